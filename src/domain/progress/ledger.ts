/** The completion ledger as a profile carries it: XP, activity and recent completions move together. */

import type { MovedPebble } from '../plan/plan.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { byAge } from './recent.ts';

/** The ledger row of a moved pebble. */
export function completionOf(pebble: MovedPebble, mountainTitle: string): Completion {
  return {
    pebbleId: pebble.id,
    title: pebble.title,
    mountainTitle,
    completedAt: pebble.completedAt,
    day: pebble.completedDay,
    estimatedMinutes: pebble.estimatedMinutes,
    actualMinutes: pebble.actualMinutes,
    timeTracked: pebble.timeTracked,
    xp: pebble.xpValue,
  };
}

/** The profile with one more row in its ledger. */
export function withCompletion(profile: Profile, completion: Completion): Profile {
  return withCompletions(profile, [completion]);
}

/** The profile with many more rows in its ledger. */
export function withCompletions(profile: Profile, completions: readonly Completion[]): Profile {
  if (completions.length === 0) return profile;
  const activity = { ...profile.activity };
  for (const { day } of completions) activity[day] = (activity[day] ?? 0) + 1;
  return {
    ...profile,
    xp: completions.reduce((sum, { xp }) => sum + xp, profile.xp),
    activity,
    recentCompletions: [...profile.recentCompletions, ...completions].sort(byAge),
  };
}

/** The profile without that row: exactly what `withCompletion` did, taken back. XP is never below 0. */
export function withoutCompletion(profile: Profile, completion: Completion): Profile {
  const { [completion.day]: moved = 0, ...otherDays } = profile.activity;
  return {
    ...profile,
    xp: Math.max(0, profile.xp - completion.xp),
    activity: moved > 1 ? { ...profile.activity, [completion.day]: moved - 1 } : otherDays,
    recentCompletions: profile.recentCompletions.filter(
      ({ pebbleId }) => pebbleId !== completion.pebbleId,
    ),
  };
}
