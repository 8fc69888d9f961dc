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
import { daysUntil, daysUntilFeast, weekdayOf } from './feast-days.ts';
import { isForNow, isForOpening, isOverdue, saysClosingHour } from './overdue.ts';
import { isDateOfThePast, isSpanOfThePast } from './past-dates.ts';

const BEFORE_DATE =
  /^(?:by|before|on|until|till|due|this|next|from|am|vor|bis|avant|antes|el|em|le|até|na|para|latest|deadline|closes|ends)$/u;
const MAX_DISTANCE = 3650;
/** A month so far off, named with nothing but "in", is the one that was. */
const LONG_AHEAD = 240;

/** "Last Friday" and "since Monday" are no dates to come. */
const NOT_TO_COME = /^(?:last|since|past|every|each|most|a|any|some|depuis|seit|desde)$/u;
/** Short names of days that are no other words; behind the words they date, they count. */
const SURE_SHORT_DAY = /^(?:mon|tue|wed|weds|thu|thur|fri)$/u;
type Place = { readonly words: readonly Word[]; readonly at: number; readonly today: Day };

function daysUntilNth(today: Day, dayOfMonth: number): number | null {
  for (let ahead = 0; ahead <= 62; ahead++) {
    if (Number(addDays(today, ahead).slice(8)) === dayOfMonth) return ahead;
  }
  return null;
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
  if (NOT_TO_COME.test(before) || isDayOfMonth(words, at + 1)) return null;
  const ahead = (number - weekdayOf(today) + 7) % 7 || 7;
  const isWeekOn =
    keyAt(words, at + 1) === 'week' ||
    (keyAt(words, at - 2) === 'week' && /^(?:on|from|this)$/u.test(before));
  return isWeekOn || (before === 'next' && ahead < 4) ? ahead + 7 : ahead;
}

/** "Sunday the 29th": the day of the month says which Sunday. */
function isDayOfMonth(words: readonly Word[], at: number): boolean {
  const hasArticle = keyAt(words, at) === 'the';
  const key = keyAt(words, hasArticle ? at + 1 : at);
  if (/^\d{1,2}(?:st|nd|rd|th)$/u.test(key)) return true;
  return hasArticle && (SAID_ORDINALS.has(key) || /^(?:twenty|thirty)$/u.test(key));
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
  if (!/^(?:by|before|in|until|this|next)$/u.test(keyAt(words, at - 1))) return null;
  const days = daysUntil(today, month, 1);
  return keyAt(words, at - 1) === 'in' && days !== null && days > LONG_AHEAD ? null : days;
}

function fromOrdinal({ words, at, today }: Place): number | null {
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
  return number === null ? null : daysUntilNth(today, number);
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
function isWrittenDate({ words, at }: Place): boolean {
  const isClosed = /^\d{1,2}\.\d{1,2}\.\P{N}*$/u.test(words[at]?.raw ?? '');
  return isClosed || BEFORE_DATE.test(keyAt(words, at - 1)) || WEEKDAYS.has(keyAt(words, at - 1));
}

function fromNumbers({ words, at, today }: Place): number | null {
  const key = keyAt(words, at);
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

function fromSpan({ words, at, today }: Place): number | null {
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

const IS_SO =
  /^(?:is|are|was|were|been|has|have|it's|its|that's|he's|she's|they're|we're|i'm|i've|we've)$/u;

/** "Do it now", "right now", "NOW": no "it is now five weeks late". */
function saysAtOnce(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const isBehind =
    at === words.length - 1 &&
    at > 0 &&
    !/^(?:so|by|until|till|for|just|and|from|since|but|is|are|up|then)$/u.test(before) &&
    !words.slice(Math.max(0, at - 5), at).some((word) => IS_SO.test(word.key));
  return isBehind || before === 'right' || /^NOW\b/u.test(words[at]?.raw ?? '');
}

/** "First thing" is tomorrow's, unless a day is named beside it. */
function opensDay(words: readonly Word[], at: number): boolean {
  const isNamed = (word: Word): boolean => WEEKDAYS.has(word.key) || SHORT_WEEKDAYS.has(word.key);
  return at > 0 && !words.slice(at - 2, at + 5).some(isNamed) && keyAt(words, at + 2) !== 'is';
}

/** "Two days before Thanksgiving", "a week before the 12th": the days that the date is moved back. */
function daysAhead(words: readonly Word[], at: number): number {
  const before = [1, 2, 3].find((back) => /^(?:before|ahead)$/u.test(keyAt(words, at - back)));
  if (before === undefined) return 0;
  const unit = UNIT_DAYS.get(keyAt(words, at - before - 1)) ?? 0;
  const said = keyAt(words, at - before - 2);
  const count = said === 'the' ? 1 : (SAID_NUMBERS.get(said) ?? Number(said));
  return Number.isInteger(count) ? count * unit : 0;
}

function fromName({ words, at, today }: Place): number | null {
  const key = keyAt(words, at);
  const feast = daysUntilFeast(today, key);
  if (feast !== null) return feast;
  const named = NAMED_DAYS.get(key);
  if (named !== undefined) return daysUntil(today, named[0], named[1]);
  if (key === 'tomorrow' && keyAt(words, at - 1) === 'after') return 2;
  if (key === 'first' && keyAt(words, at + 1) === 'thing') return opensDay(words, at) ? 1 : null;
  if (key === 'now' && !saysAtOnce(words, at)) return null;
  return DAY_WORDS.get(key) ?? null;
}

/** A closing hour is today's, unless it is one of certain days: "they close at one on Saturdays". */
function daysUntilClosing(words: readonly Word[], today: Day): number | null {
  const named = words.map((word) => WEEKDAYS.get(word.key.replace(/s$/u, '')));
  const days = named.filter((day) => day !== undefined);
  if (days.length > 0) return days.includes(weekdayOf(today)) ? 0 : null;
  return words.some((word) =>
    /^(?:every|always|usually|each|days|weekends|was|were)$/u.test(word.key),
  )
    ? null
    : 0;
}

/** "At 4.2 percent" is no day. */
const MEASURES =
  /^(?:percent|per|%|million|stars?|kg|kilos|km|miles|degrees|metres|meters|litres)$/u;

/**
 * The number of days from today until the earliest date that the words name (0 is today, negative
 * is overdue); null when they name none. Words such as "sat" count only behind "on" or "by". It
 * orders the plan; the person's own phrase stays in the text.
 */
export function dueDays(words: readonly Word[], today: Day): number | null {
  if (!isDay(today)) return null;
  let earliest: number | null = isOverdue(words) ? -1 : isForNow(words) ? 0 : null;
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
    if (MEASURES.test(keyAt(words, at + 1))) continue;
    if (keyAt(words, at - 1) === 'not' || (days >= 0 && isDateOfThePast(words, at))) continue;
    const due = Math.max(days - daysAhead(words, at), Math.min(days, 0));
    earliest = earliest === null ? due : Math.min(earliest, due);
  }
  if (earliest !== null) return earliest;
  if (isForOpening(words)) return 1;
  return saysClosingHour(words) ? daysUntilClosing(words, today) : null;
}

const URGENT =
  /^(?:urgent|urgently|asap|immediately|emergency|deadline|urgente|dringend|important|overdue|eviction|final)$/u;

/** Whether the words say that it cannot wait. */
export function isUrgent(words: readonly Word[]): boolean {
  return words.some((word) => URGENT.test(word.key) || word.raw.includes('!!'));
}
