/** Choosing and reading the pebbles of a day: specification, sections 2 and 4. */

import type { Day } from '../calendar/day.ts';
import type { Change } from '../operations/operation.ts';
import { findWaitingPebble, firstWaitingPebbles, placedPebbles } from '../plan/find.ts';
import type { Mountain, PlacedPebble } from '../plan/plan.ts';
import type { Profile } from '../profile/profile.ts';
import { isFirstOfDay } from '../progress/recent.ts';
import { DAY_PEBBLES, type DayList } from './stored-list.ts';

/**
 * The day list that counts on a day: the one of that day, or of a later day when another device is
 * ahead. An older one is over; null.
 */
export function dayListOn(profile: Pick<Profile, 'dayList'>, day: Day): DayList | null {
  return profile.dayList !== null && profile.dayList.day >= day ? profile.dayList : null;
}

/** The day that a list made now is for: that of the list that counts, else today. */
export function dayOfList(profile: Pick<Profile, 'dayList'>, today: Day): Day {
  return dayListOn(profile, today)?.day ?? today;
}

/**
 * The day list that somebody works on: the one that counts, or one that is over for as long as the
 * timer of one of its pebbles runs. The start of a day takes nothing out of anybody's hands.
 */
export function dayListInHand(
  profile: Pick<Profile, 'dayList' | 'timer'>,
  today: Day,
): DayList | null {
  const { dayList, timer } = profile;
  const isInHand = timer?.startedAt && dayList?.pebbleIds.includes(timer.pebbleId);
  return isInHand ? dayList : dayListOn(profile, today);
}

/** The pebbles of a day list, the current one first. */
export function listedPebbles(
  dayList: DayList | null,
  mountains: readonly Mountain[],
): readonly PlacedPebble[] {
  return (dayList?.pebbleIds ?? []).flatMap((id) => findWaitingPebble(mountains, id) ?? []);
}

/** Today's pebbles, the current one first. */
export function dayPebbles(
  profile: Pick<Profile, 'dayList' | 'mountains' | 'timer'>,
  today: Day,
): readonly PlacedPebble[] {
  return listedPebbles(dayListInHand(profile, today), profile.mountains);
}

/** Whether a new logical day, or a first plan, wants its list: none is in hand and a pebble waits. */
export function needsNewDayList(profile: Profile, today: Day): boolean {
  return (
    dayListInHand(profile, today) === null && firstWaitingPebbles(profile.mountains, 1).length > 0
  );
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
  const pebbleIds = pebblesToLoad({ profile, named: [], reason });
  if (pebbleIds.length === 0) return null;
  return { kind: 'dayList.load', day: dayOfList(profile, today), pebbleIds, reason };
}

/** The first three in-the-way pebbles, a running one before them. */
export function choosePebbles(profile: Profile): readonly string[] {
  return pebblesToLoad({ profile, named: [], reason: 'next' });
}

/**
 * Three pebbles, or all that wait: the named ones that do, then the first in the way. A device that has
 * not heard of the latest names what another one has moved meanwhile, and the day has its three all the same.
 */
export function pebblesToLoad(wanted: {
  readonly profile: Profile;
  readonly named: readonly string[];
  readonly reason: 'new-day' | 'next';
}): readonly string[] {
  const { profile, named, reason } = wanted;
  const { mountains } = profile;
  const waiting = named.filter((id) => findWaitingPebble(mountains, id) !== null);
  const first = firstWaitingPebbles(mountains, DAY_PEBBLES).map(({ pebble }) => pebble.id);
  const pebbleIds = [...new Set([...waiting, ...first])];
  // A paused timer keeps its time over the start of a day, which it can only for the current pebble.
  return (reason === 'new-day' ? withTimedFirst : withRunningFirst)(profile, pebbleIds);
}

/** At most three ids, and the pebble whose timer runs is never swapped away: it comes first. */
export function withRunningFirst(
  profile: Profile,
  pebbleIds: readonly string[],
): readonly string[] {
  return profile.timer?.startedAt
    ? withTimedFirst(profile, pebbleIds)
    : pebbleIds.slice(0, DAY_PEBBLES);
}

/** At most three ids, that of the timer's pebble first, running or paused, if it waits. */
function withTimedFirst(profile: Profile, pebbleIds: readonly string[]): readonly string[] {
  const timed = profile.timer?.pebbleId;
  const isWaiting = timed !== undefined && findWaitingPebble(profile.mountains, timed) !== null;
  const ids = isWaiting ? [timed, ...pebbleIds.filter((id) => id !== timed)] : pebbleIds;
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
