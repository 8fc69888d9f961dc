import type { Page } from '@playwright/test';
import { PATHS, type PushRequest } from '#domain/contract.ts';
import { ERRANDS } from './dumps.ts';
import {
  expect,
  newPerson,
  signInByForm,
  signUp,
  signUpByForm,
  signUpWithPlan,
  test,
} from './fixtures.ts';
import { register } from './people.ts';
import { dialogsArrived, unfold } from './places.ts';

/** Section 8 of the specification: each message by what causes it, read out, with the input kept. */

async function expectAlert(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('alert').getByText(message, { exact: true }).first()).toBeVisible();
}

test('without a network, signing in says that something went wrong', async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('mira@example.org');
  await page.getByLabel('Password', { exact: true }).fill('pebbles');
  await context.setOffline(true);
  await page.locator('button[type=submit]').click();
  await expectAlert(page, 'Something went wrong. Please try again.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mira@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('pebbles');
});

test('a refusal without a reason is a failed authentication', async ({ page }) => {
  const error = { code: 'request.invalid', message: '' };
  await page.route(`**${PATHS.signIn}`, (route) => route.fulfill({ status: 400, json: { error } }));
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('mira@example.org');
  await page.getByLabel('Password', { exact: true }).fill('pebbles');
  await page.locator('button[type=submit]').click();
  await expectAlert(page, 'Authentication failed');
});

test('a sign-up that makes nobody says so, and what was typed stays', async ({ page }) => {
  await page.route(`**${PATHS.signUp}`, (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill('mira@example.org');
  await page.getByLabel('Username', { exact: true }).fill('mira');
  await page.getByLabel('Password', { exact: true }).fill('pebbles');
  await page.locator('button[type=submit]').click();
  await expectAlert(page, 'Failed to create user account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mira@example.org');
});

test('a reset request says when it failed, and the same whoever asks when it did not', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectAlert(page, 'Failed to send reset email. Please try again.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.org');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByRole('status').filter({
      hasText:
        'If an account with that email exists, a password reset link has been sent to your inbox.',
    }),
  ).toBeVisible();
});

test('a username that somebody else has is refused, and stays to be changed', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = newPerson();
  await signUpByForm(await elsewhere.newPage(), other);
  await elsewhere.close();
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByLabel('Username', { exact: true });
  await field.fill(other.username);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAlert(page, 'Failed to update username. It may already be taken.');
  await expect(field).toHaveValue(other.username);
  // Escape puts the field away, not the whole of Settings.
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

const FAILED_LOADS = {
  'Failed to load your profile.': 'no answer',
  'User profile not found. Please try logging in again.': 404,
  'Failed to load your data.': 403,
  'Failed to load user data.': 304,
};

for (const [message, status] of Object.entries(FAILED_LOADS)) {
  test(`a first load that ends with ${status} says "${message}"`, async ({ page }) => {
    await register(page, newPerson());
    await page.route(`**${PATHS.profile}`, (route) =>
      typeof status === 'number' ? route.fulfill({ status }) : undefined,
    );
    await page.goto('/');
    await expectAlert(page, message);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('of what another device has deleted, what was done counts, what was added says so, and no word is lost, also when what shows it came late', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const notices = '**/assets/notices-*.js';
  await page.route(notices, (route) => route.abort('internetdisconnected'));
  const person = await signUpWithPlan(page, ERRANDS);
  await unfold(page);
  await dialogsArrived(page);
  await context.setOffline(true);
  await page.unroute(notices);
  await page.getByRole('checkbox', { checked: false }).last().click();
  await page.getByRole('button', { name: 'Add Pebble' }).first().click();
  await page.getByLabel('Title').fill('Water the plants');
  await page.getByLabel('Description').fill('The big one by the window twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Pebble' }).click();
  await expect(page.getByText('Water the plants', { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await signInByForm(phone, person);
  const sent = phone.waitForResponse(`**${PATHS.operations}`);
  await phone.getByRole('button', { name: 'Your Mountains' }).click();
  await phone.getByRole('button', { name: /^Delete mountain/ }).click();
  await phone.getByRole('button', { name: 'Delete', exact: true }).click();
  await sent;
  await elsewhere.close();

  await context.setOffline(false);
  await expectAlert(page, 'Failed to add pebble. Please try again.');
  await expect(page.getByRole('alert').getByText(/Failed to update pebble status/)).toBeHidden();
  await expect(page.getByText('1 day streak')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Water the plants' })).toBeHidden();
  const returned = page.getByRole('region', { name: 'Pebbles that are not in your plan' });
  await expect(returned.getByText('Water the plants', { exact: true })).toBeVisible();
  await expect(returned.getByText('The big one by the window twice')).toBeVisible();
  await returned.getByRole('button', { name: 'Put it into a brain dump' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
    'Water the plants\nThe big one by the window twice',
  );
});

test('what the server will not delete is back, and it is said', async ({ page }) => {
  await signUpWithPlan(page, ERRANDS);
  await unfold(page);
  await refuseChanges(page);
  for (const type of ['pebble', 'rock', 'boulder', 'mountain']) {
    await test.step(type, async () => {
      const deletion = page.getByRole('button', { name: new RegExp(`^Delete ${type}`) }).first();
      const name = (await deletion.getAttribute('aria-label')) ?? '';
      await deletion.click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expectAlert(page, `Failed to delete ${type}. Please try again.`);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    });
  }
});

test('a timer that the server will not take is a failed progress', async ({ page }) => {
  await signUpWithPlan(page, ERRANDS);
  await refuseChanges(page);
  await page.getByRole('article').getByRole('button', { name: 'Start' }).click();
  await expectAlert(page, 'Failed to save progress. Please try again.');
});

test('a dump that fails says so in the dialog, and on the page once the dialog is closed', async ({
  page,
}) => {
  await signUp(page, newPerson());
  let answer = (): void => undefined;
  const isClosed = new Promise<void>((resolve) => (answer = resolve));
  const tries: string[] = [];
  await page.route(`**${PATHS.brainDumps}`, async (route) => {
    tries.push(route.request().url());
    if (tries.length === 1) return route.abort('internetdisconnected');
    await isClosed;
    await route.fulfill({ status: 400, json: { error: { code: 'request.invalid', message: '' } } });
  });
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('textbox').fill(ERRANDS);
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expectAlert(page, 'Failed to create your mountain. Please try again.');
  await expect(dialog.getByRole('textbox')).toHaveValue(ERRANDS);

  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog.getByRole('button', { name: /Creating/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  answer();
  await expectAlert(page, 'Failed to process your brain dump. Please try again.');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(ERRANDS);
});

/** The server says no to every change from now on. */
async function refuseChanges(page: Page): Promise<void> {
  await page.route(`**${PATHS.operations}`, (route) => {
    const { operations } = route.request().postDataJSON() as PushRequest;
    const results = operations.map(({ opId }) => ({ opId, ok: false, code: 'operation.invalid' }));
    return route.fulfill({ json: { results } });
  });
}
