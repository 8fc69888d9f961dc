import type { Locator } from '@playwright/test';
import { ERRANDS } from './dumps.ts';
import { expect, signUpWithPlan, test } from './fixtures.ts';
import { unfold } from './places.ts';

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

/** Red, green and blue as the screen has them, however the style names the colour. */
async function colourOf(element: Locator): Promise<{ red: number; green: number }> {
  const colour = await styleOf(element, 'color');
  const [red = 0, green = 0] = await element.evaluate((_element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) return [];
    canvas.fillStyle = name;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, colour);
  return { red, green };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the marks of a day are to be seen, ${colorScheme}: gold, green and red, struck through, suggested`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date() });
    await signUpWithPlan(page, ERRANDS);
    const card = page.getByRole('article');
    const time = page.getByRole('timer');
    const isGreen = async () => {
      const { red, green } = await colourOf(time);
      return green > red;
    };
    await expect(page.getByText('FIRST PEBBLE OF THE DAY!')).toBeVisible();
    const gold = await styleOf(card, 'background-image');
    expect(gold).toContain('gradient');
    await card.getByRole('button', { name: 'Start' }).click();
    expect(await isGreen()).toBe(true);
    for (let minutes = 16; minutes > 0; minutes -= 4) await page.clock.fastForward('04:00');
    await expect(time).toHaveText('16/15 min');
    expect(await isGreen()).toBe(false);

    await unfold(page);
    const tree = page.getByRole('region', { name: 'Your Mountains' });
    const suggested = tree.getByRole('listitem').filter({ hasText: 'Suggested' }).last();
    const title = await card.getByRole('heading').innerText();
    await expect(suggested).toContainText(title);
    expect(await styleOf(suggested, 'box-shadow')).not.toBe('none');
    await card.getByRole('button', { name: 'Complete' }).click();
    await expect(suggested).not.toContainText(title);
    expect(await styleOf(card, 'background-image')).toBe('none');
    const done = tree.getByText(title, { exact: true });
    await expect(done).toHaveCSS('text-decoration-line', 'line-through');
    const next = tree.getByText(await card.getByRole('heading').innerText(), { exact: true });
    await expect(next).toHaveCSS('text-decoration-line', 'none');
  });
}
