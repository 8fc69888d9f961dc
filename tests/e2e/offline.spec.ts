import type { Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { ERRANDS } from './dumps.ts';
import { expect, signUpWithPlan, test as base } from './fixtures.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';
import { unfold } from './places.ts';
import { SERVER_URL } from './shared-server.ts';

const test = base.extend<object, { server: MortalServer }>({
  server: [
    async ({}, use) => {
      const server = await startMortalServer();
      // This worker runs nothing but this file: it has a fixture of its own.
      process.env[SERVER_URL] = server.url;
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

test.use({ serviceWorkers: 'allow' });

async function openPlan(page: Page): Promise<void> {
  await signUpWithPlan(page, ERRANDS);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function addPebble(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Pebble' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('As small as it is, it counts');
  await dialog.getByRole('button', { name: 'Add Pebble' }).click();
  await expect(dialog).toBeHidden();
}

test('with the server dead the page opens from its cache alone, and what is done arrives once', async ({
  page,
  server,
}) => {
  await openPlan(page);
  await server.kill();
  await page.reload();

  const card = page.getByRole('article');
  await expect(card).toBeVisible();
  const first = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Complete' }).click();
  await expect(card.getByRole('heading')).not.toHaveText(first);
  await card.getByRole('button', { name: 'Start' }).click();
  await unfold(page);
  await addPebble(page, 'Water the fern');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('4 changes waiting')).toBeVisible();

  await page.reload();
  await expect(page.getByText('4 changes waiting')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/changes? waiting/)).toBeHidden();
  const reply = await page.request.get(PATHS.profile);
  const { profile } = await reply.json();
  const plan = JSON.stringify(profile.mountains);
  expect(plan.split('Water the fern')).toHaveLength(2);
  expect(plan.split('"status":"moved"')).toHaveLength(2);
  expect(profile.settings.theme).toBe('dark');
  expect(profile.timer.startedAt).not.toBeNull();
});
