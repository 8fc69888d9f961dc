import { CORRECTIONS, FILLERS, SIGN_OFFS } from '../data/english-phrases.ts';
import { phraseLengthAt, withoutTrailing } from '../words/phrase-match.ts';
import { keyAt, type Word } from '../words/words.ts';
import { obligationLengthAt } from './action-start.ts';
import { breaksIntoVerb } from './breaks-into-verb.ts';
import { isVerb } from './verbs.ts';

function isDay(key: string): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|\d.*)$/u.test(key);
}

/** Where the slip begins that a correction replaces: the last verb or obligation before it. */
function slipStart(words: readonly Word[], correction: number): number {
  for (let at = correction - 1; at > 0; at--) {
    if (obligationLengthAt(words, at) > 0 && keyAt(words, at).startsWith('i')) return at;
    if (breaksIntoVerb(words, at) || (isVerb(keyAt(words, at)) && keyAt(words, at - 1) === 'to'))
      return at;
    if (isVerb(keyAt(words, at)) && /^(?:and|um|uh|then|but|so|oh)$/u.test(keyAt(words, at - 1)))
      return at;
  }
  return 0;
}

function corrected(
  words: readonly Word[],
  { at, length }: { at: number; length: number },
): readonly Word[] {
  const after = words.slice(at + length);
  const first = keyAt(after, 0);
  if (after.length === 0) return words.slice(0, slipStart(words, at));
  if (isVerb(first) || obligationLengthAt(after, 0) > 0)
    return [...words.slice(0, slipStart(words, at)), ...after];
  if (isDay(first) && isDay(keyAt(words, at - 1))) return [...words.slice(0, at - 1), ...after];
  const verb = slipStart(words, at);
  return isVerb(keyAt(words, verb)) && after.length <= 6
    ? [...words.slice(0, verb + 1), ...after]
    : [...words.slice(0, at), ...after];
}

/** Takes out fillers, sign-offs and slips of the tongue: "call John no wait call Jane". */
export function repairSpeech(spoken: readonly Word[]): readonly Word[] {
  let words: readonly Word[] = spoken.filter(
    (word) => !FILLERS.has(word.key) || word.comma === false,
  );
  words = words.filter((word, at) => !isFiller(word, words, at) && !isStutter(words, at));
  for (let at = 1; at < words.length; at++) {
    const length = phraseLengthAt({ words, at, book: CORRECTIONS });
    if (length === 0) continue;
    words = corrected(words, { at, length });
  }
  return withoutTrailing(words, SIGN_OFFS);
}

/** "She's okay with it": the word says how someone is. */
const IS_STATE_OF =
  /(?:'s|'re|'m)$|^(?:is|are|am|was|were|be|feel|feels|not|going|goes|all|it|me)$/u;

function isFiller(word: Word, words: readonly Word[], at: number): boolean {
  if (/^(?:ok|okay|well|right|alright)$/u.test(word.key) && IS_STATE_OF.test(keyAt(words, at - 1)))
    return false;
  if (word.key === 'so' || word.key === 'right' || word.key === 'well')
    return words.slice(0, at).every((before) => FILLERS.has(before.key));
  if (/^(?:god|gosh|lord|man|dear)$/u.test(word.key) && keyAt(words, at - 1) === 'oh') return true;
  if (word.key === 'like')
    return /^(?:to|and|so|then|i|um|just|ok|okay)$/u.test(keyAt(words, at - 1));
  if (word.key === 'oh') return !/^(?:and|yeah|yes|also|but)$/u.test(keyAt(words, at + 1));
  if (/^(?:yeah|yes)$/u.test(word.key) && keyAt(words, at - 1) === 'oh') return false;
  return FILLERS.has(word.key) && word.key !== 'anyway' && word.key !== 'anyways';
}

function isStutter(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  return (
    key !== '' &&
    key === keyAt(words, at + 1) &&
    /^(?:i|the|to|and|my|a|we|need|i'm|in)$/u.test(key)
  );
}
