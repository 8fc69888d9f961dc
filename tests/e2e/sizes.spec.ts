import type { Page } from '@playwright/test';
import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';
import { clickAll } from './places.ts';

async function anUnfoldedPlan(page: Page): Promise<void> {
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS.replaceAll(/^/gm, '- '));
  await page.getByRole('button', { name: 'Your Mountains' }).click();
  await clickAll(page.locator('[aria-expanded=false]'));
}

test('whatever can be pressed is at least 44 px high and wide', async ({ page }) => {
  await anUnfoldedPlan(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, summary')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('with less motion nothing on the page moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await anUnfoldedPlan(page);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => {
        const { duration, iterations } = one.effect?.getTiming() ?? {};
        return one.playState === 'running' && (Number(duration) > 0 || iterations === Infinity);
      }).length,
  );
  expect(moving).toBe(0);
});
