import { expect, test } from './fixtures.ts';
import { PLACES, type Place } from './places.ts';
import { SPECIFIED_TEXTS } from './specified-texts.ts';

for (const place of Object.keys(SPECIFIED_TEXTS) as Place[]) {
  const { section, texts } = SPECIFIED_TEXTS[place];
  test(`section ${section}: ${place} says what is specified`, async ({ page }) => {
    await PLACES[place](page);
    for (const text of texts) {
      const said = page.getByText(text, { exact: true }).filter({ visible: true });
      await expect(said.first(), String(text)).toBeVisible();
    }
  });
}
