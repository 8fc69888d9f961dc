import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fallbackPlan } from '#domain/planner/fallback.ts';
import { createUnsettled } from '../drafts/unsettled.ts';
import { aDashboard, refused, type TestDashboard } from './test-dashboard.tsx';

const WORDS = 'call the plumber';
const SAID = /These words had a plan, and it was deleted/;

const dumpIds = ({ asked }: TestDashboard) => asked.map(({ body }) => body['dumpId']);

test('words whose plan another device has deleted are not said to be planned, and get a new plan when they are sent again', async () => {
  const page = aDashboard();
  await page.open();
  page.answers(() => refused(409, 'brain_dump.plan_deleted'));
  await page.click('Start Your Brain Dump');
  await screen.findByRole('textbox');
  await page.user.type(page.box(), WORDS);
  await page.click('Create My Pebbles');
  expect((await screen.findByRole('alert')).textContent).toMatch(SAID);
  expect(page.box().value).toBe(WORDS);

  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.click('Create My Pebbles');
  await page.succeeds();
  const [first, second] = dumpIds(page);
  expect(second).not.toBe(first);
  expect(page.plan.server.snapshot().profile.mountains).toHaveLength(1);
});

/** A dump that waited for the network, and had been planned without this device hearing of it. */
async function aKeptDump(): Promise<TestDashboard> {
  const page = aDashboard();
  const { browser, server } = page.plan;
  const { userId } = server.snapshot().profile;
  const { notes } = browser.openTab().device;
  const dump = { id: crypto.randomUUID(), text: WORDS, at: browser.now(), problem: null };
  createUnsettled({ notes, userId }).keep(dump);
  page.answers(() => refused(409, 'brain_dump.plan_deleted'));
  await page.isAsked(() => page.open());
  await screen.findByText(SAID);
  return page;
}

test('a kept dump whose plan was deleted meanwhile stands there with its words, and is planned anew when that is asked for', async () => {
  const page = await aKeptDump();
  await page.open();
  await screen.findByText(SAID);
  expect(page.asked).toHaveLength(1);
  page.answers(page.plants(fallbackPlan(), 'ai'));
  await page.isAsked(() => page.click('Try again'));
  await screen.findByText('Your brain dump is in your plan now.');
  const [first, second] = dumpIds(page);
  expect(second).not.toBe(first);
});

test('a kept dump whose plan was deleted meanwhile can be let go', async () => {
  const page = await aKeptDump();
  await page.click('Discard');
  expect(screen.queryByText(SAID)).toBeNull();
  await page.open();
  expect(screen.queryByRole('region', { name: 'Words without a plan' })).toBeNull();
});
