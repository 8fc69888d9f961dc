import { DAY_PEBBLES } from '#domain/day-list/stored-list.ts';
import type { Scope } from '#domain/operations/scope.ts';
import type { Profile } from '#domain/profile/profile.ts';
import {
  firstWaitingIds,
  loadPaths,
  wantedByIds,
  wantedWhole,
  type Reach,
} from '../profile/plan.repository.ts';
import { planOf, type PlanRows } from '../profile/plan-rows.ts';
import { findCompletions, type ProfileHead } from '../profile/profile.repository.ts';

/** The profile as an operation of this scope needs it: its plan cut down to the paths it touches. */
export async function loadSlice(
  reach: Reach,
  { head, scope }: { readonly head: ProfileHead['profile']; readonly scope: Scope },
): Promise<Profile> {
  const next = scope.nextWaiting ? await firstWaitingIds(reach, DAY_PEBBLES) : [];
  const timed = head.timer === null ? [] : [head.timer.pebbleId];
  const named = await loadPaths(
    reach,
    wantedByIds({
      mountains: scope.mountainIds,
      boulders: scope.boulderIds,
      rocks: scope.rockIds,
      pebbles: [...scope.pebbleIds, ...next, ...(head.dayList?.pebbleIds ?? []), ...timed],
    }),
  );
  const whole = await loadPaths(reach, wantedWhole(scope.wholeMountainIds));
  const recentCompletions =
    scope.pebbleIds.length === 0 ? [] : await findCompletions(reach, scope.pebbleIds);
  return {
    ...head,
    mountains: planOf(together(named, whole)),
    xp: 0,
    activity: {},
    recentCompletions,
  };
}

function together(one: PlanRows, other: PlanRows): PlanRows {
  return {
    mountains: unique([...one.mountains, ...other.mountains]),
    boulders: unique([...one.boulders, ...other.boulders]),
    rocks: unique([...one.rocks, ...other.rocks]),
    pebbles: unique([...one.pebbles, ...other.pebbles]),
  };
}

function unique<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
