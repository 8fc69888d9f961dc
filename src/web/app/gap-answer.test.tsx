import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { aDashboard } from './test-dashboard.tsx';

const mountains = [aMountain({ id: 'm', pebbles: [aPebble({ id: 'p1' })] })];

test.each([
  ['Yes, count them', '12 min counted.'],
  ['No, leave them out', '12 min left out.'],
])('an answer about time away is confirmed where it was asked: %s', async (answer, said) => {
  const page = aDashboard({ profile: aProfile({ mountains }) });
  await page.open();
  await page.click('Start');
  page.passes(30_000);
  cleanup();
  page.passes(12 * 60_000);
  await page.open();
  const question = await screen.findByText(/^Were you working while away\? 12 min are not counted/);
  const status = question.closest('[role="status"]');
  await page.click(answer);
  expect(status?.textContent).toBe(said);
  expect(status?.isConnected).toBe(true);
  // It is of this stretch of work alone.
  await page.click('Pause');
  expect(screen.queryByText(said)).toBeNull();
});
