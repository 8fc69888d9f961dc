/** Choosing and reading the pebbles of a day: specification, sections 2 and 4. */

import type { Day } from '../calendar/day.ts';
import type { Change } from '../operations/operation.ts';
import { findWaitingPebble, firstWaitingPebbles, placedPebbles } from '../plan/find.ts';
import type { PlacedPebble } from '../plan/plan.ts';
import type { Profile } from '../profile/profile.ts';
import { isFirstOfDay } from '../progress/recent.ts';
import { DAY_PEBBLES, type DayList } from './stored-list.ts';

export type { DayList };

/**
 * The day list that counts on a day: the one of that day, or of a later day when another device is
 * ahead. An older one is over; null.
 */
export function dayListOn(profile: Pick<Profile, 'dayList'>, day: Day): DayList | null {
  return profile.dayList !== null && profile.dayList.day >= day ? profile.dayList : null;
}

/** Today's pebbles, the current one first. */
export function dayPebbles(
  profile: Pick<Profile, 'dayList' | 'mountains'>,
  today: Day,
): readonly PlacedPebble[] {
  const ids = dayListOn(profile, today)?.pebbleIds ?? [];
  return ids.flatMap((id) => findWaitingPebble(profile.mountains, id) ?? []);
}

/** Whether a new logical day, or a first plan, wants its list: none counts today and a pebble waits. */
export function needsNewDayList(profile: Profile, today: Day): boolean {
  return dayListOn(profile, today) === null && firstWaitingPebbles(profile.mountains, 1).length > 0;
}

/** The operation that loads the next pebbles, or null when there is nothing to load. */
export function nextDayListChange({
  profile,
  today,
  reason,
}: {
  readonly profile: Profile;
  readonly today: Day;
  readonly reason: 'new-day' | 'next';
}): Change | null {
  if (reason === 'new-day' && !needsNewDayList(profile, today)) return null;
  const pebbleIds = choosePebbles(profile);
  if (pebbleIds.length === 0) return null;
  return {
    kind: 'dayList.load',
    day: dayListOn(profile, today)?.day ?? today,
    pebbleIds,
    reason,
  };
}

/** The first three in-the-way pebbles, a running one before them. */
export function choosePebbles(profile: Profile): readonly string[] {
  const waiting = firstWaitingPebbles(profile.mountains, DAY_PEBBLES);
  return withRunningFirst(
    profile,
    waiting.map(({ pebble }) => pebble.id),
  );
}

/** At most three ids, and the pebble whose timer runs is never swapped away: it comes first. */
export function withRunningFirst(
  profile: Profile,
  pebbleIds: readonly string[],
): readonly string[] {
  const { timer } = profile;
  const isRunning =
    timer !== null &&
    timer.startedAt !== null &&
    findWaitingPebble(profile.mountains, timer.pebbleId) !== null;
  const ids = isRunning
    ? [timer.pebbleId, ...pebbleIds.filter((id) => id !== timer.pebbleId)]
    : pebbleIds;
  return ids.slice(0, DAY_PEBBLES);
}

export type DashboardState = 'empty' | 'working' | 'day-finished' | 'all-conquered' | 'no-pebbles';

/** Which card the dashboard shows: specification, section 2, "Empty-day card" and "Empty state". */
export function dashboardState(profile: Profile, today: Day): DashboardState {
  if (profile.mountains.length === 0) return 'empty';
  if (dayPebbles(profile, today).length > 0) return 'working';
  const [waiting] = firstWaitingPebbles(profile.mountains, 1);
  if (waiting === undefined) return hasPebbles(profile) ? 'all-conquered' : 'no-pebbles';
  return isFirstOfDay(profile, today) ? 'no-pebbles' : 'day-finished';
}

function hasPebbles({ mountains }: Profile): boolean {
  return !placedPebbles(mountains).next().done;
}
