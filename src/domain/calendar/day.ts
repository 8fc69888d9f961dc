import { temporal } from './temporal.ts';

/** A calendar date `YYYY-MM-DD` without a zone: a person's logical day. */
export type Day = string;

/** A moment in UTC, `2026-11-21T08:30:00.000Z`. */
export type Instant = string;

/** An IANA zone such as `Europe/Lisbon`. */
export type Zone = string;

/** A moment seen by a person: where they are, and the hour at which their day begins (0 to 23). */
export type SeenMoment = {
  readonly at: Instant;
  readonly zone: Zone;
  readonly dayStartHour: number;
};

/** How many days the date can be ahead elsewhere: the zones of the world span 26 hours. */
export const MAX_DAYS_AHEAD = 2;

const DAY_MS = 86_400_000;
/** As for moments: a database knows no year 0, and what has five digits is written in another way. */
const DAY = /^(?:19[7-9]|2\d\d)\d-\d\d-\d\d$/;

/** Zones come from outside in any spelling, so the cache has an end. */
const MAX_CACHED_ZONES = 100;
const formatters = new Map<Zone, Intl.DateTimeFormat>();

const WALL_CLOCK = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
} as const;

/** Reads a wall clock; null for a zone that this machine does not know. */
function newFormatter(zone: Zone): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { ...WALL_CLOCK, timeZone: zone });
  } catch {
    return null;
  }
}

function formatterFor(zone: Zone): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached !== undefined) return cached;
  const formatter =
    newFormatter(zone) ?? new Intl.DateTimeFormat('en-US', { ...WALL_CLOCK, timeZone: 'UTC' });
  if (formatters.size >= MAX_CACHED_ZONES) formatters.clear();
  formatters.set(zone, formatter);
  return formatter;
}

/** Whether a text names a zone that this machine knows. */
export function isZone(text: string): boolean {
  return newFormatter(text) !== null;
}

/** Whether a text is a date of the years 1970 to 2999, in the form of `Day`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const number = dayNumber(text);
  return !Number.isNaN(number) && dayOfUtc(number * DAY_MS) === text;
}

function dayOfUtc(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The date of a moment in UTC, where no person's zone is known or wanted. */
export function utcDay(at: Instant): Day {
  return at.slice(0, 'YYYY-MM-DD'.length);
}

/** The date `count` days after a day; a negative count goes back. */
export function addDays(day: Day, count: number): Day {
  return dayOfUtc((dayNumber(day) + count) * DAY_MS);
}

/** The later of two days. */
export function laterDay(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since 1970-01-01, for arithmetic on many days. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00.000Z`) / DAY_MS;
}

/**
 * The logical day of a moment: the date on the wall clock of the zone, and before the day-start
 * hour still the date before (design, "Today"). Read from wall-clock fields, because subtracting
 * hours gives a wrong date on nights when the clocks change. An unknown zone counts as UTC.
 */
export function logicalDay({ at, zone, dayStartHour }: SeenMoment): Day {
  // A tap asks some ten times within a moment, and no wall clock turns its day within a minute.
  const key = at.endsWith('Z') ? `${at.slice(0, 16)} ${dayStartHour} ${zone}` : null;
  if (key !== null && key === lastAsked.key) return lastAsked.day;
  const day = logicalDayAt(Date.parse(at), zone, dayStartHour);
  if (key !== null) lastAsked = { key, day };
  return day;
}

let lastAsked = { key: '', day: '' };

function logicalDayAt(milliseconds: number, zone: Zone, dayStartHour: number): Day {
  const { date, hour } =
    wallClockByTemporal(milliseconds, zone) ?? wallClockByIntl(milliseconds, zone);
  return hour < dayStartHour ? addDays(date, -1) : date;
}

type WallClock = { readonly date: Day; readonly hour: number };

/** Null where there is no `Temporal`, or it does not know the zone. */
function wallClockByTemporal(milliseconds: number, zone: Zone): WallClock | null {
  try {
    const seen = temporal()?.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone);
    return seen === undefined ? null : { date: seen.toPlainDate().toString(), hour: seen.hour };
  } catch {
    return null;
  }
}

function wallClockByIntl(milliseconds: number, zone: Zone): WallClock {
  const fields = new Map<string, string>();
  for (const { type, value } of formatterFor(zone).formatToParts(milliseconds)) {
    fields.set(type, value);
  }
  const year = (fields.get('year') ?? '').padStart(4, '0');
  const date = `${year}-${fields.get('month')}-${fields.get('day')}`;
  return { date, hour: Number(fields.get('hour')) };
}

/**
 * The first moment after `at` that belongs to a later logical day: when an open page has to look
 * again. Found by bisection, so that nights of 23 or 25 hours and skipped hours need no rule.
 */
export function nextDayStart({ at, zone, dayStartHour }: SeenMoment): Instant {
  const today = logicalDay({ at, zone, dayStartHour });
  let before = Date.parse(at);
  let after = before + 2 * DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (logicalDayAt(middle, zone, dayStartHour) > today) after = middle;
    else before = middle;
  }
  return new Date(after).toISOString();
}
