import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { aDashboard, refused } from './test-dashboard.tsx';

const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

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
