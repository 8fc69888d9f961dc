import type { Locator, Page } from '@playwright/test';
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

test('on a wide screen no line of prose has more than about 70 letters, and with text at 200 % nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await anUnfoldedPlan(page);
  const room = await page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d');
    const words = 'Sit down, open the letter, and read it once from the first line to the last.';
    return [...document.querySelectorAll('main p')].map((line) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(line);
      if (paper) paper.font = font;
      const width =
        line.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      const letters = (width / (paper?.measureText(words).width ?? 1)) * words.length;
      return { letters: Math.min(letters, line.textContent.length), text: line.textContent };
    });
  });
  expect(room.length).toBeGreaterThan(3);
  expect(room.filter(({ letters }) => letters > 80)).toEqual([]);

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.setViewportSize({ width: 640, height: 860 });
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBe(0);
});

test('what is said of a pebble that was ticked pushes nothing away under the hand', async ({
  page,
}) => {
  // With room for all of it: a page that becomes shorter scrolls.
  await page.setViewportSize({ width: 390, height: 1600 });
  await signUp(page, newPerson());
  await pourOut(page, ERRANDS.replaceAll(/^/gm, '- '));
  const belowCard = () =>
    page.evaluate(() => {
      const [card, box] = ['article', '[type=checkbox]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return (box?.top ?? 0) - (card?.bottom ?? 0);
    });
  const before = await belowCard();
  await page.getByRole('checkbox').last().click();
  await expect(page.getByText('Your first step of today is done.')).toBeVisible();
  expect(await belowCard()).toBe(before);
});

test('with less motion nothing on the page moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await anUnfoldedPlan(page);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => {
        const { duration, iterations } = one.effect?.getTiming() ?? {};
        // What has no time to be seen may still be on its way when the page is asked.
        return one.playState === 'running' && (Number(duration) > 1 || iterations === Infinity);
      }).length,
  );
  expect(moving).toBe(0);
});

test('on a phone where the words go, and where help is, is in sight above the button that sends them, and a dialog scrolls in its middle alone', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await page.getByRole('button', { name: 'Start Your Brain Dump' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${ERRANDS}\n`.repeat(30));
  const isAboveButton = async (words: Locator) => {
    const above = await words.boundingBox();
    const button = await dialog.getByRole('button', { name: 'Create My Pebbles' }).boundingBox();
    return (above?.y ?? 0) + (above?.height ?? 0) < (button?.y ?? 0);
  };
  expect(await isAboveButton(dialog.getByText('Planned on this server'))).toBe(true);
  await dialog.getByRole('textbox').fill(`${ERRANDS}\n`.repeat(30) + 'I want to die.');
  expect(await isAboveButton(dialog.getByRole('note'))).toBe(true);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog.getByRole('button', { name: 'Privacy' })).toBeAttached();
  const beyond = await dialog.evaluate((whole) => whole.scrollHeight - whole.clientHeight);
  expect(beyond).toBe(0);
});
