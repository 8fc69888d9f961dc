import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { KIN } from '../../data/people.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { seeTo } from './see-to.ts';

const MAX_SUBJECT = 6;
const NEARS_ITS_END =
  /^(?:(?:be )?(?:going|dying|failing|packing up|on (?:its|the) way out)|go|die|fail)$/u;

/** Where "might be" or "may have" is said of a thing; below 0 where it is not. */
function doubtAt(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => /^(?:might|may)$/u.test(key));
  const opener = keyAt(words, 0);
  const isOfSomeone =
    (SUBJECT_PRONOUNS.has(opener) && opener !== 'there') ||
    words.slice(0, Math.max(at, 0)).some(({ key }) => KIN.has(key));
  return at > MAX_SUBJECT || isOfSomeone || at < 1 ? -1 : at;
}

/**
 * A thing that may be broken, empty or late asks for what it would ask for if it were: "the fridge might be
 * leaking". Null where nothing is in doubt. `implied` says what a statement implies.
 */
export function impliedInDoubt(
  words: readonly Word[],
  implied: (sure: readonly Word[]) => string | null,
): string | null {
  const at = doubtAt(words);
  if (at < 0) return null;
  const [subject, rest] = [words.slice(0, at), words.slice(at + 1)];
  if (NEARS_ITS_END.test(keysOf(rest))) return seeTo(subject, words.slice(at));
  const sure = { be: 'is', have: 'has' }[keyAt(rest, 0)];
  return sure === undefined ? null : implied([...subject, ...wordsOf(sure), ...rest.slice(1)]);
}
