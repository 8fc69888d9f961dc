import { type Day, isDay } from '../../../calendar/day.ts';
import { MONTHS, WEEKDAYS } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { fromFigures, fromMonth, fromOrdinal } from './days-of-month.ts';
import { weekdayOf } from './days-until.ts';
import { fromName } from './named-days.ts';
import { saysForeignHour, saysHourAt } from './foreign-hours.ts';
import { saysClosingHour } from './hours.ts';
import { isForNow, isForOpening, isOverdue } from './urgency.ts';
import { isDateOfThePast } from './past-dates.ts';
import { daysAhead, daysCounted, fromSpan } from './spans-ahead.ts';
import { fromWeekday } from './weekdays.ts';

const MAX_DISTANCE = 3650;
/** "The Nov 17 outage": a day of a month that far ahead has just been. */
const JUST_BEEN = 300;
/** An hour without a day comes behind what is said to be today's. */
const LATER_TODAY = 0.5;

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
      fromFigures(place) ??
      fromSpan(place);
    if (days === null || !Number.isFinite(days) || days > MAX_DISTANCE) continue;
    if (MEASURES.test(keyAt(words, at + 1))) continue;
    if (keyAt(words, at - 1) === 'not' || (days >= 0 && isDateOfThePast(words, at))) continue;
    const counted = daysCounted(words, { at, days });
    if (counted > JUST_BEEN && MONTHS.has(keyAt(words, at))) continue;
    const due = Math.max(counted - daysAhead(words, at), Math.min(counted, 0));
    earliest = earliest === null ? due : Math.min(earliest, due);
  }
  if (earliest !== null) return earliest;
  if (isForOpening(words) || words.some(({ key }) => key === 'asap')) return 1;
  if (saysForeignHour(words)) return 0;
  if (saysHourAt(words)) return LATER_TODAY;
  return saysClosingHour(words) ? daysUntilClosing(words, today) : null;
}
