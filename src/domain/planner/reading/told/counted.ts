import { UNDONE_STATES } from '../../data/talk.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { tellsOfBody } from './body-and-mind.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

/** "I've lost four pounds", "lost my temper": nobody looks for those. */
export function isLostForGood(words: readonly Word[]): boolean {
  const place = words.findIndex(({ key }) =>
    /^(?:in|on|at|with|over|about|again|afterwards|and|when)$/u.test(key),
  );
  const last = keyAt(words, (place > 0 ? place : words.length) - 1);
  return (
    COUNTED.test(keyAt(words, 0)) ||
    /^(?:weight|patience|mind|temper|hope|faith|sleep|track|count|interest|touch|appetite|job|tooth|game|match|bet|will|voice|it)$/u.test(
      last,
    )
  );
}

const COUNTED = new RegExp(String.raw`^(?:\d+|${SEVERAL}|twenty)$`, 'u');

const DATED =
  /\b(?:today|tomorrow|tonight|\p{L}+day|\d|next|this|on|at|in|by|due|for|to|with|from|about)\b/u;
const MAX_OWNED = 4;

/** "I have a retainer": what one owns, or how many; nothing is said of what is to be done with it. */
export function isOnlyOwned(words: readonly Word[]): boolean {
  const isOne =
    /^(?:a|an)$/u.test(keyAt(words, 0)) &&
    words.length <= MAX_OWNED &&
    !words.some(({ key }) => baseOfPast(key) !== null);
  return isOnlyCounted(words) || tellsOfBody(words) || (isOne && !DATED.test(keysOf(words)));
}

/** "I've got 23 names on the list" tells how many; "three chapters left" asks for more. */
function isOnlyCounted(words: readonly Word[]): boolean {
  if (!COUNTED.test(keyAt(words, 0))) return false;
  return !words.some(({ key }) => UNDONE_STATES.has(key) || /^(?:to|more|left)$/u.test(key));
}

/** "The shop has 14 orders": so many of them, at the end of what was said; null where none are counted. */
export function manyHad(words: readonly Word[]): readonly Word[] | null {
  const many = words.findLastIndex(({ raw }) => /^\d+$/u.test(raw));
  const isHad = /^(?:has|have|got|are|is|with)$/u.test(keyAt(words, many - 1));
  const isEnd = many >= words.length - 3 && many < words.length - 1;
  return isHad && isEnd ? [...wordsOf('the'), ...words.slice(many)] : null;
}
