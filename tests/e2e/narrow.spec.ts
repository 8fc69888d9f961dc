import { ERRANDS } from './dumps.ts';
import { expect, newPerson, pourOut, signUp, test } from './fixtures.ts';
import { clickAll } from './places.ts';

/** As long as words come, and a mountain may be named by one. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte';
const LIST = ERRANDS.replaceAll(/^/gm, '- ');

/** By the button that opens it, with something that is in it when it has arrived. */
const DIALOGS = [
  ['Settings', 'Dictation language'],
  [/^Edit mountain/, LONG_WORD],
  ['Add Pebble', 'Description'],
] as const;

/** By how much one scrolls the dialog sideways, and what of it reaches over its edge. */
function widerThan(dialog: Element) {
  const body = dialog.querySelector('[data-dialog-body]') ?? dialog;
  const edge = dialog.getBoundingClientRect().right;
  const parts = [...dialog.querySelectorAll('button, p, label, input, select, textarea')];
  return {
    sideways: body.scrollWidth - body.clientWidth,
    beyond: parts
      .filter((part) => part.getBoundingClientRect().right > edge)
      .map((part) => part.outerHTML.slice(0, 90)),
  };
}

/** What of the page reaches over its edge. */
function beyondEdge(main: Element): string[] {
  return [...main.querySelectorAll('h1, p, dt, dd, label, input, button')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth)
    .map((part) => part.outerHTML.slice(0, 90));
}

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

    for (const [button, control] of DIALOGS) {
      await page.getByRole('button', { name: button }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(control)).toBeVisible();
      expect(await dialog.evaluate(widerThan)).toEqual({ sideways: 0, beyond: [] });
      await page.keyboard.press('Escape');
    }
  });
}

test('with letters twice as large as usual nothing goes on beyond the edge of a phone', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.getByLabel('Email', { exact: true })).toBeVisible();
  expect(await main.evaluate(beyondEdge)).toEqual([]);

  await signUp(page);
  await expect(main.getByText('one thing to finish')).toBeVisible();
  expect(await main.evaluate(beyondEdge)).toEqual([]);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  await dialog.getByRole('textbox').fill(LIST);
  expect(await dialog.evaluate(widerThan)).toEqual({ sideways: 0, beyond: [] });
  await dialog.getByRole('button', { name: 'Create My Pebbles' }).click();
  await expect(dialog.getByText('Success!', { exact: true })).toBeVisible();
  expect(await dialog.evaluate(widerThan)).toEqual({ sideways: 0, beyond: [] });
  await expect(dialog).toBeHidden();
  expect(await main.evaluate(beyondEdge)).toEqual([]);
  const title = main.locator('label [id$=-title]').first();
  const room = await title.evaluate((words) => words.getBoundingClientRect().width);
  expect(room, 'a title has room for a word').toBeGreaterThan(180);

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog.getByLabel('Dictation language')).toBeVisible();
  expect(await dialog.evaluate(widerThan)).toEqual({ sideways: 0, beyond: [] });
});

for (const width of [320, 390]) {
  test(`with letters twice as large the title of a dialog is clear of its button at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signUp(page, newPerson());
    await pourOut(page, LIST);
    await page.getByRole('button', { name: 'Your Mountains' }).click();
    await page
      .getByRole('button', { name: /^Delete mountain/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete mountain?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const between = await dialog.evaluate((whole) => {
      const words = document.createRange();
      words.selectNodeContents(whole.querySelector('h2') ?? whole);
      const close = whole.querySelector('[aria-label=Close]')?.getBoundingClientRect();
      const title = words.getBoundingClientRect();
      const body = whole.querySelector('[data-dialog-body]')?.getBoundingClientRect();
      return {
        isClear: title.right <= (close?.left ?? 0) || title.top >= (close?.bottom ?? 0),
        isAbove: title.bottom <= (body?.top ?? 0),
        isWithin: title.right <= whole.getBoundingClientRect().right,
      };
    });
    expect(between).toEqual({ isClear: true, isAbove: true, isWithin: true });
  });
}

test('what is unfolded at the end of the settings is in sight on a phone', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  const form = dialog.getByRole('button', { name: 'Delete Account', exact: true });
  await expect(form).toBeInViewport({ ratio: 1 });
});
