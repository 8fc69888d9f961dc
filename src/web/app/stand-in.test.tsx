import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { aBrowser } from '../device/test-browser.ts';
import { aDashboard, refused, type TestDashboard } from './test-dashboard.tsx';

const WORDS = 'call the plumber\nand the shed';

const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

/** A page whose one dump got "Your Mountain" in place of a plan. */
async function aPageWithStandIn(): Promise<TestDashboard> {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste(WORDS);
  await page.click('Create My Pebbles');
  await page.click('Not now');
  return page;
}

const findWordsWithoutPlan = () => screen.findByRole('region', { name: 'Words without a plan' });

const deleteStandIn = async (page: TestDashboard) => {
  await page.click('Your Mountains');
  await page.click('Delete mountain Your Mountain');
  await page.click('Delete');
};

test('the words that a stand-in was planted for can be read beside it', async () => {
  const page = await aPageWithStandIn();
  await page.open();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });
  const words = within(card).getByText('Read your words').closest('details');
  expect(words?.querySelector('p')?.textContent).toBe(WORDS);
});

test.each([
  ['worked on', (page: TestDashboard) => page.click('Start')],
  ['deleted', deleteStandIn],
])(
  'once a stand-in was %s its words are there to open, once, and replace nothing',
  async (_, end) => {
    const page = await aPageWithStandIn();
    await end(page);
    const list = await findWordsWithoutPlan();
    expect(list.textContent).toContain('These words have no plan of their own yet.');
    expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull();
    const { mountains } = page.plan.server.snapshot().profile;

    await page.open();
    await findWordsWithoutPlan();
    await page.click('Open it');
    await screen.findByRole('textbox');
    expect(page.box().value).toBe(WORDS);
    await page.user.keyboard('{Escape}');
    page.comesBack();
    await act(() => page.plan.browser.advance(60_000));
    expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
    expect(page.asked).toHaveLength(1);
    expect(page.plan.server.snapshot().profile.mountains).toEqual(mountains);
  },
);

test('without the network the words of a stand-in that is deleted are there at once', async () => {
  const page = await aPageWithStandIn();
  page.plan.network.always('cut');
  await deleteStandIn(page);
  expect((await findWordsWithoutPlan()).textContent).toContain('call the plumber');
});

test('the words of a stand-in whose plan another device made are in that plan, and nowhere else', async () => {
  const first = await aPageWithStandIn();
  const { server } = first.plan;
  const second = aDashboard({ server, standIns: first.standIns, browser: aBrowser() });
  await second.open();
  await screen.findByRole('region', { name: 'A stand-in for your plan' });
  const mountainId = first.standIns[0]?.mountainId ?? '';
  // As its retry does: the mountain goes, and the dump has a plan of its own.
  first.standIns.length = 0;
  const away = { kind: 'node.delete', nodeType: 'mountain', nodeId: mountainId } as const;
  server.apply({
    opId: 'retry',
    schema: 1,
    at: '2026-11-20T10:05:00.000Z',
    zone: 'UTC',
    change: away,
  });
  second.comesBack();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull(),
  );
  await second.open();
  await screen.findByRole('button', { name: 'Start Your Brain Dump' });
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
});

test('whoever cancels another try at a plan hears so, and keeps the focus, as when it fails', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste('call the plumber');
  await page.click('Create My Pebbles');
  await screen.findByRole('heading', { name: 'Your words are kept' });
  await page.open();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });

  page.answers(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await page.isAsked(() => page.click('Try again'));
  await hasFocus('Cancel');
  await page.click('Cancel');
  expect(await within(card).findByText('Cancelled. Your words are still here.')).toBeTruthy();
  await hasFocus('Try again');

  page.answers(() => refused(503, 'planner.failed'));
  await page.isAsked(() => page.click('Try again'));
  expect(await within(card).findByRole('alert')).toBeTruthy();
  expect(within(card).queryByText(/^Cancelled/)).toBeNull();
  await hasFocus('Try again');
});

test.each([
  ['a plan', /^Mountain created successfully!/],
  ['a failure', /^Failed to process your brain dump/],
] as const)(
  'whoever says "Not now" while it is tried again is told that it goes on, and what came of it: %s',
  async (end, said) => {
    const page = aDashboard();
    await page.open();
    page.answers(page.plants(fallbackPlan(), 'fallback'));
    await page.click('Start Your Brain Dump');
    await screen.findByRole('textbox');
    await page.user.type(page.box(), 'call the plumber');
    await page.click('Create My Pebbles');
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Your words are kept' });
    let reply: (response: Response | Promise<Response>) => void = () => undefined;
    page.answers(() => new Promise((resolve) => (reply = resolve)));
    await page.isAsked(() => page.user.click(dialog.getByRole('button', { name: 'Try again' })));
    await page.click('Not now');
    expect(await screen.findByText('Your pebbles are being made. You can go on.')).toBeTruthy();
    const asked = page.asked.at(-1);
    if (asked === undefined) throw new Error('The planner was asked.');
    reply(
      end === 'a plan' ? page.plants(fallbackPlan(), 'ai')(asked) : refused(503, 'planner.failed'),
    );
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/are being made/)).toBeNull();
  },
);
