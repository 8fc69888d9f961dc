import { GERMAN_ADVERBS, GERMAN_BENT, GERMAN_SELF } from '../../data/foreign/german-clauses.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { holdsDeed, isForeignVerb } from './foreign-verbs.ts';

export const NOT = /^(?:nicht|nie|kein|keine|keinen)$/u;
/** So many words name somebody. */
export const MAX_WHO = 3;

const IN_NO_SHOP =
  /^(?:hilfe|pause|ruhe|zeit|urlaub|kraft|schlaf|geduld|luft|energie|geld|motivation|plan|tag|ferien|nichts|was|etwas|termin|rat|unterstützung|jemanden)$/u;

/** Whether a word names what no shop sells: "Hilfe", "Zeit". */
export function isInNoShop({ key }: Word): boolean {
  return IN_NO_SHOP.test(key);
}

/** The words without those in front that say nothing of what is to be done. */
export function withoutGermanAdverbs(words: readonly Word[]): readonly Word[] {
  let from = 0;
  while (GERMAN_ADVERBS.has(keyAt(words, from)) || GERMAN_SELF.has(keyAt(words, from))) from++;
  const [first, ...rest] = words.slice(from);
  // "Ich muss mich noch bedanken".
  if (first === undefined || !/^(?:mich|mir|uns)$/u.test(first.key)) return words.slice(from);
  return [first, ...rest.slice(rest.findIndex(({ key }) => !GERMAN_ADVERBS.has(key)))];
}

/** The words as they were written, without the marks at their end. */
export function saidIn(words: readonly Word[]): string {
  return withoutEndMarks(textOf(words)).replace(/,$/u, '');
}

/** "Rufe", "bring", "gib": the base form of what one does, with what stands apart from it at the end. */
export function baseOfGerman(form: string, prefix: string): string | null {
  const stem = form.replace(/e$/u, '');
  const bent = GERMAN_BENT.get(form) ?? GERMAN_BENT.get(stem);
  const bases = [bent, `${stem}en`, `${stem}n`].filter((base) => base !== undefined);
  return bases.map((base) => prefix + base).find((base) => isForeignVerb(base, 'de')) ?? null;
}

/** "Oma anrufen nicht vergessen" is to call her; "die Miete zu überweisen" is to do so. */
export function withoutReminder(words: readonly Word[]): readonly Word[] {
  const keys = keysOf(words);
  const length = / (?:bitte )?nicht vergessen$/u.test(keys) ? 2 : 0;
  const kept = length > 0 ? words.slice(0, -length) : words;
  if (length > 0 && !holdsDeed(kept, 'de')) return words;
  const last = kept.length - 1;
  const isToDo = keyAt(kept, last - 1) === 'zu' && isForeignVerb(keyAt(kept, last), 'de');
  return isToDo ? [...kept.slice(0, -2), ...kept.slice(-1)] : kept;
}
