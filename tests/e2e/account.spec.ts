import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#domain/contract.ts';
import type { AccountExport } from '#domain/export/account-export.ts';
import {
  expect,
  expectNoAxeViolations,
  newPerson,
  pourOut,
  signInByForm,
  signUp,
  signUpWithPlan,
  test,
} from './fixtures.ts';
import { ERRANDS } from './dumps.ts';

async function openSettings(page: Page, part: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: part, exact: true }).click();
  return dialog;
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download.path();
}

test('a plan is taken along as a file, the account deleted, and the file brought into another', async ({
  page,
}) => {
  const first = await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const earned = (await page.getByText(/[1-9]\d*\/100 XP/).textContent()) ?? '';

  const settings = await openSettings(page, 'Export');
  const markdown = await downloaded(page, () =>
    settings.getByRole('button', { name: 'Download Markdown' }).click(),
  );
  expect(fs.readFileSync(markdown, 'utf8')).toContain(first.username);
  const json = await downloaded(page, () =>
    settings.getByRole('button', { name: 'Download JSON' }).click(),
  );
  await expect(settings.getByText(/\.json is in your downloads\./)).toBeVisible();

  await settings.getByRole('button', { name: 'Delete account', exact: true }).click();
  await settings.getByLabel('Password', { exact: true }).fill('not my password');
  await settings.getByLabel('Delete my account and everything in it').check();
  await settings.getByRole('button', { name: 'Delete Account', exact: true }).click();
  await expect(settings.getByText('This is not your current password')).toBeVisible();
  await settings.getByLabel('Password', { exact: true }).fill(first.password);
  await settings.getByRole('button', { name: 'Delete Account', exact: true }).click();
  await expect(page.getByText('Your account is deleted, and everything in it.')).toBeVisible();
  await page.getByLabel('Email').fill(first.email);
  await page.getByLabel('Password', { exact: true }).fill(first.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();

  await signUp(page, newPerson());
  const other = await openSettings(page, 'Import');
  await other.getByLabel('Choose a file').setInputFiles(markdown);
  await expect(other.getByRole('alert')).toContainText('This file cannot be read.');
  // Whoever chooses a file has pressed the field.
  await other.getByLabel('Choose a file').focus();
  await other.getByLabel('Choose a file').setInputFiles(json);
  await expect(other.getByRole('heading', { name: 'This will be added' })).toBeFocused();
  await expectNoAxeViolations(page);
  await other.getByRole('button', { name: 'Add to my account' }).click();
  await expect(
    other.getByText(/^Added: \d+ mountains?, 1 moved pebble, and 1 brain dump\.$/),
  ).toBeVisible();
  await expect.poll(() => brainDumpsOf(page)).toBe(1);
  await other.getByLabel('Choose a file').setInputFiles(json);
  await expect(other.getByRole('heading', { name: 'Nothing to add' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(earned.match(/\d+\/100 XP/)?.[0] ?? 'XP')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('1 day streak')).toBeVisible();
});

/** How many brain dumps the server keeps of whoever is signed in. */
async function brainDumpsOf(page: Page): Promise<number> {
  const reply = await page.request.get(PATHS.accountExport);
  return ((await reply.json()) as AccountExport).brainDumps.length;
}

test('after signing out neither the Back button nor the device shows anything of the plan', async ({
  page,
}) => {
  await signUpWithPlan(page, 'repair the green bicycle');
  await expect(page.getByText(/bicycle/i).first()).toBeVisible();
  await page.goto('/?once=more');
  await expect(page.getByText(/bicycle/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText(/bicycle/i)).toHaveCount(0);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual([]);
  const cached = await page.evaluate(async () => {
    const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(shells.map((shell) => shell.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the dictation language is chosen in Settings and is there on the next visit', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Dictation language').selectOption({ label: 'Italian (Italy)' });
  await expect(page.getByLabel('Dictation language')).toHaveValue('it-IT');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Dictation language')).toHaveValue('it-IT');
});

test('a changed password and a sign-out everywhere end the other browsers', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page, newPerson());
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await signInByForm(phone, person);

  const settings = await openSettings(page, 'Where you are signed in');
  await expect(settings.getByText('This browser, in use now')).toHaveCount(1);
  await expect(settings.getByText(/^Last used/)).toHaveCount(1);
  await settings.getByRole('button', { name: 'Change password', exact: true }).click();
  await expectNoAxeViolations(page);
  await settings.getByLabel('Current Password').fill('not this one');
  await settings.getByLabel('New Password').fill('a new morning');
  await settings.getByLabel('Confirm Password').fill('a new morning');
  await settings.getByRole('button', { name: 'Update Password' }).click();
  await expect(settings.getByText('This is not your current password')).toBeVisible();
  await settings.getByLabel('Current Password').fill(person.password);
  await settings.getByRole('button', { name: 'Update Password' }).click();
  await expect(settings.getByRole('status').filter({ hasText: 'Password updated' })).toBeFocused();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  await signInByForm(phone, { ...person, password: 'a new morning' });
  await settings.getByRole('button', { name: 'Where you are signed in' }).click();
  await settings.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await elsewhere.close();
});

test('what is kept and where words go is told before signing in and in Settings', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy' }).click();
  const privacy = page.getByRole('dialog', { name: 'Privacy' });
  for (const title of ['What is stored', 'Where your words go', 'How to take it along, or away']) {
    await expect(privacy.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await signUp(page, newPerson());
  await openSettings(page, 'Privacy');
  await privacy.getByRole('button', { name: 'Done' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('button', { name: 'Privacy' })).toBeFocused();
});

test('a dialog whose code does not arrive says so and can be asked for again', async ({
  page,
  context,
}) => {
  await context.route('**/assets/privacy-dialog-*.js', (route) =>
    route.abort('internetdisconnected'),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy' }).click();
  const privacy = page.getByRole('dialog', { name: 'Privacy' });
  await expect(privacy.getByRole('alert')).toContainText('did not arrive');
  await context.unroute('**/assets/privacy-dialog-*.js');
  await privacy.getByRole('button', { name: 'Try again' }).click();
  await expect(privacy.getByRole('heading', { name: 'What is stored' })).toBeVisible();
});
