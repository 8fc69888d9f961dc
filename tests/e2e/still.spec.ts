import type { Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { keyOf } from '../../src/web/device/person-notes.ts';
import { ERRANDS } from './dumps.ts';
import { expect, signUpWithPlan, test } from './fixtures.ts';

/** Words that another tab of the browser puts aside, so that this one shows them by itself. */
async function putAsideElsewhere(page: Page, texts: readonly string[]): Promise<void> {
  const { profile } = await (await page.request.get(PATHS.profile)).json();
  const at = new Date().toISOString();
  const kept = texts.map((text) => ({ id: text, text, at, problem: 'planner.quota' }));
  const other = await page.context().newPage();
  await other.goto('/');
  const note = [keyOf('unsettled', profile.userId), JSON.stringify({ kept })] as const;
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), note);
  await other.close();
}

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a screen that is taller than the page', { width: 1280, height: 2400 }],
] as const)
  test(`what comes by itself above the current pebble does not move it under a hand, on ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signUpWithPlan(page, ERRANDS);
    const card = page.getByRole('article');
    await card.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
    // What keeps the place has come, and the press is not what the words answer to.
    await page.locator('main span[hidden]').waitFor({ state: 'attached' });
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction((then) => performance.now() - then > 600, since);
    const top = async () => (await card.boundingBox())?.y ?? -1;
    const before = await top();
    await putAsideElsewhere(page, ['call the plumber']);
    await expect(page.getByRole('region', { name: 'Words without a plan' })).toBeVisible();
    // A page is scrolled by whole pixels.
    await expect.poll(top).toBeCloseTo(before, 0);
  });

test('what comes by itself does not move the current pebble either where it is above the edge, or a part of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpWithPlan(page, ERRANDS);
  await page.locator('main span[hidden]').waitFor({ state: 'attached' });
  const words = page.getByRole('region', { name: 'Words without a plan' });
  const card = page.getByRole('article');
  const top = async () => (await card.boundingBox())?.y ?? -1;
  const texts = ['call the plumber'];
  await putAsideElsewhere(page, texts);
  await expect(words).toBeVisible();
  // By how much of its height it is above the edge.
  for (const part of [0.1, 0.6, 1.5]) {
    await words.evaluate((region, share) => {
      const { top: y, height } = region.getBoundingClientRect();
      window.scrollBy(0, y + height * share);
    }, part);
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction((then) => performance.now() - then > 600, since);
    const before = await top();
    texts.push(`call the plumber ${part}`);
    await putAsideElsewhere(page, texts);
    await expect(words.getByText(`call the plumber ${part}`)).toBeAttached();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await top(), `${part} of it above the edge`).toBeCloseTo(before, 0);
  }
});
