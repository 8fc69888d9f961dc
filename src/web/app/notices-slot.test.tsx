import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { editSlot } from '../drafts/slots.ts';
import { aTestPlan, type TestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Banners } from './banners.tsx';
import { Notices } from './notices.tsx';
import { NoticesSlot } from './notices-slot.tsx';

const FAILED = 'Failed to add pebble. Please try again.';
const PEBBLE = {
  kind: 'pebble.add',
  rockId: 'mountain-1-rock',
  pebbleId: 'pebble-new',
  title: 'Water the plants',
  description: 'The big one by the window twice',
} as const;

/** A visit on which the code of the notices comes from where a test says. */
async function visit(plan: TestPlan, fetched: { isAway: boolean; times: number }) {
  cleanup();
  const open = await plan.open();
  const { store, tab } = open;
  const { userId } = store.getView();
  const code = lazyPart(async () => {
    fetched.times += 1;
    if (fetched.isAway) throw new Error('The network is down.');
    return Notices;
  });
  const nothing = () => undefined;
  render(
    <ClientProvider client={signedInTo(open)}>
      <Banners
        code={code}
        trouble={{ id: 0, words: null }}
        onRefused={nothing}
        onDismissTrouble={nothing}
      />
      <NoticesSlot
        code={code}
        onNews={nothing}
        onTrouble={nothing}
        isDumpOpen={false}
        onOpenDump={nothing}
      />
    </ClientProvider>,
  );
  return { store, code, userId, notes: tab.device.notes };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** The rock goes on another device while this one is offline, and the server refuses the pebble. */
async function isRefused({ server, network }: TestPlan, { store }: Visit): Promise<void> {
  network.always('cut');
  act(() => void store.change(PEBBLE));
  const [mountain] = server.snapshot().profile.mountains;
  server.apply({
    opId: 'elsewhere',
    schema: 1,
    at: '2026-11-20T10:00:00.000Z',
    zone: 'UTC',
    change: { kind: 'node.delete', nodeType: 'mountain', nodeId: mountain?.id ?? '' },
  });
  network.always(null);
  await act(() => store.flush());
  await screen.findByText(FAILED);
}

async function returned(): Promise<string> {
  const region = await screen.findByRole('region', { name: 'Pebbles that are not in your plan' });
  return region.textContent;
}
async function dismiss(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await isQuiet();
}
const isQuiet = () => waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());

test('the words of a refused pebble outlive Dismiss where the code that takes them did not come', async () => {
  const plan = aTestPlan();
  const fetched = { isAway: true, times: 0 };
  const first = await visit(plan, fetched);
  await isRefused(plan, first);
  await waitFor(() => expect(first.code.get()).toBe('failed'));
  await dismiss();

  fetched.isAway = false;
  await visit(plan, fetched);
  expect(await returned()).toContain(PEBBLE.title + PEBBLE.description);
  await dismiss();
  await visit(plan, fetched);
  expect(await returned()).toContain(PEBBLE.title + PEBBLE.description);
  // Now that they are taken, it is put away for good.
  await isQuiet();
});

test('the code that did not come is asked for again when a pebble is refused', async () => {
  const plan = aTestPlan();
  const fetched = { isAway: true, times: 0 };
  const page = await visit(plan, fetched);
  act(page.code.load);
  await waitFor(() => expect(page.code.get()).toBe('failed'));
  fetched.isAway = false;
  await isRefused(plan, page);
  expect(await returned()).toContain(PEBBLE.title + PEBBLE.description);
});

test('words for a mountain that is gone bring the code; a device without words does not ask for it', async () => {
  const plan = aTestPlan();
  const fetched = { isAway: false, times: 0 };
  const { userId, notes } = await visit(plan, fetched);
  expect(fetched.times).toBe(0);
  editSlot({ notes, userId, mountainId: 'gone' }).write(JSON.stringify({ text: 'ask Priya' }));
  await visit(plan, fetched);
  const words = await screen.findByRole('region', { name: 'Words without a plan' });
  expect(words.textContent).toContain('The mountain that these words were to change was deleted.');
});
