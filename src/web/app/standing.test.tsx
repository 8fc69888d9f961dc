import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTestPlan, complete } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { StandingLine } from './standing-line.tsx';
import { Standing } from './standing.tsx';

const AWAY =
  'The server cannot be reached right now. You can go on: this device keeps what you do.';

async function aStanding(code: () => Promise<typeof StandingLine>) {
  const plan = aTestPlan();
  const open = await plan.open();
  const line = lazyPart<unknown>(code);
  render(
    <ClientProvider client={signedInTo(open)}>
      <Standing line={line} />
    </ClientProvider>,
  );
  return {
    ...plan,
    store: open.store,
    line,
    status: () => screen.getByRole('status'),
    said: () => screen.getByRole('status').textContent,
    seen: () => screen.queryByRole('region', { name: 'Changes of this device' })?.textContent ?? '',
  };
}

test('that the server is away is said before the code for all its words has come, which may be never', async () => {
  const page = await aStanding(() => Promise.reject(new Error('The network is down.')));
  page.network.always('cut');
  await act(() => page.store.pull());
  await waitFor(() => expect(page.line.get()).toBe('failed'));
  expect(page.said()).toBe('The server cannot be reached right now.');
  act(() => page.line.arrive(StandingLine));
  expect(page.seen()).toBe(AWAY);
  await waitFor(() => expect(page.said()).toBe(AWAY));
});

test('the server is heard to go and to come back; how many changes wait is seen, not said at every tap', async () => {
  const page = await aStanding(() => Promise.resolve(StandingLine));
  await act(async () => page.line.load());
  expect([page.seen(), page.said()]).toEqual(['', '']);
  page.network.always('cut');
  act(() => void page.store.change(complete('p1')));
  await waitFor(() => expect(page.said()).toBe(AWAY));
  expect(page.seen()).toMatch(/^1 change waiting\./);

  const heard: string[] = [];
  new MutationObserver(() => heard.push(page.said())).observe(page.status(), {
    subtree: true,
    childList: true,
    characterData: true,
  });
  act(() => void page.store.change(complete('p2')));
  await waitFor(() => expect(page.seen()).toMatch(/^2 changes waiting\./));
  page.network.always(null);
  await act(() => page.store.flush());
  await waitFor(() => expect(heard).not.toEqual([]));
  expect(page.seen()).toBe('');
  expect(heard).toEqual(['Everything is sent.']);
});
