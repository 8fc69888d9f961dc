import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that dark can break: the two schemes differ in the colours of tokens.css and in nothing else. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** No barrier that axe can find, in light and in dark. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // The page has no frames: without the mode that looks into them, no second page has to be opened.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  await expectNone(page, { colorScheme: 'light', axe: axe().withTags(STANDARDS) });
  await expectNone(page, { colorScheme: 'dark', axe: axe().withRules(ABOUT_COLOURS) });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

type Look = { colorScheme: 'light' | 'dark'; axe: AxeBuilder };

async function expectNone(page: Page, { colorScheme, axe }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A colour on its way from one scheme to the other is in neither.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  }));
  expect(found, `barriers in ${colorScheme}`).toEqual([]);
}
