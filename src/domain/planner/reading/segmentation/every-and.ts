import { type LanguageCode } from '../../data/languages.ts';
import { keyAt, type Word } from '../../words/words.ts';

const LONG_BREATH = 15;
const MIN_SIDE = 3;
const AND: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /^(?:y|luego|después)$/u],
  ['pt', /^(?:e|depois)$/u],
  ['fr', /^(?:et|puis|ensuite)$/u],
  ['de', /^(?:und|dann)$/u],
  ['it', /^(?:e|poi)$/u],
  ['nl', /^(?:en|dan)$/u],
]);

/** A long breath in which no task was found is cut where "and" or "then" stands. */
export function atEveryAnd(
  words: readonly Word[],
  code: LanguageCode,
  breath = words.length,
): (readonly Word[])[] {
  const and = AND.get(code);
  if (and === undefined || breath < LONG_BREATH) return [words];
  const parts: (readonly Word[])[] = [];
  let start = 0;
  for (let at = MIN_SIDE; at + MIN_SIDE < words.length; at++) {
    if (!and.test(keyAt(words, at)) || at - start < MIN_SIDE) continue;
    parts.push(words.slice(start, at));
    start = at;
  }
  return [...parts, words.slice(start)];
}
