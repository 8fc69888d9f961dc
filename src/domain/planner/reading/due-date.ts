import { addDays, type Day, daysBetween, isDay } from '../../calendar/day.ts';
import {
  DAY_WORDS,
  MONTHS,
  NAMED_DAYS,
  SAID_NUMBERS,
  SAID_ORDINALS,
  SHORT_WEEKDAYS,
  WEEKDAYS,
} from '../data/dates.ts';
import { keyAt, type Word } from '../words/words.ts';

const BEFORE_DATE =
  /^(?:by|before|on|until|till|due|this|next|from|am|vor|bis|avant|antes|el|em|le|até|na|para|latest|deadline|closes|ends)$/u;
const MAX_DISTANCE = 3650;

/** "Last Friday" and "since Monday" are no dates to come. */
const NOT_TO_COME = /^(?:last|since|past|every|each|most)$/u;
/** Short names of days that are no other words; behind the words they date, they count. */
const SURE_SHORT_DAY = /^(?:mon|tue|wed|weds|thu|thur|fri)$/u;
type Place = { readonly words: readonly Word[]; readonly at: number; readonly today: Day };

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Days until the next such date of a year, or null when there is no such date. */
function daysUntil(today: Day, month: number, dayOfMonth: number): number | null {
  const year = Number(today.slice(0, 4));
  for (const candidate of [year, year + 1]) {
    const day = `${pad(candidate, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
    if (isDay(day) && daysBetween(today, day) >= 0) return daysBetween(today, day);
  }
  return null;
}

function daysUntilNth(today: Day, dayOfMonth: number): number | null {
  for (let ahead = 0; ahead <= 62; ahead++) {
    if (Number(addDays(today, ahead).slice(8)) === dayOfMonth) return ahead;
  }
  return null;
}

function weekdayOf(today: Day): number {
  return (((daysBetween('1970-01-01', today) + 4) % 7) + 7) % 7;
}

function fromWeekday({ words, at, today }: Place): number | null {
  const key = keyAt(words, at).replace(/day's$/u, 'day');
  const before = keyAt(words, at - 1);
  const short = SHORT_WEEKDAYS.get(key);
  const isShortDay =
    BEFORE_DATE.test(before) ||
    words.length === 1 ||
    /^(?:latest|noon|morning|evening|eod|am|pm|\d{1,2}(?:[.:]\d{2})?(?:am|pm)?)$/u.test(
      keyAt(words, at + 1),
    ) ||
    (SURE_SHORT_DAY.test(key) &&
      (at === words.length - 1 || /^[-–]/u.test(words[at + 1]?.raw ?? '')));
  const number = WEEKDAYS.get(key) ?? (isShortDay ? short : undefined);
  if (number === undefined) return null;
  if (NOT_TO_COME.test(before)) return null;
  const ahead = (number - weekdayOf(today) + 7) % 7 || 7;
  return before === 'next' && ahead < 4 ? ahead + 7 : ahead;
}

function ordinal(key: string): number | null {
  const said = SAID_ORDINALS.get(key);
  if (said !== undefined) return said;
  const match = /^(\d{1,2})(?:st|nd|rd|th|\.|º|er)?$/u.exec(key);
  const number = Number(match?.[1]);
  return number >= 1 && number <= 31 ? number : null;
}

function fromMonth({ words, at, today }: Place): number | null {
  const month = MONTHS.get(keyAt(words, at));
  if (month === undefined) return null;
  const behindOf = /^(?:of|de|von)$/u.test(keyAt(words, at - 1)) ? 2 : 1;
  const before = ordinal(keyAt(words, at - behindOf)) ?? ordinal(keyAt(words, at - 2));
  const after = ordinal(keyAt(words, at + (keyAt(words, at + 1) === 'the' ? 2 : 1)));
  const dayOfMonth = before ?? after;
  if (dayOfMonth !== null) return daysUntil(today, month, dayOfMonth);
  return /^(?:by|before|in|until|this|next)$/u.test(keyAt(words, at - 1))
    ? daysUntil(today, month, 1)
    : null;
}

function fromOrdinal({ words, at, today }: Place): number | null {
  const said = SAID_ORDINALS.get(keyAt(words, at));
  const isSaid =
    said !== undefined && keyAt(words, at - 1) === 'the' && BEFORE_DATE.test(keyAt(words, at - 2));
  const goesOn = /^(?:thing|time|one|draft|half|part|step|day)$/u.test(keyAt(words, at + 1));
  if (isSaid && !goesOn) return daysUntilNth(today, said);
  if (!/^\d{1,2}(?:st|nd|rd|th)$/u.test(keyAt(words, at))) return null;
  const number = ordinal(keyAt(words, at));
  return number === null ? null : daysUntilNth(today, number);
}

function fromNumbers({ words, at, today }: Place): number | null {
  const key = keyAt(words, at);
  if (isDay(key)) return daysBetween(today, key);
  const match = /^(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4})?$/u.exec(key);
  if (match === null) return null;
  const first = Number(match[1]);
  const second = Number(match[2]);
  const found = [daysUntil(today, first, second), daysUntil(today, second, first)];
  const valid = found.filter((days) => days !== null);
  return valid.length === 0 ? null : Math.min(...valid);
}

const UNIT_DAYS = new Map([
  ['day', 1],
  ['days', 1],
  ['week', 7],
  ['weeks', 7],
  ['month', 30],
  ['months', 30],
  ['fortnight', 14],
  ['hours', 0],
]);

function fromSpan({ words, at, today }: Place): number | null {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (key === 'in' || key === 'within') {
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
    if (/^(?:morning|afternoon|evening)$/u.test(next)) return key === 'this' ? 0 : null;
    if (next === 'week') return key === 'this' ? 5 : 7;
    if (next === 'weekend') return (6 - weekdayOf(today) + 7) % 7;
    if (next === 'month') return key === 'this' ? 20 : 30;
    if (next === 'year') return key === 'this' ? daysUntil(today, 12, 31) : 365;
  }
  return null;
}

/** Easter Sunday of a year, by Gauss's rule as corrected by Lichtenberg. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const limit = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return addDays(`${pad(year, 4)}-03-01`, limit + 7 - ((limit - firstSunday) % 7) - 1);
}

function daysUntilEaster(today: Day): number {
  const year = Number(today.slice(0, 4));
  const days = daysBetween(today, easterOf(year));
  return days >= 0 ? days : daysBetween(today, easterOf(year + 1));
}

/** "Do it now", "right now", "NOW": no "it is now five weeks late". */
function saysAtOnce(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const isBehind =
    at === words.length - 1 &&
    at > 0 &&
    !/^(?:so|by|until|till|for|just|and|from|since|but|is|are|up|then)$/u.test(before);
  return isBehind || before === 'right' || /^NOW\b/u.test(words[at]?.raw ?? '');
}

function fromName({ words, at, today }: Place): number | null {
  const key = keyAt(words, at);
  if (key === 'easter') return daysUntilEaster(today);
  const named = NAMED_DAYS.get(key);
  if (named !== undefined) return daysUntil(today, named[0], named[1]);
  if (key === 'tomorrow' && keyAt(words, at - 1) === 'after') return 2;
  if (key === 'now' && !saysAtOnce(words, at)) return null;
  return DAY_WORDS.get(key) ?? null;
}

/**
 * The number of days from today until the earliest date that the words name (0 is today, negative
 * is overdue); null when they name none. Words such as "sat" count only behind "on" or "by". It
 * orders the plan; the person's own phrase stays in the text.
 */
export function dueDays(words: readonly Word[], today: Day): number | null {
  if (!isDay(today)) return null;
  let earliest: number | null = null;
  for (let at = 0; at < words.length; at++) {
    const place = { words, at, today };
    const days =
      fromName(place) ??
      fromWeekday(place) ??
      fromMonth(place) ??
      fromOrdinal(place) ??
      fromNumbers(place) ??
      fromSpan(place);
    if (days === null || !Number.isFinite(days) || days > MAX_DISTANCE) continue;
    earliest = earliest === null ? days : Math.min(earliest, days);
  }
  return earliest;
}

const URGENT =
  /^(?:urgent|urgently|asap|immediately|emergency|deadline|urgente|dringend|important|overdue|eviction|final)$/u;

/** Whether the words say that it cannot wait. */
export function isUrgent(words: readonly Word[]): boolean {
  return words.some((word) => URGENT.test(word.key) || word.raw.includes('!!'));
}
