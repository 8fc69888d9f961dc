import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile, TODAY } from '#domain/plan/test-builders.ts';
import { aBrowser } from '../device/test-browser.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TOMORROW = '2026-11-21';

/** A day whose current pebble is not among the first of the plan. */
const pebbles = ['p1', 'p2', 'p3', 'p4'].map((id) => aPebble({ id }));
const profile = aProfile({
  mountains: [aMountain({ pebbles })],
  dayList: { day: TODAY, pebbleIds: ['p4', 'p1'] },
});

const card = () => within(screen.getByRole('article'));
const titleOfCard = () => card().getByRole('heading', { level: 2 }).textContent;
const button = (name: string) => card().getByRole('button', { name });
const others = () => screen.getAllByRole('checkbox').length;

const savedBy = ({ plan }: TestDashboard) => plan.server.snapshot().profile;

/** At ten in the morning somebody starts the timer. */
async function aRunningTimer(): Promise<TestDashboard> {
  const page = aDashboard({ profile });
  await page.open();
  await page.click('Start');
  await waitFor(() => expect(savedBy(page).timer).not.toBeNull());
  return page;
}

/** Until five past four of the next night, with somebody looking at it. */
function workIntoTheNewDay(page: TestDashboard): void {
  for (let left = 18 * HOUR_MS + 5 * MINUTE_MS; left > 0; left -= 5 * MINUTE_MS)
    page.passes(5 * MINUTE_MS);
}

test('a pebble whose timer runs stays in hand over the start of the day, and the new day follows it', async () => {
  const page = await aRunningTimer();
  workIntoTheNewDay(page);
  expect(titleOfCard()).toBe('Do p4');
  expect(button('Pause')).toBeTruthy();
  expect(others()).toBe(1);
  await page.user.click(button('Complete'));
  expect(titleOfCard()).toBe('Do p1');
  await waitFor(() => expect(others()).toBe(2));
  await waitFor(() => expect(savedBy(page).dayList?.day).toBe(TOMORROW));
});

test('paused after the start of the day, it stays the current one with its time, before those of the new day', async () => {
  const page = await aRunningTimer();
  workIntoTheNewDay(page);
  await page.user.click(button('Pause'));
  expect(titleOfCard()).toBe('Do p4');
  const [, time] = card().getByRole('timer').textContent?.split('/') ?? [];
  expect(time).toBe('20 min');
  expect(button('Continue')).toBeTruthy();
  await waitFor(() => expect(others()).toBe(2));
  await waitFor(() => expect(savedBy(page).dayList).toMatchObject({ day: TOMORROW }));
  expect(savedBy(page).timer?.pebbleId).toBe('p4');
});

test.each(['this device, the page opened anew', 'a second device'])(
  'a timer left on overnight is on its card in the morning: on %s',
  async (which) => {
    const first = await aRunningTimer();
    let page = first;
    if (which === 'a second device') {
      const { server } = first.plan;
      page = aDashboard({ profile, server, browser: aBrowser({ aheadMs: 24 * HOUR_MS }) });
    } else first.plan.browser.advance(24 * HOUR_MS);
    await page.open();
    expect(titleOfCard()).toBe('Do p4');
    expect(button('Pause')).toBeTruthy();
    expect(card().getByText(/Were you working while away/)).toBeTruthy();
    await page.click('No, leave them out');
    expect(card().queryByText(/Were you working while away/)).toBeNull();
    await page.click('Complete');
    await waitFor(() => expect(savedBy(page).dayList?.day).toBe(TOMORROW));
    expect(titleOfCard()).toBe('Do p1');
  },
);
