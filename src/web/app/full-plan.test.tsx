import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { aDashboard } from './test-dashboard.tsx';

const WORDS = 'call the plumber';

test('a plan of this device that finds the plan full can be sent again once there is room', async () => {
  const page = aDashboard();
  await page.open();
  page.plan.network.always('cut');
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), WORDS);
  await page.click('Create My Pebbles');
  await page.click('Plan it now on this device');
  await page.succeeds();
  page.passes(2000);
  page.plan.server.refusing.set('mountains.add', 'plan.full');
  page.comesBack();
  const kept = await screen.findByRole('region', { name: 'Words without a plan' });
  expect(kept.textContent).toMatch(/as much as a plan can.*Your words are kept\./);
  page.plan.server.refusing.clear();
  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.isAsked(() => page.click('Try again'));
  expect(page.asked.at(-1)?.body['text']).toBe(WORDS);
});
