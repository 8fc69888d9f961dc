import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { baseOfGerund } from '../grammar/verbs.ts';
import { thingSoughtBehind } from '../titles/thing-sought.ts';

const BEGUN = /^(?:started|began|begun)$/u;
const CAME_UPON =
  /^(?:found|noticed|saw|spotted|heard|discovered|realised|realized|remembered|forgot|thought|woke|fell|went|ended|came|told|said|dreamt|dreamed|sighed)$/u;
const BECAME =
  /^(?:hungry|tired|distracted|bored|lost|angry|upset|sad|stuck|nothing|home|up|back|sidetracked)$/u;

/** What one starts and does not finish the same day. */
const LASTS =
  /^(?:job|school|course|uni|term|day|week|year|meds|medication|tablets|pills|diet|business|car|fire|fight|argument|engine|journey|game|race|class|habit|therapy|treatment)$/u;

/** "Started cleaning the kitchen", told without an end, is to finish cleaning it. */
export function taskBegun(words: readonly Word[]): string | null {
  const at = /^(?:i|i've|ive)$/u.test(keyAt(words, 0)) ? 1 : 0;
  const doing = keyAt(words, at + 1);
  const isThing = /^(?:the|my|our)$/u.test(doing) && words.length <= at + 5;
  if (BEGUN.test(keyAt(words, at)) && isThing && !LASTS.test(words.at(-1)?.key ?? ''))
    return `Finish ${withoutEndMarks(textOf(words.slice(at + 1)))}`;
  const isOpen = BEGUN.test(keyAt(words, at)) && baseOfGerund(doing) !== null;
  if (!isOpen || words.length < at + 3 || words.length > at + 8) return null;
  return `Finish ${withoutEndMarks(textOf(words.slice(at + 1)))}`;
}

/** "Found the tax letter", "got hungry": what came next in a story, with nothing in it to do. */
export function isToldOnTheWay(words: readonly Word[]): boolean {
  const key = keyAt(words, 0);
  if (key === 'got') return BECAME.test(keyAt(words, 1)) && words.length <= 4;
  const isOpen = words.some((word) => /^(?:but|not|to|never|need|must|i|that)$/u.test(word.key));
  return CAME_UPON.test(key) && words.length > 1 && !isOpen;
}

/** "Where is my passport": it is to be found. Null for a place that is asked after. */
export function thingSought(words: readonly Word[]): string | null {
  const match = /^where(?:'s| is| are| did i (?:put|leave)| have i put) ((?:my|our) .+)$/u.exec(
    keysOf(words),
  );
  if (match === null) return thingSoughtBehind(words);
  const length = wordsOf(match[1] ?? '').length;
  return length > 5 ? null : `Find ${withoutEndMarks(textOf(words.slice(-length)))}`;
}
