import { SAID_NUMBERS } from '../data/dates.ts';
import { keyAt, type Word } from '../words/words.ts';
import { type DatePlace } from './date-place.ts';
import { daysUntilNth } from './days-of-month.ts';
import { daysUntil, weekdayOf } from './feast-days.ts';
import { isSpanOfThePast } from './past-dates.ts';

const UNIT_DAYS = new Map([
  ['day', 1],
  ['days', 1],
  ['week', 7],
  ['weeks', 7],
  ['month', 30],
  ['months', 30],
  ['fortnight', 14],
  ['hour', 0],
  ['hours', 0],
  ['minutes', 0],
]);

/** Days until the end of a span: "in three days", "end of the month", "this week". */
export function fromSpan({ words, at, today }: DatePlace): number | null {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (key === 'in' || key === 'within') {
    if (isSpanOfThePast(words, at)) return null;
    const isCouple = /^couple$/u.test(keyAt(words, at + 2)) && next === 'a';
    const unit = UNIT_DAYS.get(keyAt(words, at + (isCouple ? 4 : 2)));
    const count = isCouple ? 2 : (SAID_NUMBERS.get(next) ?? Number(next));
    return unit !== undefined && Number.isInteger(count) ? count * unit : null;
  }
  if (key === 'end' && keyAt(words, at + 1) === 'of') {
    const rest = `${keyAt(words, at + 2)} ${keyAt(words, at + 3)}`;
    if (rest.includes('day')) return 0;
    if (rest.includes('week')) return (5 - weekdayOf(today) + 7) % 7;
    if (rest.includes('month')) return (daysUntilNth(today, 1) ?? 28) || 28;
    if (rest.includes('year')) return daysUntil(today, 12, 31);
  }
  if (key === 'this' || key === 'next') {
    if (/^(?:morning|afternoon|evening|arvo|avo|aft)$/u.test(next))
      return key === 'this' ? 0 : null;
    if (next === 'week') return key === 'this' ? 5 : 7;
    if (next === 'weekend') return (6 - weekdayOf(today) + 7) % 7;
    if (next === 'month') return key === 'this' ? 20 : 30;
    if (next === 'year') return key === 'this' ? daysUntil(today, 12, 31) : 365;
  }
  return null;
}

/** "Two days before Thanksgiving", "a week before the 12th": the days that the date is moved back. */
export function daysAhead(words: readonly Word[], at: number): number {
  const before = [1, 2, 3].find((back) => /^(?:before|ahead)$/u.test(keyAt(words, at - back)));
  if (before === undefined) return 0;
  const unit = UNIT_DAYS.get(keyAt(words, at - before - 1)) ?? 0;
  const said = keyAt(words, at - before - 2);
  const count = said === 'the' ? 1 : (SAID_NUMBERS.get(said) ?? Number(said));
  return Number.isInteger(count) ? count * unit : 0;
}
