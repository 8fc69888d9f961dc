import { A_DAY, A_MONTH, A_SHORT_MONTH, FIGURES_OF_HOUR } from '../../data/dates.ts';

const WHEN_WORD = new RegExp(
  String.raw`^(?:on|by|before|after|in|at|the|this|that|next|for|due|until|till|latest|later|week|weekend|month|morning|afternoon|evening|noon|eod|asap|${A_DAY}|${A_SHORT_MONTH}|${A_MONTH}|\d{1,2}(?:st|nd|rd|th)|(?!\d+$)${FIGURES_OF_HOUR}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)$`,
  'u',
);

/** Whether a word may be a part of saying when, as all of "by Friday the 5th" and "this afternoon" are. */
export function isWhenWord(key: string): boolean {
  return WHEN_WORD.test(key);
}
