import { expect, test } from './fixtures.ts';
import { WAYS, type Place } from './places.ts';
import { SPECIFIED_TEXTS } from './specified-texts.ts';

for (const way of WAYS) {
  const places = Object.entries(way);
  const [first] = places[0] ?? [];
  test(`every place says what is specified, from ${first} on`, async ({ page }) => {
    for (const [place, step] of places) {
      // The keys of a way are places.
      const { section, texts } = SPECIFIED_TEXTS[place as Place];
      await test.step(`section ${section}: ${place}`, async () => {
        await step(page);
        for (const text of texts) {
          const said = page.getByText(text, { exact: true }).filter({ visible: true });
          await expect(said.first(), `${place}: ${String(text)}`).toBeVisible();
        }
      });
    }
  });
}
