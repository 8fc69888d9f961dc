import { GERMAN_LETTERS } from '../../data/foreign/german-clauses.ts';
import { type Word } from '../../words/words.ts';
import { foundByNoun } from './foreign-nouns.ts';

const LETTERS = new Map([...GERMAN_LETTERS].map((noun) => [noun, true] as const));

/** Whether the words name what goes out by post or mail. */
export function isLetter(words: readonly Word[]): boolean {
  return words.some(({ key }) => foundByNoun(LETTERS, key, 'de') === true);
}
