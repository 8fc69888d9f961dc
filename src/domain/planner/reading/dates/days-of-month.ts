import { type Day, addDays } from '../../../calendar/day.ts';
import { MONTHS, WEEKDAYS } from '../../data/dates.ts';
import { SAID_NUMBERS, SAID_ORDINALS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { BEFORE_DATE, type DatePlace } from './date-place.ts';
import { daysUntil } from './days-until.ts';

/** A month so far off, named with nothing but "in", is the one that was. */
const LONG_AHEAD = 240;

/** Days until the next such day of a month. */
export function daysUntilNth(today: Day, dayOfMonth: number): number | null {
  for (let ahead = 0; ahead <= 62; ahead++) {
    if (Number(addDays(today, ahead).slice(8)) === dayOfMonth) return ahead;
  }
  return null;
}

function ordinal(key: string): number | null {
  const said = SAID_ORDINALS.get(key);
  if (said !== undefined) return said;
  const match = /^(\d{1,2})(?:st|nd|rd|th|\.|º|er)?$/u.exec(key);
  const number = Number(match?.[1]);
  return number >= 1 && number <= 31 ? number : null;
}

const LAST_DAY = 28;

/** "The middle of December", "early January", "end of Nov": a day of that part. */
function partOfMonth(words: readonly Word[], at: number): number | null {
  const isOf = keyAt(words, at - 1) === 'of';
  const part = keyAt(words, isOf ? at - 2 : at - 1);
  if (/^(?:mid|middle|mid-\p{L}+)$/u.test(part)) return 15;
  if (/^(?:end|late|last)$/u.test(part) && (isOf || part === 'late')) return LAST_DAY;
  if (/^(?:start|beginning)$/u.test(part) && isOf) return 1;
  return part === 'early' ? 5 : null;
}

/** "Twenty five November", "the five of December". */
function saidDay(words: readonly Word[], at: number): number | null {
  const key = keyAt(words, at);
  const ones = SAID_NUMBERS.get(key) ?? SAID_ORDINALS.get(key);
  if (ones === undefined || /^(?:an?|second)$/u.test(key)) return null;
  const tens = /^(?:twenty|thirty)$/u.test(keyAt(words, at - 1)) && ones < 10;
  return tens ? ones + (SAID_NUMBERS.get(keyAt(words, at - 1)) ?? 0) : ones;
}

/** Days until a day beside the name of its month. */
export function fromMonth({ words, at, today }: DatePlace): number | null {
  const month = MONTHS.get(keyAt(words, at));
  if (month === undefined) return null;
  const behindOf = /^(?:of|de|von)$/u.test(keyAt(words, at - 1)) ? 2 : 1;
  const before = ordinal(keyAt(words, at - behindOf)) ?? ordinal(keyAt(words, at - 2));
  const after = ordinal(keyAt(words, at + (keyAt(words, at + 1) === 'the' ? 2 : 1)));
  const counted = saidDay(words, at - behindOf);
  if (counted !== null) return daysUntil(today, month, counted);
  const dayOfMonth = before ?? after;
  if (dayOfMonth !== null) return daysUntil(today, month, dayOfMonth);
  const part = partOfMonth(words, at);
  if (part !== null) return daysUntil(today, month, part);
  if (!/^(?:by|before|in|until|this|next)$/u.test(keyAt(words, at - 1))) return null;
  const days = daysUntil(today, month, 1);
  return keyAt(words, at - 1) === 'in' && days !== null && days > LONG_AHEAD ? null : days;
}

/** "Stamps, 2nd class", "the 3rd floor". */
const IS_RANK =
  /^(?:class|floor|hand|year|grade|form|edition|round|team|attempt|try|go|place|gear|birthday|anniversary|century|row|chapter|reminder|letter|email|warning|notice|week|week's)$/u;

/** Days until a day of the month that stands alone: "the 24th", "antes del 30". */
export function fromOrdinal({ words, at, today }: DatePlace): number | null {
  const tens = /^(?:twenty|thirty)$/u.test(keyAt(words, at - 1)) ? 1 : 0;
  const ones = SAID_ORDINALS.get(keyAt(words, at));
  const said =
    ones === undefined ? undefined : ones + tens * (SAID_NUMBERS.get(keyAt(words, at - 1)) ?? 0);
  const opener = keyAt(words, at - 2 - tens);
  const isSaid =
    said !== undefined &&
    keyAt(words, at - 1 - tens) === 'the' &&
    (BEFORE_DATE.test(opener) || WEEKDAYS.has(opener));
  const goesOn = /^(?:thing|time|one|draft|half|part|step|day)$/u.test(keyAt(words, at + 1));
  if (isSaid && !goesOn) return daysUntilNth(today, said);
  if (!/^\d{1,2}(?:st|nd|rd|th)$/u.test(keyAt(words, at))) return fromBareNumber(words, at, today);
  const number = ordinal(keyAt(words, at));
  return number === null || goesOn || IS_RANK.test(keyAt(words, at + 1))
    ? null
    : daysUntilNth(today, number);
}

/** "Pour le 15", "antes del 30", "bis zum 30.": other languages write the day as a plain number. */
function fromBareNumber(words: readonly Word[], at: number, today: Day): number | null {
  const key = keyAt(words, at);
  if (!/^\d{1,2}$/u.test(key) || !DAY_ARTICLE.test(keyAt(words, at - 1))) return null;
  const isCount = /^(?:h|heures?|horas?|uhr|ans|años|anos|euros?|%|€|%|personas|pessoas)$/u;
  if (isCount.test(keyAt(words, at + 1)) || Number(key) < 1 || Number(key) > 31) return null;
  return daysUntilNth(today, Number(key));
}

const DAY_ARTICLE = /^(?:le|el|del|dia|día|am|zum|vom|den)$/u;
