/** The day streak: design, "Day streak". */

import { dayNumber, MAX_DAYS_AHEAD, type Day } from '../calendar/day.ts';

export type Streak = {
  /** Active days in the current chain. */
  readonly current: number;
  /** Active days in the longest chain there ever was. */
  readonly best: number;
  /** Active days altogether. */
  readonly activeDays: number;
};

const REST_DAYS = 2;
const ROLLING_DAYS = 7;

/**
 * The streak of a set of active days, seen from today.
 *
 * A missed day is a day before today without a moved pebble; today itself is never missed. A chain
 * is a run of days in which no 7 days in a row hold more than 2 missed ones, and its length is the
 * number of its active days: missed days inside it are rest days, they neither add nor break. The
 * current chain is the longest one that reaches today. So two days off continue the count, and
 * after three in a row the next completion starts at 1.
 *
 * The start of a chain is looked for backwards from its end. Counting forwards from the first
 * active day would let an older day use up the rest days of a newer chain: learning of one more
 * active day could then make the streak fall. This way it cannot, since one missed day fewer never
 * breaks a chain; of all rules that never fall it is the smallest that counts whole chains right.
 *
 * Days further ahead than a zone can be (a device with a wrong date) do not exist; a day that is
 * ahead because the person flew west counts at once, it was earned.
 */
export function streakOf({
  activity,
  today,
}: {
  activity: Readonly<Record<Day, number>>;
  today: Day;
}): Streak {
  const todayNumber = dayNumber(today);
  const days = activeDayNumbers(activity, todayNumber + MAX_DAYS_AHEAD);
  const missed: number[] = [];
  let chainStart = 0;
  let best = 0;

  const passMissedDays = (from: number, to: number): void => {
    // Three in a row cut every chain, so of a long absence only the last three matter.
    for (let day = Math.max(from, to - REST_DAYS - 1); day < to; day += 1) {
      missed.push(day);
      const tooMany = missed.at(-1 - REST_DAYS);
      if (tooMany === undefined || day - tooMany >= ROLLING_DAYS) continue;
      while ((days[chainStart] ?? Infinity) < tooMany) chainStart += 1;
    }
  };

  let next = days[0] ?? todayNumber;
  for (const [index, day] of days.entries()) {
    passMissedDays(next, Math.min(day, todayNumber));
    best = Math.max(best, index + 1 - chainStart);
    next = day + 1;
  }
  passMissedDays(next, todayNumber);
  return { current: days.length - chainStart, best, activeDays: days.length };
}

function activeDayNumbers(activity: Readonly<Record<Day, number>>, last: number): number[] {
  return Object.entries(activity)
    .flatMap(([day, moved]) => (moved > 0 ? dayNumber(day) : []))
    .filter((number) => number <= last)
    .sort((one, other) => one - other);
}
