import type { Page } from '@playwright/test';
import { ERRANDS } from './dumps.ts';
import { expect, newPerson, test } from './fixtures.ts';

/** Presses Tab until the element of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'checkbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} "${name}" cannot be reached with Tab.`);
}

test('the whole main job is done with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, 'button', 'Sign Up');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(person.email);
  await tabTo(page, 'textbox', 'Username');
  await page.keyboard.type(person.username);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await tabTo(page, 'button', 'Start Your Brain Dump');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(ERRANDS);
  await tabTo(page, 'button', 'Create My Pebbles');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article');
  const first = (await card.getByRole('heading').textContent()) ?? '';
  await tabTo(page, 'button', 'Start');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Pause');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Complete');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading')).not.toHaveText(first);
  await expect(page.locator(':focus')).not.toHaveCount(0);

  // The focus may still go along with the card when the key is pressed: whoever sees nothing happen presses again.
  const more = page.getByText(/More Pebbles for Today/);
  await expect(async () => {
    if (await more.isHidden()) return;
    await tabTo(page, 'checkbox', /.+/);
    await page.keyboard.press('Space');
    await expect(more).toBeHidden({ timeout: 5000 });
  }).toPass();
  await tabTo(page, 'button', 'Your Mountains');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Delete mountain/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Delete mountain\?/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Delete mountain/i }).first()).toBeFocused();
});

test('signing up, out and back by keyboard, the focus is always on something that says where one is', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, 'button', 'Sign Up');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Create your account to start moving mountains')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: `Welcome back, ${person.username}!` }),
  ).toBeFocused();

  await tabTo(page, 'button', 'Settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  // The page's live stream hears first that the session is over.
  const isOver = page.waitForResponse((response) => response.status() === 401);
  await page.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch();
    await isOver;
    await route.fulfill({ response });
  });
  await tabTo(page, 'button', 'Sign Out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Unstuck' })).toBeFocused();

  await tabTo(page, 'button', 'Forgot Password?');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await tabTo(page, 'button', 'Back to Sign In');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back! Sign in to continue your journey')).toBeFocused();
});
