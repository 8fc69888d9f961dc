import { WEEKDAY_NAMES } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, wordsOf } from '../../words/words.ts';

const EMPTY_WORDS = wordSet(`
the a an my your his her our their this that these those to of for with from in on at by about and or up out off it
today tomorrow tonight ${WEEKDAY_NAMES}
some any get do make sort deal again also i me is are be it them him her
`);

/** The words that carry a title's meaning, for comparing two titles. */
export function contentKeys(title: string): ReadonlySet<string> {
  return new Set(
    wordsOf(title)
      .map((word) => word.key.replace(/'s$/u, ''))
      .filter((key) => key !== '' && !EMPTY_WORDS.has(key)),
  );
}

/** The verb of a title. */
export function verbOf(title: string): string {
  return keyAt(wordsOf(title), 0);
}
