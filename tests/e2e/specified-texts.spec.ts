import { expect, forgetEverybody, test } from './fixtures.ts';
import { PLACES, type Place } from './places.ts';
import { SPECIFIED_TEXTS } from './specified-texts.ts';

const places = Object.keys(SPECIFIED_TEXTS) as Place[];
const bySection = Map.groupBy(places, (place) => SPECIFIED_TEXTS[place].section);

for (const [section, ofSection] of bySection) {
  // One browser goes to all of them, each time as somebody new: it fetches and reads the page's code once.
  test(`section ${section}: every place says what is specified`, async ({ page }) => {
    for (const place of ofSection) {
      await test.step(place, async () => {
        await forgetEverybody(page);
        await PLACES[place](page);
        for (const text of SPECIFIED_TEXTS[place].texts) {
          const said = page.getByText(text, { exact: true }).filter({ visible: true });
          await expect(said.first(), `${place}: ${String(text)}`).toBeVisible();
        }
      });
    }
  });
}
