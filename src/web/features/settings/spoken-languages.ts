import { LANGUAGE_TAG } from '#domain/profile/settings.ts';

/** What speech recognition is commonly made for; a browser may know more, or fewer. */
const COMMON =
  'ar-EG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-ES es-MX fi-FI fr-CA fr-CH fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR ms-MY nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

/** English as the product speaks it. */
const OWN = 'en-US';

export type SpokenLanguage = { readonly tag: string; readonly name: string };

/**
 * The languages to choose from: those that are near at hand, which are the one that is set, those of
 * the browser and the product's own, and then all others by name.
 */
export function spokenLanguages({
  current,
  ofBrowser,
}: {
  readonly current: string;
  readonly ofBrowser: readonly string[];
}): { readonly near: readonly SpokenLanguage[]; readonly others: readonly SpokenLanguage[] } {
  const known = ofBrowser.filter((tag) => LANGUAGE_TAG.test(tag));
  const near = [...new Set([current, ...known, OWN])];
  const others = COMMON.filter((tag) => !near.includes(tag));
  return { near: near.map(named), others: others.map(named).toSorted(byName) };
}

function byName(one: SpokenLanguage, other: SpokenLanguage): number {
  return one.name.localeCompare(other.name, 'en');
}

function named(tag: string): SpokenLanguage {
  return { tag, name: nameOf(tag) };
}

function nameOf(tag: string): string {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
    return names.of(tag) ?? tag;
  } catch {
    // A tag that is well-formed and still not one.
    return tag;
  }
}
