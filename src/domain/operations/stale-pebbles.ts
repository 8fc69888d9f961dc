import { findWaitingPebble } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';

/** The profile whose day list and timer know no pebble that is moved or gone. */
export function withoutStalePebbles(profile: Profile): Profile {
  const isWaiting = (id: string): boolean => findWaitingPebble(profile.mountains, id) !== null;
  const { dayList, timer } = profile;
  const isListStale = dayList !== null && !dayList.pebbleIds.every(isWaiting);
  const isTimerStale = timer !== null && !isWaiting(timer.pebbleId);
  if (!isListStale && !isTimerStale) return profile;
  return {
    ...profile,
    dayList: isListStale ? { ...dayList, pebbleIds: dayList.pebbleIds.filter(isWaiting) } : dayList,
    timer: isTimerStale ? null : timer,
  };
}
