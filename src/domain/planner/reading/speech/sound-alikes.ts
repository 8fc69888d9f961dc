import { DAY_NAMES } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { SOUND_ALIKES } from '../../data/sound-alikes.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isVerb } from '../grammar/verbs.ts';
import { holdsTogether, wordKind } from '../grammar/word-kind.ts';

/** Between a word and the one that was meant: "the weather no the wether". */
const BETWEEN = /^(?:no|sorry|or|er|not|i|mean|meant)$/u;
const FAR = 4;
const LEAST = 4;

function soundsAlike(a: string, b: string): boolean {
  const row = SOUND_ALIKES.get(a);
  return a !== b && row !== undefined && row === SOUND_ALIKES.get(b);
}

/** How many letters one word is from another, where it is no further than one. */
function isOneLetterOff(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA === restB) return false;
  return [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([x, y]) => restA.slice(x) === restB.slice(y));
}

/** "Onion" for "union": nearly the same word in the same place. */
function isMisheard(a: Word | undefined, b: Word | undefined): boolean {
  if (a === undefined || b === undefined || a.key.length < LEAST || b.key.length < LEAST)
    return false;
  const isNamed = [a, b].some(
    ({ key, raw }) => /^\p{Lu}/u.test(raw) || DAY_NAMES.has(key) || wordKind(key) === 'N',
  );
  const isPlural = a.key === `${b.key}s` || b.key === `${a.key}s`;
  return !isNamed && !isPlural && isOneLetterOff(a.key, b.key);
}

/** A word that is said again beside both: "loan application", "credit union". */
function frames(key: string): boolean {
  return key.length >= LEAST && !isVerb(key) && !holdsTogether(key) && !DETERMINERS.has(key);
}

/** How many words from here were said again as they were meant; 0 where none were. */
function misheardLengthAt(words: readonly Word[], at: number): number {
  for (let meant = at + 1; meant <= at + FAR && meant < words.length; meant++) {
    const between = words.slice(at + 1, meant);
    if (words.slice(at, meant).some(({ comma, pause }) => comma || pause === true)) return 0;
    const [before, behind] = [keyAt(words, at - 1), keyAt(words, meant + 1)];
    const isFramed =
      between.length === 1 &&
      between.every(({ key }) => frames(key) && (key === before || key === behind));
    if (
      isFramed &&
      (soundsAlike(keyAt(words, at), keyAt(words, meant)) || isMisheard(words[at], words[meant]))
    )
      return meant - at;
    const isAgain = DETERMINERS.has(before) || between.some(({ key }) => BETWEEN.test(key));
    const isPlain = between.every(
      ({ key }) => BETWEEN.test(key) || (isAgain && DETERMINERS.has(key)),
    );
    if (isPlain && soundsAlike(keyAt(words, at), keyAt(words, meant))) return meant - at;
  }
  return 0;
}

/**
 * "The lone application loan application", "stake steak", "the credit onion credit union": a word and one
 * of its sound side by side are one thing, and the second is meant.
 */
export function withoutMisheard(spoken: readonly Word[]): readonly Word[] {
  const words = [...spoken];
  for (let at = 0; at < words.length; at++) {
    const length = misheardLengthAt(words, at);
    if (length === 0) continue;
    words.splice(at, length);
    at = Math.max(-1, at - 2);
  }
  return words;
}
