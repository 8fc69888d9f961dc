/** What was moved today: specification, section 4, "Recent pebbles". */

import type { Day } from '../calendar/day.ts';
import type { Completion, Profile } from '../profile/profile.ts';

export const RECENT_PEBBLES = 5;

/** Today's completions, newest first, at most five. */
export function recentlyTossed({
  profile,
  today,
}: {
  profile: Profile;
  today: Day;
}): readonly Completion[] {
  return profile.recentCompletions
    .filter((completion) => completion.day === today)
    .sort(byAge)
    .slice(-RECENT_PEBBLES)
    .reverse();
}

/** Whether no pebble was completed today yet, so that the next one is the first of the day. */
export function isFirstOfDay(profile: Profile, today: Day): boolean {
  return (profile.activity[today] ?? 0) === 0;
}

/** Whether a completion earns "Under time!": the actual minutes are within the estimate (section 2). */
export function wasUnderTime(completion: Completion): boolean {
  return completion.actualMinutes <= completion.estimatedMinutes;
}

/** Order of the ledger, oldest first; equal moments are ordered by id, the same on every machine. */
export function byAge(one: Completion, other: Completion): number {
  if (one.completedAt !== other.completedAt) return one.completedAt < other.completedAt ? -1 : 1;
  return one.pebbleId < other.pebbleId ? -1 : 1;
}
