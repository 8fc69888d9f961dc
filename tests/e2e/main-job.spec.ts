import { PROJECT_PILE } from './dumps.ts';
import { expect, newPerson, pourOut, signInByForm, signUpByForm, test } from './fixtures.ts';

test('a stranger signs up, pours out a page, moves a first pebble, and finds it all again', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await signUpByForm(page, person);
  await expect(page.getByRole('heading', { name: 'Ready to Get Unstuck?' })).toBeVisible();

  await pourOut(page, PROJECT_PILE);
  await expect(page.getByText('FIRST PEBBLE OF THE DAY!')).toBeVisible();
  await expect(page.getByText(`Welcome back, ${person.username}!`)).toBeVisible();
  await expect(page.getByText('0/100 XP')).toBeVisible();
  const card = page.getByRole('article');
  const first = await card.getByRole('heading').textContent();

  await card.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Great pace! Keep it up!')).toBeVisible();
  await card.getByRole('button', { name: 'Pause' }).click();
  await card.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await expect(card.getByRole('heading')).toHaveText(first ?? '');
  await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();

  await card.getByRole('button', { name: 'Complete' }).click();
  await expect(card.getByRole('heading')).not.toHaveText(first ?? '');
  await expect(page.getByText('FIRST PEBBLE OF THE DAY!')).toBeHidden();
  await expect(page.getByText('0/100 XP')).toBeHidden();
  await expect(page.getByText('1 day streak')).toBeVisible();
  const earned = (await page.getByText(/\d+\/100 XP/).textContent()) ?? '';

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await signInByForm(phone, person);
  await expect(phone.getByText(earned.match(/\d+\/100 XP/)?.[0] ?? 'XP')).toBeVisible();
  await phone.getByRole('button', { name: /Recently Tossed Pebbles \(1\)/ }).click();
  await expect(phone.getByText(first ?? '').last()).toBeVisible();
  await elsewhere.close();
});
