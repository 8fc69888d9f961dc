import { BROKEN, LATE } from '../../data/states.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfPast } from '../grammar/verbs.ts';

/** "The hoover's broken" is said of the hoover. */
export function withIs(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const ends =
      at + 2 >= words.length ||
      (at + 3 >= words.length && /^(?:again|shut|now|today)$/u.test(keyAt(words, at + 2)));
    const isDue =
      /^(?:due|overdue)$/u.test(keyAt(words, at + 1)) ||
      /^running (?:low|out)$/u.test(`${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`);
    const isBlocked =
      /^(?:blocked|clogged)$/u.test(keyAt(words, at + 1)) &&
      /^(?:with|by|up|again)$/u.test(keyAt(words, at + 2));
    const isState =
      isDue ||
      isBlocked ||
      (ends && (BROKEN.has(keyAt(words, at + 1)) || LATE.has(keyAt(words, at + 1))));
    const isUndone = keyAt(words, at + 1) === 'not' && baseOfPast(keyAt(words, at + 2)) !== null;
    if (!(isState || isUndone) || !/\p{L}'s$/u.test(word.key)) return [word];
    const raw = word.raw.replace(/['’]s$/u, '');
    return [{ ...word, raw, key: word.key.slice(0, -2) }, ...wordsOf('is')];
  });
}
