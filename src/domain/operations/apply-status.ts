/** Completing a pebble and taking that back: specification, section 4. */

import { laterDay } from '../calendar/day.ts';
import { areWholeSecondsApart } from '../calendar/instant.ts';
import { choosePebbles, dayListOn, dayOfList } from '../day-list/day-list.ts';
import { DAY_PEBBLES } from '../day-list/stored-list.ts';
import { replacePebble } from '../plan/change-nodes.ts';
import { findPebble } from '../plan/find.ts';
import { waitingPebble } from '../plan/new-pebble.ts';
import type { MovedPebble, PlacedPebble } from '../plan/plan.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { completionOf, withCompletion, withoutCompletion } from '../progress/ledger.ts';
import { MAX_TRACKED_MINUTES } from '../timer/timer.ts';
import { applied, refused, type ChangeOf, type Moment } from './moment.ts';
import type { Applied } from './operation.ts';
import { withoutStalePebbles } from './stale-pebbles.ts';

type StatusChange = ChangeOf<'pebble.setStatus'>;
type Completing = Extract<StatusChange, { status: 'moved' }>;
type TakingBack = Extract<StatusChange, { status: 'in-the-way' }>;

/**
 * In-the-way to moved. A pebble that is moved already stays as it is: XP is earned once. Of one that is gone
 * the ledger alone is written, as if it had been deleted a moment later.
 */
export function completePebble(profile: Profile, change: Completing, { at, day }: Moment): Applied {
  const found = findPebble(profile.mountains, change.pebbleId) ?? asItWas(change);
  if (found === null) return refused('pebble.not_found');
  const isMoved = found.pebble.status === 'moved' || rowOf(profile, change) !== undefined;
  if (isMoved) return applied(profile);
  const tracked = keptToADay(change.trackedMinutes);
  const pebble: MovedPebble = {
    ...found.pebble,
    status: 'moved',
    completedAt: at,
    actualMinutes: tracked ?? found.pebble.estimatedMinutes,
    timeTracked: tracked !== null,
    completedDay: day,
  };
  const moved = {
    ...profile,
    mountains: replacePebble(profile.mountains, pebble),
    lastActive: laterDay(profile.lastActive, day),
  };
  return applied(
    withCompletion(withoutStalePebbles(moved), completionOf(pebble, found.mountainTitle)),
  );
}

/** A pebble that is gone, by the rules that every pebble is held to. */
function asItWas({
  pebbleId: id,
  known,
}: Completing): Pick<PlacedPebble, 'pebble' | 'mountainTitle'> | null {
  if (known === undefined) return null;
  const { mountainTitle } = known;
  return { mountainTitle, pebble: waitingPebble({ ...known, id, description: '' }) };
}

function rowOf(profile: Profile, { pebbleId }: StatusChange): Completion | undefined {
  return profile.recentCompletions.find((row) => row.pebbleId === pebbleId);
}

function keptToADay(minutes: number | null): number | null {
  return minutes === null ? null : Math.min(MAX_TRACKED_MINUTES, Math.max(0, Math.ceil(minutes)));
}

/**
 * Moved to in-the-way: everything that the completion did is taken back, also when the pebble is gone. Where
 * the change names a completion, another one stays: it was made elsewhere, and nobody has taken it back.
 */
export function uncompletePebble(profile: Profile, change: TakingBack, { day }: Moment): Applied {
  const lastActive = laterDay(profile.lastActive, day);
  const found = findPebble(profile.mountains, change.pebbleId);
  if (found === null) {
    const row = rowOf(profile, change);
    if (row === undefined) return refused('pebble.not_found');
    if (!isAbout(change, row)) return applied(profile);
    return applied({ ...withoutCompletion(profile, row), lastActive });
  }
  if (found.pebble.status === 'in-the-way' || !isAbout(change, found.pebble))
    return applied(profile);
  const waiting = {
    ...withoutCompletion(profile, completionOf(found.pebble, found.mountainTitle)),
    mountains: replacePebble(profile.mountains, waitingPebble(found.pebble)),
    lastActive,
  };
  const list = dayListOn(waiting, day);
  if (list !== null && list.pebbleIds.length >= DAY_PEBBLES) return applied(waiting);
  return applied({
    ...waiting,
    dayList: { day: dayOfList(waiting, day), pebbleIds: choosePebbles(waiting) },
  });
}

/** The server may have corrected the time of the completion since it was shown, and that by whole seconds. */
function isAbout(
  { completedAt }: TakingBack,
  completion: Pick<Completion, 'completedAt'>,
): boolean {
  return completedAt === undefined || areWholeSecondsApart(completedAt, completion.completedAt);
}
