import { ERRANDS } from './dumps.ts';
import { expect, expectNoAxeViolations, newPerson, pourOut, signUp, test } from './fixtures.ts';
import { clickAll, unfold } from './places.ts';

test('signing in and up has no barrier, with and without mistakes in it', async ({ page }) => {
  await page.goto('/');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectNoAxeViolations(page);
});

test('the dashboard has no barrier, empty, working, unfolded and finished', async ({ page }) => {
  await signUp(page, newPerson());
  await expectNoAxeViolations(page);
  await pourOut(page, ERRANDS);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Your Mountains' }).click();
  await clickAll(page.locator('[aria-expanded=false]'));
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Complete' }).click();
  await clickAll(page.getByRole('checkbox', { checked: false }));
  await expect(page.getByText('All mountains conquered!')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('every dialog has no barrier', async ({ page }) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await pourOut(page, ERRANDS);

  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await unfold(page);
  await page.getByRole('button', { name: 'Add Pebble' }).first().click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete rock/i })
    .first()
    .click();
  await expectNoAxeViolations(page);
});
