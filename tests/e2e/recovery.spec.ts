import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  newPerson,
  pourOut,
  signInByForm,
  signUp,
  test,
} from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

const SENT =
  'If an account with that email exists, a password reset link has been sent to your inbox.';
const INVALID = 'Password reset link is invalid. Please request a new one.';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
}

/** As from a mail program: not by a change of the address of an open page. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${link}`);
}

/** What the address holds, as the page itself knows it: what is told of it may be older. */
const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);

async function fillNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(again);
}

test('a forgotten password is replaced by way of the mail, and the plan is still there', async ({
  page,
}) => {
  const person = await signUp(page, newPerson());
  await pourOut(page, 'repair the green bicycle\nbuy new brake pads');
  await signOut(page);
  await askForLink(page, person.email);
  const link = await mailedLink(person.email);
  await follow(page, link);

  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const update = dialog.getByRole('button', { name: 'Update Password' });
  await expect(dialog.getByLabel('New Password')).toBeFocused();
  expect(await hashOf(page)).toBe('');
  await expect(update).toBeDisabled();
  await expectNoAxeViolations(page);

  await fillNewPassword(page, 'short');
  await update.click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await fillNewPassword(page, 'a new morning', 'a new mourning');
  await update.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fillNewPassword(page, person.password);
  await update.click();
  await expect(
    page.getByText('New password must be different from your current password'),
  ).toBeVisible();
  await fillNewPassword(page, 'a new morning');
  await update.click();
  await expect(dialog.getByText('Password updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Password updated successfully! Please log in with your new password.'),
  ).toBeVisible();

  await signInByForm(page, { ...person, password: 'a new morning' });
  await expect(page.getByText(/bicycle/i).first()).toBeVisible();
  await follow(page, link);
  await expect(page.getByText(INVALID)).toBeVisible();
});

test('leaving the reset asks first, keeps what was typed, and brings back who was signed in', async ({
  page,
}) => {
  const person = await signUp(page, newPerson());
  await page.request.post('/api/recovery/request', {
    data: { email: person.email },
    headers: { origin: new URL(page.url()).origin },
  });
  await follow(page, await mailedLink(person.email));
  await fillNewPassword(page, 'half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Cancel Password Reset?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Continue Reset' }).click();
  await expect(page.getByLabel('New Password')).toHaveValue('half typed');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText(`Welcome back, ${person.username}!`)).toBeVisible();
});

const LINKS_THAT_SAY = [
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'Password reset link has expired. Please request a new one.',
  ],
  ['#error=access_denied&error_code=other', INVALID],
  ['#error=server_error&error_description=The+mail+went+astray', 'The mail went astray'],
  ['#error=server_error', 'Authentication error occurred.'],
  ['#type=recovery&access_token=made-up&refresh_token=as-well', INVALID],
  [
    '#type=recovery&access_token=cut-off',
    'Failed to process password reset link. Please try again.',
  ],
] as const;

test('a link that is of no use says why', async ({ page }) => {
  for (const [link, message] of LINKS_THAT_SAY) {
    await test.step(link, async () => {
      await follow(page, link);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
      expect(await hashOf(page)).toBe('');
    });
  }
});

test('a link that arrives in an open page, without a network, can be tried again', async ({
  page,
  context,
}) => {
  const person = await signUp(page, newPerson());
  await signOut(page);
  await askForLink(page, person.email);
  const link = await mailedLink(person.email);
  await context.route('**/api/recovery/verify', (route) => route.abort('internetdisconnected'));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await expect(
    page.getByText('Failed to establish password reset session. Please try again.'),
  ).toBeVisible();
  expect(await hashOf(page)).toBe('');
  await context.unroute('**/api/recovery/verify');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('New Password')).toBeVisible();
});
