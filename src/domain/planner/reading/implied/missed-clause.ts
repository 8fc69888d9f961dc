import { bare } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { baseOfPast } from '../grammar/verbs.ts';

/** "That presentation which I haven't started" is to be started; null when nothing was missed. */
export function taskInMissedClause(words: readonly Word[]): string | null {
  const at = words.findIndex(
    (word, index) =>
      /^(?:which|that|who)$/u.test(word.key) && /^i(?:'ve)?$/u.test(keyAt(words, index + 1)),
  );
  if (at <= 0 || words.slice(0, at).some((word) => /^(?:i|i'm|we|he|she|they)$/u.test(word.key)))
    return null;
  const negated = words.findIndex(
    (word, index) => index > at && /^(?:haven't|havent|not|never)$/u.test(word.key),
  );
  const verb =
    negated > 0
      ? words
          .slice(negated + 1)
          .map((word) => baseOfPast(word.key))
          .find((base) => base !== null)
      : null;
  const should = words.findIndex(
    (word, index) => index > at && /^(?:should|must|to)$/u.test(word.key),
  );
  const owed = should > 0 ? keyAt(words, should + 1) : '';
  const action = verb ?? (owed === '' ? null : textOf(words.slice(should + 1)));
  return action === null || action === undefined
    ? null
    : `${bare([...wordsOf(action)])} ${bare(words.slice(0, at))}`;
}
