import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { aCompletion, aProfile, TODAY } from '#domain/plan/test-builders.ts';
import { RecentlyTossed } from '../features/today/recently-tossed.tsx';
import { ClientProvider } from '../session/session-context.tsx';
import { createExpansion } from '../ui/expansion.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { RecentSlot } from './recent-slot.tsx';

const profile = aProfile({ recentCompletions: [aCompletion({ title: 'Water the fern' })] });
const quiet = () => () => undefined;
const store = { getView: () => ({ profile }), subscribe: quiet };
const state = { status: 'signed-in', store };
const client = { session: { getState: () => state, subscribe: quiet } } as never;

const memory = { read: () => null, write: () => undefined };
const unfolded = createExpansion({ memory, key: 'open' });

function Slot({ code }: Required<Pick<ComponentProps<typeof RecentSlot>, 'code'>>) {
  return (
    <ClientProvider client={client}>
      <RecentSlot {...{ profile, unfolded, code }} today={TODAY} onTogglePebble={() => false} />
    </ClientProvider>
  );
}

test('where the code of the list did not come that is said, and it can be asked for again', async () => {
  let isAway = true;
  const code = lazyPart(async () => {
    if (isAway) throw new Error('The network is down.');
    return RecentlyTossed;
  });
  render(<Slot code={code} />);
  const unfold = screen.getByRole('button', { name: 'Recently Tossed Pebbles (1)' });
  await userEvent.click(unfold);
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Water the fern');
  await waitFor(() => expect(document.activeElement).toBe(unfold));
  expect(screen.queryByRole('alert')).toBeNull();
});
