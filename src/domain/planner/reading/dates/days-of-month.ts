import { type Day, daysBetween, isDay } from '../../../calendar/day.ts';
import { MONTHS, WEEKDAYS } from '../../data/dates.ts';
import { SAID_NUMBERS, SAID_ORDINALS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { BEFORE_DATE, type DatePlace } from './date-place.ts';
import { daysUntil, daysUntilNth } from './days-until.ts';

/** A month so far off, named with nothing but "in", is the one that was. */
const LONG_AHEAD = 240;

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

/** "Twenty" in front of "five" and "fifth". */
function tensBefore(words: readonly Word[], at: number): number {
  const said = keyAt(words, at - 1);
  return /^(?:twenty|thirty)$/u.test(said) ? (SAID_NUMBERS.get(said) ?? 0) : 0;
}

/** "Twenty five November", "the five of December". */
function saidDay(words: readonly Word[], at: number): number | null {
  const key = keyAt(words, at);
  const ones = SAID_NUMBERS.get(key) ?? SAID_ORDINALS.get(key);
  if (ones === undefined || /^(?:an?|second)$/u.test(key)) return null;
  return ones < 10 ? ones + tensBefore(words, at) : ones;
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
  const ones = SAID_ORDINALS.get(keyAt(words, at));
  if (ones === undefined && !/^\d/u.test(keyAt(words, at))) return null;
  const tens = tensBefore(words, at);
  const the = tens > 0 ? at - 2 : at - 1;
  const opener = keyAt(words, the - 1);
  const isSaid = keyAt(words, the) === 'the' && (BEFORE_DATE.test(opener) || WEEKDAYS.has(opener));
  const goesOn = /^(?:thing|time|one|draft|half|part|step|day)$/u.test(keyAt(words, at + 1));
  if (ones !== undefined && isSaid && !goesOn) return daysUntilNth(today, ones + tens);
  if (!/^\d{1,2}(?:st|nd|rd|th)$/u.test(keyAt(words, at))) return fromBareNumber(words, at, today);
  const number = ordinal(keyAt(words, at));
  return number === null || goesOn || IS_RANK.test(keyAt(words, at + 1))
    ? null
    : daysUntilNth(today, number);
}

const DAY_ARTICLE = /^(?:le|el|del|dia|día|am|zum|vom|den)$/u;

const UNTIL_DAY = /^(?:bis|frist|até|prazo|hasta|plazo|échéance)$/u;
/** So many hours a day has. */
const LAST_HOUR = 24;

/** "Elster abschicken bis 30.", "IVA até 25": at the end, and more than an hour can be or marked as a day is. */
function isLastDay(words: readonly Word[], at: number): boolean {
  if (!UNTIL_DAY.test(keyAt(words, at - 1)) || at < words.length - 1) return false;
  return Number(keyAt(words, at)) >= LAST_HOUR || /\d\.$/u.test(words[at]?.raw ?? '');
}

/** "Pour le 15", "antes del 30", "bis zum 30.": other languages write the day as a plain number. */
function fromBareNumber(words: readonly Word[], at: number, today: Day): number | null {
  const key = keyAt(words, at);
  const isLed = DAY_ARTICLE.test(keyAt(words, at - 1)) || isLastDay(words, at);
  if (!/^\d{1,2}$/u.test(key) || !isLed) return null;
  const isCount = /^(?:h|heures?|horas?|uhr|ans|años|anos|euros?|%|€|%|personas|pessoas)$/u;
  if (isCount.test(keyAt(words, at + 1)) || Number(key) < 1 || Number(key) > 31) return null;
  return daysUntilNth(today, Number(key));
}

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
export function fromFigures({ words, at, today }: DatePlace): number | null {
  const said = keyAt(words, at);
  if (!/\d/u.test(said)) return null;
  const key = said.replace(MARK, '').replace(CLOCK, '');
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
