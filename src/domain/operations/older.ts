/** What takes back or replaces is about what was there when it was made, and never about what came later. */

import type { Instant } from '../calendar/day.ts';
import { laterInstant, millisecondsOf } from '../calendar/instant.ts';
import { findPebble } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';
import type { Moment } from './moment.ts';
import type { Change } from './operation.ts';

/**
 * The clocks of two devices may differ by so much: each may be off by half of it before the server corrects
 * what it says. What lies closer together is taken in the order of its arrival.
 */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Whether an operation was made before what is there now came about; null where nobody knows when that was. */
export function isOlder({ at }: Moment, there: Instant | null): boolean {
  return there !== null && millisecondsOf(at) < millisecondsOf(there) - CLOCKS_DIFFER_MS;
}

/**
 * Since when a pebble is moved, also one that is gone; null for one that is not. An import may name a day to
 * come, and has come itself before that.
 */
export function movedSince(profile: Profile, pebbleId: string): Instant | null {
  const pebble = findPebble(profile.mountains, pebbleId)?.pebble;
  if (pebble?.status === 'in-the-way') return null;
  const done = pebble ?? profile.recentCompletions.find((row) => row.pebbleId === pebbleId);
  if (done === undefined) return null;
  return done.completedAt < profile.updatedAt ? done.completedAt : profile.updatedAt;
}

/**
 * When a change is said to be made: not before what it is about, which is shown, though the clock of this device
 * be behind that of the device that did it.
 */
export function madeAt(
  change: Change,
  { now, shown }: { readonly now: Instant; readonly shown: Profile },
): Instant {
  const there = isAbout(change, shown);
  return there === null ? now : laterInstant(now, there);
}

function isAbout(change: Change, shown: Profile): Instant | null {
  if (change.kind === 'timer.set') return shown.timer?.setAt ?? null;
  const takesBack = change.kind === 'pebble.setStatus' && change.status === 'in-the-way';
  return takesBack ? movedSince(shown, change.pebbleId) : null;
}
