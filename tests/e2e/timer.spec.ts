import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';

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
