import { ERRANDS } from './dumps.ts';
import { expect, signUpWithPlan, test } from './fixtures.ts';

test('on paper stands the whole plan and nothing else, though it is folded away', async ({
  page,
}) => {
  await signUpWithPlan(page, ERRANDS);
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper.getByText('Buy light bulbs', { exact: true })).toBeVisible();
  await expect(paper.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});
