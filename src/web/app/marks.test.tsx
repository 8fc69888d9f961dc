import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { aMountain, aMovedPebble, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const MINUTE_MS = 60_000;
const waiting = ['p1', 'p2'].map((id) => aPebble({ id }));

async function aDashboardOf(pebbles: readonly ReturnType<typeof aPebble | typeof aMovedPebble>[]) {
  const page = aDashboard({ profile: aProfile({ mountains: [aMountain({ pebbles })] }) });
  await page.open();
  return page;
}

async function unfold(page: TestDashboard): Promise<void> {
  await page.click('Your Mountains');
  for (const word of ['Mountain', 'Boulder', 'Rock']) await page.click(new RegExp(`^${word}`));
}

const tree = () => within(screen.getByRole('region', { name: 'Your Mountains' }));
const box = (title: string) => tree().getByRole('checkbox', { name: title });
const row = (title: string) => box(title).closest('li');
const isStruckThrough = (words: string) =>
  tree().getByText(words).closest('[data-done]')?.getAttribute('data-done') === 'true';

test('the card is gold for the first pebble of the day, and for no other', async () => {
  const page = await aDashboardOf(waiting);
  const isGold = () => screen.getByRole('article').dataset.gold === 'true';
  expect(isGold()).toBe(true);
  expect(screen.getByText('FIRST PEBBLE OF THE DAY!')).toBeTruthy();
  await page.click('Complete');
  expect(isGold()).toBe(false);
  page.passes(24 * 60 * MINUTE_MS);
  expect(isGold()).toBe(true);
});

test('the first pebble in the way is suggested, and the next one when it is moved', async () => {
  const page = await aDashboardOf([aMovedPebble({ id: 'p0' }), ...waiting]);
  await unfold(page);
  const suggested = () =>
    ['Do p0', 'Do p1', 'Do p2'].filter((title) => row(title)?.dataset.suggested === 'true');
  expect(suggested()).toEqual(['Do p1']);
  expect(row('Do p1')?.textContent).toContain('Suggested');
  await page.user.click(box('Do p1'));
  await waitFor(() => expect(suggested()).toEqual(['Do p2']));
  await page.user.click(box('Do p0'));
  await waitFor(() => expect(suggested()).toEqual(['Do p0']));
});

test('what is done is struck through, a pebble at once and what it is in with its last one', async () => {
  const page = await aDashboardOf(waiting);
  await unfold(page);
  await page.click('Complete');
  await waitFor(() => expect(isStruckThrough('Do p1')).toBe(true));
  expect(['Do p2', 'A rock', 'A boulder', 'A mountain'].filter(isStruckThrough)).toEqual([]);
  await page.click('Complete');
  const all = ['Do p2', 'A rock', 'A boulder', 'A mountain'];
  await waitFor(() => expect(all.filter(isStruckThrough)).toEqual(all));
});

test('a tick that is refused before the tree is drawn anew is taken back in its row', async () => {
  const page = await aDashboardOf(waiting);
  await unfold(page);
  page.plan.network.judge(({ path }) => (path === PATHS.operations ? 400 : null));
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await page.user.click(box('Do p1'));
  expect(box('Do p1')).toHaveProperty('checked', true);
  expect(await screen.findByRole('alert')).toBeTruthy();
  frames.mockRestore();
  await waitFor(() => expect(box('Do p1')).toHaveProperty('checked', false));
});

test('what a branch is and how much of it is moved is read aloud, and told anew with every pebble', async () => {
  const page = await aDashboardOf(waiting);
  await unfold(page);
  const names = (moved: string) => [
    `Mountain (big goal): A mountain ${moved}`,
    `Boulder: A boulder ${moved}`,
    `Rock: A rock ${moved}`,
  ];
  const areHeard = (moved: string): boolean =>
    names(moved).every((name) => tree().queryByRole('button', { name, expanded: true }) !== null);
  expect(areHeard('0 of 2 pebbles moved')).toBe(true);
  await page.user.click(box('Do p1'));
  await waitFor(() => expect(areHeard('1 of 2 pebbles moved')).toBe(true));
});

test('the time is within the estimate up to its last moment, and beyond it after that', async () => {
  const page = await aDashboardOf(waiting);
  const pace = () => screen.getByRole('timer').dataset.pace;
  expect(pace()).toBe('within');
  await page.click('Start');
  for (let minutes = 20; minutes > 0; minutes -= 4) page.passes(4 * MINUTE_MS);
  expect(pace()).toBe('within');
  page.passes(1000);
  expect(pace()).toBe('beyond');
  expect(screen.getByText('20/20').dataset.signs, 'drawn clear of the ring').toBe('5');
  expect(screen.getByText("Taking your time - that's okay!")).toBeTruthy();
});
