/** The reducer: what each operation does to a profile. The same in the browser and on the server. */

import { logicalDay } from '../calendar/day.ts';
import { laterInstant } from '../calendar/instant.ts';
import type { Profile } from '../profile/profile.ts';
import { setDayList, setSettings, setTimer } from './apply-day.ts';
import { importPlan } from './apply-import.ts';
import { addMountains, addPebble, deleteNode, reviseMountainTo } from './apply-plan.ts';
import { completePebble, uncompletePebble } from './apply-status.ts';
import type { Moment } from './moment.ts';
import type { Applied, Change, Operation } from './operation.ts';

/**
 * A profile after an operation, or why it was refused. Never throws on an operation that the schema
 * lets through; an operation that changes nothing gives back the same profile; what an operation
 * does not touch keeps its identity.
 */
export function applyOperation(profile: Profile, operation: Operation): Applied {
  const moment: Moment = {
    at: operation.at,
    day: logicalDay({
      at: operation.at,
      zone: operation.zone,
      dayStartHour: profile.settings.dayStartHour,
    }),
  };
  const applied = applyChange(profile, operation.change, moment);
  if (!applied.ok || applied.profile === profile) return applied;
  return {
    ok: true,
    profile: {
      ...applied.profile,
      timer: timerAfter(profile, applied.profile),
      updatedAt: laterInstant(profile.updatedAt, operation.at),
    },
  };
}

function applyChange(profile: Profile, change: Change, moment: Moment): Applied {
  switch (change.kind) {
    case 'mountains.add':
      return addMountains(profile, change, moment);
    case 'mountain.revise':
      return reviseMountainTo(profile, change);
    case 'pebble.add':
      return addPebble(profile, change);
    case 'pebble.setStatus':
      return change.status === 'moved'
        ? completePebble(profile, change, moment)
        : uncompletePebble(profile, change, moment);
    case 'node.delete':
      return deleteNode(profile, change);
    case 'dayList.load':
      return setDayList(profile, change, moment);
    case 'timer.set':
      return setTimer(profile, change);
    case 'settings.set':
      return setSettings(profile, change);
    case 'plan.import':
      return importPlan(profile, change, moment);
  }
}

/** The timer resets when the current pebble changes (section 4), but a running one goes on. */
function timerAfter(before: Profile, after: Profile): Profile['timer'] {
  const { timer } = after;
  if (timer === null || timer.startedAt !== null) return timer;
  const current = after.dayList?.pebbleIds[0];
  return current === before.dayList?.pebbleIds[0] || current === timer.pebbleId ? timer : null;
}
