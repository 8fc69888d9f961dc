/** Changes that are about something on the screen: they name it, and leave alone what has come in its place. */

import { findPebble } from '../plan/find.ts';
import type { Profile } from '../profile/profile.ts';
import type { Timer } from '../timer/timer.ts';
import type { Change } from './operation.ts';

/** Puts a pebble back, where it is done as this profile shows it. */
export function puttingBack({ mountains }: Profile, pebbleId: string): Change {
  const pebble = findPebble(mountains, pebbleId)?.pebble;
  return {
    kind: 'pebble.setStatus',
    pebbleId,
    status: 'in-the-way',
    ...(pebble?.status === 'moved' && { completedAt: pebble.completedAt }),
  };
}

/** Sets the timer in the place of the one that this profile shows. */
export function timing({ dayList, timer: before }: Profile, timer: Timer): Change {
  return {
    kind: 'timer.set',
    timer,
    ...(dayList && { seen: { day: dayList.day, timer: before } }),
  };
}
