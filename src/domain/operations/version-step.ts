/** How far an operation takes the version of a profile, which tells devices whether they know all of it. */

import { findPebble } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';
import type { Change } from './operation.ts';

/**
 * By so much the version rises where a device that has all up to then cannot know what was changed: the gap
 * tells it to read the profile anew.
 */
export const LEAP = 2;

/**
 * By how much the version rises with a change of this profile, which may be pruned (`scopeOf`). A device knows
 * only the recent part of the ledger: what comes of an import, or of a pebble that is gone, is known to
 * whoever has all of it.
 */
export function versionStep(change: Change, { mountains }: Profile): number {
  const needsLedger = change.kind === 'plan.import' || isOfGonePebble(change, mountains);
  return needsLedger ? LEAP : 1;
}

function isOfGonePebble(change: Change, mountains: Profile['mountains']): boolean {
  return change.kind === 'pebble.setStatus' && findPebble(mountains, change.pebbleId) === null;
}
