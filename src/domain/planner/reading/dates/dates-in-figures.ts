import { type Day, daysBetween, isDay } from '../../../calendar/day.ts';
import { WEEKDAYS } from '../../data/dates.ts';
import { keyAt } from '../../words/words.ts';
import { BEFORE_DATE, type DatePlace } from './date-place.ts';
import { daysUntil } from './days-until.ts';

/** "20/11/2026" is in that year: what lies behind is no date to come. */
function fromFullDate(
  [, first = '', second = '', year = '']: readonly string[],
  today: Day,
): number | null {
  const written = [
    `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`,
    `${year}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`,
  ];
  const days = written.filter(isDay).map((day) => daysBetween(today, day));
  const [dayFirst] = days;
  return dayFirst === undefined || dayFirst < 0 ? null : dayFirst;
}

/** "24.12." is a date; "4.9 stars", "3.5 km" and "10.30" are not, unless a word before them says so. */
function isWrittenDate({ words, at }: DatePlace): boolean {
  const isClosed = /^\d{1,2}\.\d{1,2}\.\P{N}*$/u.test(words[at]?.raw ?? '');
  return isClosed || BEFORE_DATE.test(keyAt(words, at - 1)) || WEEKDAYS.has(keyAt(words, at - 1));
}

/** "due:2026-12-01" and "by=24/11", as lists for machines mark it. */
const MARK = /^(?:due|by|deadline|until|before|scheduled|date)[:=@]/u;

/** "2026-11-22T09:00Z" is that day. */
const CLOCK = /(?<=^\d{4}-\d{2}-\d{2})t\d{2}:\d{2}.*$/u;

/** Days until a date in figures, the day or the month first: the nearer of both. */
export function fromNumbers({ words, at, today }: DatePlace): number | null {
  const key = keyAt(words, at).replace(MARK, '').replace(CLOCK, '');
  if (isDay(key)) return daysBetween(today, key);
  const match = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?$/u.exec(key);
  if (match === null) return null;
  if (match[3]?.length === 4) return fromFullDate(match, today);
  if (key.includes('.') && match[3] === undefined && !isWrittenDate({ words, at, today }))
    return null;
  const first = Number(match[1]);
  const second = Number(match[2]);
  const found = [daysUntil(today, first, second), daysUntil(today, second, first)];
  const valid = found.filter((days) => days !== null);
  return valid.length === 0 ? null : Math.min(...valid);
}
