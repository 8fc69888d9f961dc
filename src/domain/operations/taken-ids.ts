/** Ids that an operation brings in must be new: two nodes of one kind never share an id. */

import { findPebble } from '../plan/find.ts';
import { nodeIds } from '../plan/identity.ts';
import type { Mountain } from '../plan/plan.ts';
import type { Profile } from '../profile/profile.ts';

/** Pebbles that are in the plan no more but in the ledger: a new pebble of that id would be born moved. */
function goneButCompleted(profile: Profile): readonly string[] {
  const present = new Set(nodeIds(profile.mountains).pebble);
  return profile.recentCompletions.map(({ pebbleId }) => pebbleId).filter((id) => !present.has(id));
}

/** Whether a new pebble cannot have this id: one in the plan or in the ledger has it. */
export function isPebbleIdTaken({ mountains, recentCompletions }: Profile, id: string): boolean {
  return (
    findPebble(mountains, id) !== null || recentCompletions.some(({ pebbleId }) => pebbleId === id)
  );
}

/** Whether an id below the incoming mountains occurs twice in them, in other mountains or in the ledger. */
export function areIdsTaken({
  incoming,
  others,
  profile,
}: {
  readonly incoming: readonly Mountain[];
  readonly others: readonly Mountain[];
  readonly profile: Profile;
}): boolean {
  const ids = nodeIds(incoming);
  const taken = nodeIds(others);
  return (
    clash(ids.boulder, taken.boulder) ||
    clash(ids.rock, taken.rock) ||
    clash(ids.pebble, [...taken.pebble, ...goneButCompleted(profile)])
  );
}

function clash(incoming: readonly string[], taken: readonly string[]): boolean {
  return new Set([...incoming, ...taken]).size < incoming.length + new Set(taken).size;
}
