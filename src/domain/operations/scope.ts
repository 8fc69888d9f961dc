/** The part of a profile that an operation reads, so that a store need not load the whole plan. */

import { nodeIds } from '../plan/identity.ts';
import type { Mountain } from '../plan/plan.ts';
import type { ChangeOf } from './moment.ts';
import type { Operation } from './operation.ts';

/**
 * What to load for one operation. Always loaded besides: the profile's own columns, and the paths
 * of the day-list pebbles and of the timer's pebble.
 *
 * The path of a node is the node and its ancestors, without its siblings and what is under it;
 * lists keep the order of the plan. Named nodes that do not exist are simply absent. With
 * such a pruned profile `applyOperation` and `rowChanges` give the same answer as with the whole
 * one. XP, activity and the completions of other pebbles are not read and may be left empty.
 */
export type Scope = {
  /** Nodes whose paths are needed. */
  readonly mountainIds: readonly string[];
  readonly boulderIds: readonly string[];
  readonly rockIds: readonly string[];
  /**
   * Pebbles whose paths are needed, and whose ledger rows belong in `recentCompletions`: also the
   * row of a pebble that was deleted, because its id may not be used again.
   */
  readonly pebbleIds: readonly string[];
  /** Mountains needed with everything under them. */
  readonly wholeMountainIds: readonly string[];
  /** Whether the paths of the plan's first `DAY_PEBBLES` waiting pebbles are needed. */
  readonly nextWaiting: boolean;
};

const NOTHING: Scope = {
  mountainIds: [],
  boulderIds: [],
  rockIds: [],
  pebbleIds: [],
  wholeMountainIds: [],
  nextWaiting: false,
};

/** The part of a profile that an operation needs. */
export function scopeOf({ change }: Operation): Scope {
  switch (change.kind) {
    case 'mountains.add':
      return { ...pathsOf(change.mountains), nextWaiting: true };
    case 'mountain.revise':
      return { ...pathsOf([change.mountain]), wholeMountainIds: [change.mountain.id] };
    case 'pebble.add':
      return { ...NOTHING, rockIds: [change.rockId], pebbleIds: [change.pebbleId] };
    case 'pebble.setStatus':
      return {
        ...NOTHING,
        pebbleIds: [change.pebbleId],
        nextWaiting: change.status === 'in-the-way',
      };
    case 'node.delete':
      return { ...NOTHING, [`${change.nodeType}Ids` as const]: [change.nodeId] };
    case 'dayList.load':
      return { ...NOTHING, pebbleIds: change.pebbleIds, nextWaiting: true };
    case 'timer.set':
      return { ...NOTHING, pebbleIds: change.timer === null ? [] : [change.timer.pebbleId] };
    case 'settings.set':
      return NOTHING;
    case 'plan.import':
      return pathsOfImport(change);
  }
}

function pathsOfImport({ mountains, completions }: ChangeOf<'plan.import'>): Scope {
  const paths = pathsOf(mountains);
  const completed = completions.map(({ pebbleId }) => pebbleId);
  return { ...paths, pebbleIds: [...paths.pebbleIds, ...completed], nextWaiting: true };
}

function pathsOf(mountains: readonly Mountain[]): Scope {
  const ids = nodeIds(mountains);
  return {
    ...NOTHING,
    mountainIds: ids.mountain,
    boulderIds: ids.boulder,
    rockIds: ids.rock,
    pebbleIds: ids.pebble,
  };
}
