import { ERRANDS } from './dumps.ts';
import { expect, expectNoAxeViolations, signUpWithPlan, test } from './fixtures.ts';
import { clickAll } from './places.ts';

test('a mountain is changed by words, with the keyboard alone and without a barrier', async ({
  page,
}) => {
  await signUpWithPlan(page, ERRANDS);
  await page.getByRole('button', { name: 'Your Mountains' }).click();
  const opener = page.getByRole('button', { name: /^Edit mountain/ }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Mountain' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('colourless green ideas sleep');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.reload();
  await opener.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('colourless green ideas sleep');
  await dialog.getByRole('button', { name: 'Update Mountain' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('your words are kept');
  await expectNoAxeViolations(page);

  await dialog.getByRole('textbox').fill('add a pebble to water the fern');
  await dialog.getByRole('button', { name: 'Update Mountain' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Mountain updated successfully!')).toBeVisible();
  await clickAll(page.locator('li [aria-expanded=false]'));
  await expect(page.getByRole('checkbox', { name: /water the fern/i })).toBeVisible();
});
