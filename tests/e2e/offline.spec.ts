import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import { ERRANDS } from './dumps.ts';
import { expect, signUpWithPlan, test as base } from './fixtures.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';
import { unfold } from './places.ts';
import { SERVER_URL } from './shared-names.ts';

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

// One after the other: at the same time, each would have a browser and a server of its own to start.
test.describe.configure({ mode: 'default' });

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
  await page
    .getByRole('button', { name: /^Edit mountain/ })
    .first()
    .click();
  const editing = page.getByRole('dialog', { name: 'Edit Mountain' });
  await editing.getByRole('textbox').fill('add a pebble to repot the cactus');
  await editing.getByRole('button', { name: 'Change it now on this device' }).click();
  await expect(editing).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('5 changes waiting')).toBeVisible();

  await page.reload();
  await expect(page.getByText('5 changes waiting')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const place = await card.boundingBox();
  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/changes? waiting/)).toBeHidden();
  // What comes and goes with the network moves nothing.
  expect(await card.boundingBox()).toEqual(place);
  const reply = await page.request.get(PATHS.profile);
  const { profile } = await reply.json();
  const plan = JSON.stringify(profile.mountains);
  expect(plan.split('Water the fern')).toHaveLength(2);
  expect(plan.split('Repot the cactus')).toHaveLength(2);
  expect(plan.split('"status":"moved"')).toHaveLength(2);
  expect(profile.settings.theme).toBe('dark');
  expect(profile.timer.startedAt).not.toBeNull();
});

test('what was done with the server dead survives a crash of the browser', async ({
  server,
  launchOptions,
}) => {
  await server.start();
  const folder = mkdtempSync(path.join(tmpdir(), 'unstuck-browser-'));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.url });
  try {
    // Signed in since yesterday: a browser writes cookies to its disk only some time after.
    const yesterday = await launch();
    await openPlan(await yesterday.newPage());
    await yesterday.close();

    const before = await launch();
    const page = await before.newPage();
    await page.goto('/');
    await expect(page.getByRole('article')).toBeVisible();
    await server.kill();
    await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('1 change waiting')).toBeVisible();
    const gone = before.waitForEvent('close');
    const line = await before.newCDPSession(page);
    await Promise.all([gone, line.send('Browser.crash').catch(() => undefined)]);

    const after = await launch();
    const again = await after.newPage();
    await again.goto('/');
    await expect(again.getByText('1 change waiting')).toBeVisible();
    await server.start();
    await again.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(again.getByText('1 change waiting')).toBeHidden();
    await after.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a newer version takes over when it is told to, and never under changes that wait', async ({
  browser,
  server,
}) => {
  await server.start();
  // The test stands in for a deploy, and the page's policy lets nobody but the page add a worker.
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'allow',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await openPlan(page);
  const other = await context.newPage();
  await other.goto('/');
  let reloads = 0;
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  for (const tab of [page, other]) {
    await expect(tab.getByText('A new version is ready.')).toBeVisible();
    tab.on('load', () => (reloads += 1));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const [reload, later] = await Promise.all(
    ['Reload', 'Later'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(reload?.y, 'on a small phone it is one row').toBe(later?.y);
  // What takes the focus is not scrolled behind the bar.
  await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', 'auto');

  await context.setOffline(true);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('It waits until your change has reached the server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload anyway' })).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  expect(reloads).toBe(0);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => reloads).toBe(2);
  for (const tab of [page, other]) await expect(tab.getByText('1 day streak')).toBeVisible();
  await context.close();
});
