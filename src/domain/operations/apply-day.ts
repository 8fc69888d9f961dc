/** Day list, timer and settings: state that an operation sets as a whole. */

import { addDays, MAX_DAYS_AHEAD } from '../calendar/day.ts';
import { dayListOn, pebblesToLoad, withRunningFirst } from '../day-list/day-list.ts';
import { findPebble } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';
import { areSettings } from '../profile/settings.ts';
import { isSameTimer, MAX_TRACKED_MS } from '../timer/timer.ts';
import { applied, refused, type ChangeOf, type Moment } from './moment.ts';
import type { Applied, SeenTimer } from './operation.ts';

/**
 * Sets the day list to the named pebbles that wait, made up to three by the first ones in the way. `new-day`
 * leaves the list of that day, or of a later one, alone: the first device to see the day has chosen. `next`
 * of a day before that of the list comes from a device that had not seen it yet, and does nothing either.
 */
export function setDayList(
  profile: Profile,
  change: ChangeOf<'dayList.load'>,
  moment: Moment,
): Applied {
  // A date that no zone has yet would keep every coming day from getting its list.
  const isPossible = change.day <= addDays(moment.day, MAX_DAYS_AHEAD);
  const day = isPossible ? change.day : moment.day;
  if (change.reason === 'new-day' && dayListOn(profile, day) !== null) return applied(profile);
  // By the day that was named: whoever sees a list names its day, also where that lies ahead.
  if (profile.dayList !== null && change.day < profile.dayList.day) return applied(profile);
  const pebbleIds = pebblesToLoad({ profile, named: change.pebbleIds, reason: change.reason });
  // An empty one would keep the day from getting its list once something waits.
  return applied(pebbleIds.length === 0 ? profile : { ...profile, dayList: { day, pebbleIds } });
}

/**
 * Sets or clears the timer. One for a pebble that is moved, as another device may have done
 * meanwhile, is left out: nobody has to be told that there is less to do. So is one of a day that is over,
 * where a timer goes on that was not on the screen then.
 */
export function setTimer(profile: Profile, { timer, seen }: ChangeOf<'timer.set'>): Applied {
  if (seen !== undefined && hasGoneOn(profile, seen)) return applied(profile);
  if (timer === null) return applied(profile.timer === null ? profile : { ...profile, timer });
  const place = findPebble(profile.mountains, timer.pebbleId);
  if (place === null) return refused('pebble.not_found');
  if (place.pebble.status === 'moved') return applied(profile);
  const accumulatedMs = Math.min(MAX_TRACKED_MS, Math.max(0, Math.round(timer.accumulatedMs)));
  return applied(withRunningOnTheCard({ ...profile, timer: { ...timer, accumulatedMs } }));
}

/** By the days of the lists, which need no clock: another device has begun a later one, and has timed since. */
function hasGoneOn({ dayList, timer }: Profile, seen: SeenTimer): boolean {
  const isLater = dayList !== null && dayList.day > seen.day;
  return isLater && timer !== null && !isSameTimer(timer, seen.timer);
}

/** The running pebble is the current one, also where another device has loaded a list since. */
function withRunningOnTheCard(profile: Profile): Profile {
  const { dayList, timer } = profile;
  if (dayList === null || !timer?.startedAt || dayList.pebbleIds[0] === timer.pebbleId)
    return profile;
  const pebbleIds = withRunningFirst(profile, dayList.pebbleIds);
  return { ...profile, dayList: { ...dayList, pebbleIds } };
}

/** Changes the settings that are named. */
export function setSettings(profile: Profile, change: ChangeOf<'settings.set'>): Applied {
  const settings = { ...profile.settings, ...change.settings };
  return areSettings(settings) ? applied({ ...profile, settings }) : refused('operation.invalid');
}
