import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signInByForm, signUp, test } from './fixtures.ts';

test('the timer counts real time through a reload and a pause, kindly beyond the estimate', async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  const card = page.getByRole('article');
  await expect(card.getByText('15 min')).toBeVisible();
  await card.getByRole('button', { name: 'Start' }).click();
  await page.clock.fastForward('04:00');
  await expect(card.getByText('4/15 min')).toBeVisible();
  await expect(page.getByText('Great pace! Keep it up!')).toBeVisible();

  await page.reload();
  await expect(card.getByText('4/15 min')).toBeVisible();
  await card.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward('30:00');
  await expect(card.getByText('4/15 min')).toBeVisible();
  await card.getByRole('button', { name: 'Continue' }).click();
  for (let minutes = 12; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
  await expect(card.getByText('16/15 min')).toBeVisible();
  await expect(page.getByText("Taking your time - that's okay!")).toBeVisible();

  await page.clock.fastForward('12:00');
  await page.getByRole('button', { name: 'No, leave them out' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(card.getByText('16/15 min')).toBeVisible();

  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: /Recently Tossed Pebbles \(1\)/ }).click();
  await expect(page.getByText('⚡ Under time!')).toBeHidden();
});

test('a timer left on overnight is on its card in the morning, also after a reload and on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const evening = Date.now();
  await page.clock.install({ time: evening });
  const person = await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  const title = await page.getByRole('article').getByRole('heading').innerText();
  await page.getByRole('article').getByRole('button', { name: 'Start' }).click();
  await page.clock.fastForward('02:00');
  await page.clock.fastForward('18:00:00');
  await page.reload();

  const second = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await second.newPage();
  await phone.clock.install({ time: evening + 18 * 3_600_000 + 120_000 });
  await signInByForm(phone, person);
  for (const device of [page, phone]) {
    const card = device.getByRole('article');
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(card.getByText(/Were you working while away/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Yes, count them' }).click();
  await expect(page.getByRole('timer')).toHaveText('1082/15 min');
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  for (const device of [page, phone]) {
    await expect(device.getByRole('article').getByRole('heading')).not.toHaveText(title);
    await expect(device.getByText('More Pebbles for Today (2 remaining)')).toBeVisible();
  }
  await second.close();
});

test('a timer in one tab is the timer in the other', async ({ page, context }) => {
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('article')).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Start' }).click();
  await expect(other.getByRole('article').getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('article').getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('1 day streak')).toBeVisible();
});
