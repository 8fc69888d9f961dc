import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain } from '#domain/plan/test-builders.ts';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { aBrowser } from '../device/test-browser.ts';
import { takeInHand } from '../drafts/in-hand.ts';
import { createUnsettled } from '../drafts/unsettled.ts';
import { aDashboard, aSlowAnswer, refused, type TestDashboard } from './test-dashboard.tsx';

const WORDS = 'call the plumber\nand the shed';

/** As long as the answers of the server take to be drawn. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

/** The dialog of a dump that has just got "Your Mountain" in place of a plan. */
async function aStandInJustMade() {
  const page = aDashboard();
  await page.open();
  page.answers(page.plants(fallbackPlan(), 'fallback'));
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.click(page.box());
  await page.user.paste(WORDS);
  await page.click('Create My Pebbles');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Your words are kept' });
  const tryAgain = async () =>
    page.user.click(await dialog.findByRole('button', { name: 'Try again' }));
  return { page, tryAgain };
}

async function aPageWithStandIn(): Promise<TestDashboard> {
  const { page } = await aStandInJustMade();
  await page.click('Not now');
  return page;
}

const aSecondDevice = ({ plan: { server }, standIns, dumpIds }: TestDashboard): TestDashboard =>
  aDashboard({ server, standIns, dumpIds, browser: aBrowser() });

/** As the server does when another device tries again: the mountain goes, and the dump has a plan. */
function planElsewhere({ plan: { server }, standIns }: TestDashboard): void {
  const nodeId = standIns[0]?.mountainId ?? '';
  standIns.length = 0;
  const change = { kind: 'node.delete', nodeType: 'mountain', nodeId } as const;
  const mountains = [aMountain({ id: 'planned', title: 'Home' })];
  const about = { schema: 1, at: '2026-11-20T10:05:00.000Z', zone: 'UTC' } as const;
  server.apply({ ...about, opId: 'away', change });
  server.apply({ ...about, opId: 'retry', change: { kind: 'mountains.add', mountains } });
}

const queryWordsWithoutPlan = () => screen.queryByRole('region', { name: 'Words without a plan' });

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
  ['worked on', (page: TestDashboard) => page.click('Start'), 1],
  ['deleted', deleteStandIn, 0],
])(
  'once a stand-in was %s its words are there to open, once, and replace nothing',
  async (_, end, left) => {
    const page = await aPageWithStandIn();
    await end(page);
    const list = await findWordsWithoutPlan();
    expect(list.textContent).toContain('These words have no plan of their own yet.');
    expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull();
    // The words may be there before the server has heard of it.
    const mountainsNow = () => page.plan.server.snapshot().profile.mountains;
    await waitFor(() => expect(mountainsNow()).toHaveLength(left));
    const mountains = mountainsNow();

    await page.open();
    await findWordsWithoutPlan();
    await page.click('Open it');
    await screen.findByRole('textbox');
    expect(page.box().value).toBe(WORDS);
    await page.user.keyboard('{Escape}');
    page.comesBack();
    await act(async () => page.plan.browser.advance(60_000));
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
  const second = aSecondDevice(first);
  await second.open();
  await screen.findByRole('region', { name: 'A stand-in for your plan' });
  planElsewhere(first);
  second.comesBack();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull(),
  );
  await second.open();
  await pause();
  expect(queryWordsWithoutPlan()).toBeNull();
});

test('a device that was away says of words that were planned meanwhile nothing, not even for a moment', async () => {
  const first = await aPageWithStandIn();
  const second = aSecondDevice(first);
  await second.open();
  await screen.findByRole('region', { name: 'A stand-in for your plan' });
  second.plan.network.always('cut');
  second.passes(61_000);
  await screen.findAllByText(/cannot be reached/);
  planElsewhere(first);
  const wasSaid: string[] = [];
  const watch = new MutationObserver(() => {
    const said = queryWordsWithoutPlan()?.textContent;
    if (said !== undefined) wasSaid.push(said);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  second.comesBack();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'A stand-in for your plan' })).toBeNull(),
  );
  await pause();
  watch.disconnect();
  expect(wasSaid).toEqual([]);
});

test('words that were planned after their stand-in was worked on are offered by no device any more', async () => {
  const first = await aPageWithStandIn();
  await first.click('Start');
  await findWordsWithoutPlan();
  const second = aSecondDevice(first);
  await second.open();
  await findWordsWithoutPlan();
  await first.open();
  const [planted] = fallbackPlan().mountains;
  if (!planted) throw new Error('The fallback has a mountain.');
  first.answers(first.plants({ mountains: [{ ...planted, title: 'Home' }] }, 'ai'));
  await first.isAsked(() => first.click('Try again'));
  expect(first.asked.at(-1)?.body).toMatchObject({ beside: true });
  await waitFor(() => expect(queryWordsWithoutPlan()).toBeNull());

  await second.open();
  await waitFor(() => expect(queryWordsWithoutPlan()).toBeNull());
  const third = aSecondDevice(first);
  await third.open();
  await pause();
  expect(queryWordsWithoutPlan()).toBeNull();
});

test('words that were opened again are in the box of that device, and no other one offers them', async () => {
  const first = await aPageWithStandIn();
  await first.click('Start');
  await first.click('Open it');
  await screen.findByRole('textbox');
  await waitFor(() => expect(first.standIns).toEqual([]));
  const second = aSecondDevice(first);
  await second.open();
  await pause();
  expect(queryWordsWithoutPlan()).toBeNull();
});

test('words of which the server knows nothing any more stay on the device', async () => {
  const first = await aPageWithStandIn();
  planElsewhere(first);
  first.dumpIds.length = 0;
  first.comesBack();
  expect((await findWordsWithoutPlan()).textContent).toContain('call the plumber');
});

test('whoever cancels another try at a plan hears so, and keeps the focus, as when it fails', async () => {
  const { page } = await aStandInJustMade();
  await page.open();
  const card = await screen.findByRole('region', { name: 'A stand-in for your plan' });

  aSlowAnswer(page);
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
    const { page, tryAgain } = await aStandInJustMade();
    const reply = aSlowAnswer(page);
    await page.isAsked(tryAgain);
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

/** The first try met no network; the second is under way, and its dialog was closed. */
async function aSecondTryUnderWay() {
  const { page, tryAgain } = await aStandInJustMade();
  page.answers(() => Promise.reject(new TypeError('Failed to fetch')));
  await page.isAsked(tryAgain);
  const reply = aSlowAnswer(page);
  await page.isAsked(tryAgain);
  await page.click('Not now');
  const card = within(await screen.findByRole('region', { name: 'A stand-in for your plan' }));
  expect(await card.findByText('Sending your words…')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Try again' })).toBeNull();
  return { page, card, reply };
}

test('after "Not now" the card on the page waits with the try that goes on, and offers another when it failed', async () => {
  const { card, reply } = await aSecondTryUnderWay();
  reply(refused(503, 'planner.failed'));
  expect(await card.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(card.queryByText('Sending your words…')).toBeNull();
});

test('a try that goes on after "Not now" is called off from the card, and no line says that it goes on', async () => {
  const { page, card } = await aSecondTryUnderWay();
  await page.click('Cancel');
  expect(await card.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await hasFocus('Try again');
  expect(page.asked.at(-1)?.signal.aborted).toBe(true);
  expect(screen.queryByText(/are being made/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever waited for another tab to make the plan is told of a plan only where there is one', async () => {
  const page = await aPageWithStandIn();
  const { device } = page.plan.browser.openTab();
  const { userId } = page.plan.server.snapshot().profile;
  const unsettled = createUnsettled({ notes: device.notes, userId });
  const { dumpId = '' } = unsettled.read().standIns[0] ?? {};
  let letGo = (): void => undefined;
  void takeInHand(device, { id: dumpId }, () => new Promise((end) => (letGo = end)));
  await page.click('Try again');
  await screen.findByText('Sending your words…');
  await act(async () => {
    unsettled.forgetStandIn(dumpId);
    letGo();
  });
  expect(await screen.findByText(/has its plan already, so nothing was replaced/)).toBeTruthy();
  expect(screen.queryByText(/created successfully/)).toBeNull();
  expect(page.asked).toHaveLength(1);
});
