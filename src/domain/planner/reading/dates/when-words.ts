import {
  A_DAY,
  A_MONTH,
  A_SHORT_MONTH,
  AN_HOUR,
  DAY_WORDS,
  FIGURES_OF_HOUR,
  WEEKDAYS,
} from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';

const WHEN_WORD = new RegExp(
  String.raw`^(?:on|by|before|after|in|at|the|this|that|next|for|due|until|till|latest|later|week|weekend|month|morning|afternoon|evening|noon|eod|asap|${A_DAY}|${A_SHORT_MONTH}|${A_MONTH}|\d{1,2}(?:st|nd|rd|th)|(?!\d+$)${FIGURES_OF_HOUR}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)$`,
  'u',
);

/** Whether a word may be a part of saying when, as all of "by Friday the 5th" and "this afternoon" are. */
export function isWhenWord(key: string): boolean {
  return WHEN_WORD.test(key);
}

const HOUR_BEFORE_DAY = new RegExp(
  String.raw`(?:\bby|\bbefore|\buntil|\btill|\bby (?:the )?close of (?:play|business)|\b(?:by|before|at) (?:lunch|lunchtime|half \p{L}+|${AN_HOUR}))$`,
  'u',
);

const PART_OF_DAY = /^(?:midnight|noon|midday|lunchtime|teatime)$/u;

/** "With Priya by | then", "by close of play | Tuesday": a date is said in one. */
export function isWithinDate(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const before = [at - 4, at - 3, at - 2, at - 1].map((place) => keyAt(words, place)).join(' ');
  if (key === 'then') return /(?:^| )(?:by|before|until|till)$/u.test(before);
  const previous = keyAt(words, at - 1);
  if (PART_OF_DAY.test(key) && (WEEKDAYS.has(previous) || /^(?:today|tomorrow)$/u.test(previous)))
    return words[at - 1]?.comma !== true;
  const isDay = WEEKDAYS.has(key) || DAY_WORDS.get(key) === 1;
  return isDay && words[at - 1]?.comma !== true && HOUR_BEFORE_DAY.test(before);
}
