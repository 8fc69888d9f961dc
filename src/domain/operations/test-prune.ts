/** The part of a profile that `scopeOf` names, cut out in memory as a store would load it. */

import { DAY_PEBBLES } from '../day-list/stored-list.ts';
import { firstWaitingPebbles } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';
import type { Scope } from './scope.ts';

export function prune(profile: Profile, scope: Scope): Profile {
  const next = scope.nextWaiting ? firstWaitingPebbles(profile.mountains, DAY_PEBBLES) : [];
  const pebbles = new Set([
    ...scope.pebbleIds,
    ...next.map(({ pebble }) => pebble.id),
    ...(profile.dayList?.pebbleIds ?? []),
    ...(profile.timer === null ? [] : [profile.timer.pebbleId]),
  ]);
  const named = {
    mountains: new Set(scope.mountainIds),
    boulders: new Set(scope.boulderIds),
    rocks: new Set(scope.rockIds),
    ledger: new Set(scope.pebbleIds),
    whole: new Set(scope.wholeMountainIds),
  };
  const mountains = profile.mountains.flatMap((mountain) => {
    if (named.whole.has(mountain.id)) return mountain;
    const boulders = mountain.boulders.flatMap((boulder) => {
      const rocks = boulder.rocks.flatMap((rock) => {
        const kept = rock.pebbles.filter(({ id }) => pebbles.has(id));
        return kept.length > 0 || named.rocks.has(rock.id) ? { ...rock, pebbles: kept } : [];
      });
      return rocks.length > 0 || named.boulders.has(boulder.id) ? { ...boulder, rocks } : [];
    });
    return boulders.length > 0 || named.mountains.has(mountain.id) ? { ...mountain, boulders } : [];
  });
  return {
    ...profile,
    mountains,
    xp: 0,
    activity: {},
    recentCompletions: profile.recentCompletions.filter(({ pebbleId }) =>
      named.ledger.has(pebbleId),
    ),
  };
}
