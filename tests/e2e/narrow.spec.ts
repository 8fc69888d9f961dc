import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';
import { clickAll } from './places.ts';

/** As long as words come, and a mountain may be named by one. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte';
const LIST = ERRANDS.replaceAll(/^/gm, '- ');

for (const width of [320, 640]) {
  test(`at ${width} px wide nothing is cut off or scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 400 });
    await signUp(page, newPerson());
    await pourOut(page, `${LONG_WORD}\n${LIST}`);
    await expect(page.getByRole('article')).toContainText(LONG_WORD);
    await page.getByRole('button', { name: 'Your Mountains' }).click();
    await clickAll(page.locator('[aria-expanded=false]'));
    const overflow = await page.evaluate(() => {
      const root = document.documentElement;
      const cut = [...document.querySelectorAll('button, h1, h2, h3, p, label')].filter(
        (element) =>
          getComputedStyle(element).overflow !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1,
      );
      return { sideways: root.scrollWidth - root.clientWidth, cut: cut.map((e) => e.textContent) };
    });
    expect(overflow).toEqual({ sideways: 0, cut: [] });

    await page.getByRole('button', { name: 'Settings' }).click();
    const language = page.getByLabel('Dictation language');
    const dialog = (await page.getByRole('dialog').boundingBox()) ?? { x: 0, width: 0 };
    const field = (await language.boundingBox()) ?? { x: 0, width: Infinity };
    expect(field.x + field.width).toBeLessThan(dialog.x + dialog.width);
  });
}
