import { addDays, type Day, daysBetween, isDay } from '../../../calendar/day.ts';

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Days until the next such date of a year, or null when there is no such date. */
export function daysUntil(today: Day, month: number, dayOfMonth: number): number | null {
  const year = Number(today.slice(0, 4));
  for (const candidate of [year, year + 1]) {
    const day = `${pad(candidate, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
    if (isDay(day) && daysBetween(today, day) >= 0) return daysBetween(today, day);
  }
  return null;
}

/** Days until the next such day of a month. */
export function daysUntilNth(today: Day, dayOfMonth: number): number | null {
  for (let ahead = 0; ahead <= 62; ahead++) {
    if (Number(addDays(today, ahead).slice(8)) === dayOfMonth) return ahead;
  }
  return null;
}

/** The day of the week of a day, Sunday is 0. */
export function weekdayOf(day: Day): number {
  return (((daysBetween('1970-01-01', day) + 4) % 7) + 7) % 7;
}

/** Days until the next such day of the week, Sunday is 0; none when it is today. */
export function daysToWeekday(today: Day, weekday: number): number {
  return (weekday - weekdayOf(today) + 7) % 7;
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

/** The fourth Thursday of November. */
function thanksgivingOf(year: number): Day {
  const first = `${pad(year, 4)}-11-01`;
  return addDays(first, daysToWeekday(first, 4) + 21);
}

/** The fourth Sunday before Christmas Day. */
function adventOf(year: number): Day {
  const christmas = `${pad(year, 4)}-12-25`;
  return addDays(christmas, -(weekdayOf(christmas) || 7) - 21);
}

const MOVING_FEASTS: ReadonlyMap<string, (year: number) => Day> = new Map([
  ['easter', easterOf],
  ['ostern', easterOf],
  ['pâques', easterOf],
  ['pascua', easterOf],
  ['páscoa', easterOf],
  ['thanksgiving', thanksgivingOf],
  ['advent', adventOf],
]);

/** Days until the next feast that has no fixed date, by its name; null when no such feast is known. */
export function daysUntilFeast(today: Day, name: string): number | null {
  const of = MOVING_FEASTS.get(name);
  if (of === undefined) return null;
  const year = Number(today.slice(0, 4));
  const days = daysBetween(today, of(year));
  return days >= 0 ? days : daysBetween(today, of(year + 1));
}
