import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMountain, aMovedPebble, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import { keyOf } from '../device/person-notes.ts';
import { aDashboard, type TestDashboard } from './test-dashboard.tsx';

/** In every text that the person wrote, and in none of the page's. */
const OWN = 'Übung';

const pebbles = ['p1', 'p2', 'p3', 'p4'].map((id) =>
  aPebble({ id, title: `${OWN} ${id}`, description: `Die ${OWN} ${id} ist dran` }),
);
const mountains = [
  aMountain({
    id: 'm',
    title: `Berg mit ${OWN}`,
    pebbles: [aMovedPebble({ id: 'p0' }), ...pebbles],
  }),
];

const AT = '2026-11-20T10:00:00.000Z';

const STAND_IN = { dumpId: 'd2', mountainId: 'gone', text: `Alte ${OWN}` };

/** Words that are in no plan yet, of every kind that the page shows. */
const NOTES = {
  unsettled: {
    kept: [{ id: 'd1', text: `Noch eine ${OWN}`, at: AT, problem: 'planner.quota' }],
    standIns: [{ ...STAND_IN, retryId: null, isLeft: true }],
  },
  pebbles: { op: { title: `Lose ${OWN}`, description: `Eine lose ${OWN}`, rockId: 'gone' } },
  dump: { text: `Mehr ${OWN}`, attempt: null },
};

async function aPage(dictationLanguage: string): Promise<TestDashboard> {
  const settings = { ...DEFAULT_SETTINGS, dictationLanguage };
  const page = aDashboard({ profile: aProfile({ mountains, settings }), standIns: [STAND_IN] });
  const { notes } = page.plan.browser.openTab().device;
  const { userId } = page.plan.server.snapshot().profile;
  for (const kind of ['unsettled', 'pebbles', 'dump'] as const)
    notes.write(keyOf(kind, userId), JSON.stringify(NOTES[kind]));
  await page.open();
  await screen.findByText(`Lose ${OWN}`);
  return page;
}

/** The elements whose own text, or value, holds words of the person; a line of news tells of them in English. */
function ownWords(): readonly Element[] {
  const elements = [...document.querySelectorAll('body *:not([role="status"], [role="status"] *)')];
  return elements.filter((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return (
      texts
        .map((text) => text.textContent)
        .join('')
        .includes(OWN) || hasValue(element)
    );
  });
}

const hasValue = (element: Element) =>
  element instanceof HTMLTextAreaElement && element.value.includes(OWN);

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? null;

test('all words of the person say in which language they are, and those of the page do not', async () => {
  const page = await aPage('de-DE');
  const seen = new Set<string>();
  const look = () => {
    for (const element of ownWords()) {
      expect(languageOf(element), element.outerHTML).toBe('de-DE');
      seen.add(element.textContent);
    }
  };
  look();
  await page.click('Complete');
  await page.click('Recently Tossed Pebbles (1)');
  await page.click(`More about ${OWN} p3`);
  await page.click('Your Mountains');
  for (const word of [/^Mountain/, /^Boulder/, /^Rock/]) await page.click(word);
  look();
  for (const box of screen.getAllByRole('checkbox')) expect(languageOf(box)).toBe('de-DE');
  expect(languageOf(screen.getByRole('button', { name: /^Mountain/ }))).toBe('de-DE');
  for (const name of ['Complete', 'Your Mountains', 'Settings'])
    expect(languageOf(screen.getByRole('button', { name }))).toBeNull();

  await page.click('Delete mountain Berg mit Übung');
  within(await screen.findByRole('dialog')).getByText(/^Are you sure/);
  look();
  await page.click('Cancel');
  await page.click('Edit mountain Berg mit Übung');
  const change = await screen.findByRole('textbox', { name: /^What should be different/ });
  look();
  expect(languageOf(change), 'an English example').toBeNull();
  await page.user.type(change, `Mit ${OWN}`);
  look();
  await page.click('Close');
  await page.click('Add Pebble');
  for (const box of await screen.findAllByRole('textbox')) expect(languageOf(box)).toBe('de-DE');
  await page.click('Cancel');
  await page.click('Add');
  await screen.findByRole('textbox');
  expect(languageOf(page.box())).toBe('de-DE');
  for (const words of [`“Noch eine ${OWN}”`, `Alte ${OWN}`, `Lose ${OWN}`])
    expect([...seen]).toContain(words);
});

test('it is the language of the browser where none is set, and English words say nothing', async () => {
  await aPage('en-US');
  expect(document.querySelectorAll('[lang]')).toHaveLength(0);
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
  onTestFinished(() => language.mockRestore());
  await aPage('en-US');
  for (const element of ownWords()) expect(languageOf(element)).toBe('fr-FR');
});
