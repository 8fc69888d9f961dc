import { ERRANDS, PROJECT_PILE } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';

test('words that were not sent yet are there after a reload', async ({ page }) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(PROJECT_PILE);
  await page.reload();
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(PROJECT_PILE);
});

test('a dump that cannot be sent stays in the box, and can be sent again', async ({
  page,
  context,
}) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brain Dump' });
  await dialog.getByRole('textbox').fill(ERRANDS);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(ERRANDS);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('work goes on without a network, and arrives later', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  await context.setOffline(true);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText(/1 change(s)? waiting/)).toBeVisible();
  await expect(page.getByText('1 day streak')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/change(s)? waiting/)).toBeHidden();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await phone.goto('/');
  await phone.getByLabel('Email', { exact: true }).fill(person.email);
  await phone.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(phone.getByText('1 day streak')).toBeVisible();
  await elsewhere.close();
});
