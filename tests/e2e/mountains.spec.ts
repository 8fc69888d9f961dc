import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';
import { unfold } from './places.ts';

test('a plan is unfolded, added to, ticked, unticked and deleted from, and stays so', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  await unfold(page);

  await page.getByRole('button', { name: 'Add Pebble' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Pebble' });
  await dialog.getByRole('button', { name: 'Add Pebble' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Water the plants');
  await dialog.getByLabel('Description').fill('All of them, the big one by the window twice');
  await expect(dialog.getByText('15 min')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Pebble' }).click();
  await expect(dialog).toBeHidden();

  const added = page.getByRole('checkbox', { name: 'Water the plants' });
  await added.check();
  await expect(page.getByText('5/100 XP')).toBeVisible();
  await added.uncheck();
  await expect(page.getByText('0/100 XP')).toBeVisible();
  await expect(page.getByText('0 day streak')).toBeVisible();

  await page.getByRole('button', { name: 'Delete pebble Water the plants' }).click();
  const question = page.getByRole('dialog', { name: /Delete pebble\?/i });
  await expect(
    question.getByText(
      'Are you sure you want to delete "Water the plants"? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(added).toBeHidden();
  await expect(page.locator('[data-node] :focus')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: /plumber/i }).first()).toBeVisible();
  await expect(added).toBeHidden();
});

test('a finger on the words of a row tosses its pebble', async ({ page }) => {
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  await page.locator('label:has(input) [id$="-title"]').first().tap();
  await expect(page.getByText('More Pebbles for Today (1 remaining)')).toBeVisible();
});

test('finishing the day offers the next three pebbles, finishing all of them is celebrated', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS);
  for (let left = 3; left > 0; left -= 1) {
    await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  }
  await expect(page.getByText("Awesome! You've crushed your daily pebbles!")).toBeVisible();
  await expect(page.getByRole('button', { name: /Recently Tossed Pebbles \(3\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take on Next 3 Pebbles' }).click();
  await expect(page.getByRole('article')).toBeVisible();

  for (let left = 12; left > 0; left -= 1) {
    if (await page.getByText('All mountains conquered!').isVisible()) break;
    const next = page.getByRole('button', { name: /^(Complete|Take on Next 3 Pebbles)$/ });
    await next.click();
  }
  await expect(page.getByText('All mountains conquered!')).toBeVisible();
  await page.getByRole('button', { name: 'Create New Mountain' }).click();
  await expect(page.getByRole('dialog', { name: 'Brain Dump' })).toBeVisible();
});
