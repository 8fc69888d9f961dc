import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

const mountains = [aMountain({ id: 'm', pebbles: [aPebble({ id: 'p1' })] })];

/** Whoever started a timer comes back 12 minutes after the page was closed. */
async function aPageAfterTimeAway(): Promise<TestDashboard> {
  const page = aDashboard({ profile: aProfile({ mountains }) });
  await page.open();
  await page.click('Start');
  page.passes(30_000);
  cleanup();
  page.passes(12 * 60_000);
  await page.open();
  return page;
}

const findQuestion = () =>
  screen.findByText(/^Were you working while away\? 12 min are not counted/);

test('a question that comes with the page has its room at once, and is asked when its region is known', async () => {
  await aPageAfterTimeAway();
  const gap = (await findQuestion()).closest<HTMLElement>('[data-asked]');
  expect(gap?.dataset['asked']).toBe('false');
  await waitFor(() => expect(gap?.dataset['asked']).toBe('true'));
});

test.each([
  ['Yes, count them', '12 min counted.'],
  ['No, leave them out', '12 min left out.'],
])('an answer about time away is confirmed where it was asked: %s', async (answer, said) => {
  const page = await aPageAfterTimeAway();
  const status = (await findQuestion()).closest('[role="status"]');
  await page.click(answer);
  expect(status?.textContent).toBe(said);
  expect(status?.isConnected).toBe(true);
  // It is of this stretch of work alone.
  await page.click('Pause');
  expect(screen.queryByText(said)).toBeNull();
  await page.click('Continue');
  expect(screen.queryByText(said)).toBeNull();
  expect(status?.isConnected).toBe(true);
});
