import { type Day } from '../../../calendar/day.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { AN_HOUR, A_DAY, A_MONTH } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { isForToday } from '../dates/hours.ts';
import { isFiniteAt } from '../grammar/sentence-shape.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { type ReadThought } from '../reading.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';
import { holdsTogether } from '../grammar/word-kind.ts';

const MAX_NAME = 9;
const MAX_DATE = 5;
const SOON = 14;
const ENDS_BEFORE =
  /^(?:me|him|them|us|it|you|one|that|this|ago|there|here|again|and|but|so|because|if|when|which|who|what|not|no|never|said|says|very|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might)$|n't$/u;
const OF_THE_DATE = new RegExp(
  String.raw`^(?:the|${AN_HOUR}|\d{1,2}(?:st|nd|rd|th)|half|lunch|dark|bed|end|of|month|week|year|morning|afternoon|evening|night|o'clock|${A_DAY}|\p{L}+th|first|second|third|${A_MONTH}|next|this|close|play)$`,
  'u',
);

/** "It's due tomorrow by midnight" names no thing of its own. */
const SAYS_HOW_IT_IS = /^(?:due|on|open|closed|only|still|ready|over|back|in|out|up|off)$/u;

function isDeed(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (DETERMINERS.has(keyAt(words, at - 1))) return false;
  const isForm = key.length > 3 && (baseOfGerund(key) !== null || baseOfPast(key) !== null);
  const isOwed = keyAt(words, at - 1) === 'to' && isVerb(key);
  return isOwed || isFiniteAt(words, at) || (isForm && !isVerb(key));
}

/** Where the name of a thing begins that ends in front of a place; -1 when a verb rules it. */
function nameFrom(words: readonly Word[], end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - MAX_NAME); at--) {
    const key = keyAt(words, at);
    const isPointed = /^(?:that|this|her|his)$/u.test(key) && holdsTogether(keyAt(words, at - 1));
    if (isPointed) continue;
    const isOther = SUBJECT_PRONOUNS.has(key) && !DETERMINERS.has(key);
    if (isOther || ENDS_BEFORE.test(key)) return at + 1;
    if (at > 0 && isDeed(words, at)) return -1;
    const before = keyAt(words, at - 1);
    const isOpen = DETERMINERS.has(key) && at > 0;
    if (isOpen && !holdsTogether(before) && !DETERMINERS.has(before)) {
      const isRuled = isDeed(words, at - 1) || isVerb(before);
      return isRuled ? -1 : at;
    }
    if (at === 0) return 0;
  }
  return -1;
}

function dateEnd(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (end < words.length && end - from <= MAX_DATE && OF_THE_DATE.test(keyAt(words, end))) end++;
  return end;
}

/** The thing with its deadline that stands in the words, and nothing else of them; null without one. */
function deadlineIn(words: readonly Word[], today: Day): readonly [number, number] | null {
  const until = words.findIndex(({ key }, at) => at > 1 && /^(?:by|before)$/u.test(key));
  if (until < 0) return null;
  const end = dateEnd(words, until);
  const date = words.slice(until, end);
  const due = dueDays(date, today) ?? (isForToday(date) ? 0 : null);
  if (end === until + 1 || due === null || due < 0 || due > SOON) return null;
  const from = nameFrom(words, until);
  const first = keyAt(words, from);
  const isOpen = DETERMINERS.has(first) || !holdsTogether(first);
  const isName = from >= 0 && until - from >= 2 && isOpen && !SAYS_HOW_IT_IS.test(first);
  return isName ? [from, end] : null;
}

/**
 * "She told me that years ago, more on the parking ticket before four": what is told in one breath may
 * run into a thing and its deadline, which is a step of its own.
 */
export function withTornDeadlines(thoughts: readonly ReadThought[], today: Day): ReadThought[] {
  return thoughts.flatMap((thought) => {
    if (thought.language !== 'en' || thought.reading.kind !== 'fact') return [thought];
    const found = deadlineIn(thought.words, today);
    if (found === null) return [thought];
    const [from, end] = found;
    const { words } = thought;
    const named = words.slice(from, end);
    const fact = { kind: 'fact' } as const;
    const parts: ReadThought[] = [
      { ...thought, words: words.slice(0, from), reading: fact },
      {
        ...thought,
        words: named,
        reading: { kind: 'task', title: sayTask(named) },
        follows: false,
      },
      { ...thought, words: words.slice(end), reading: fact, follows: false },
    ];
    return parts.filter((part) => part.words.length > 0);
  });
}
