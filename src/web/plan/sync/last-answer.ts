/** When a server last answered a look for news of a person's plan, as this device has noted it. */

import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Device } from '../../device/device.ts';
import { answeredKey } from '../../session/person-notes.ts';

const HOUR_MS = 60 * 60_000;
/** As long as a session lives: whoever opens the device after that signs in again in any case. */
const MONTH_MS = 30 * 24 * HOUR_MS;

type Whose = { readonly device: Device; readonly userId: string };

export function noteAnswer({ device, userId }: Whose): void {
  if (Math.abs(ageOf({ device, userId }) ?? Infinity) < HOUR_MS) return;
  device.notes.write(answeredKey(userId), device.now());
}

/** What this device keeps of the plan is shown only when the server has been asked. */
export function isTooOld(whose: Whose): boolean {
  const age = ageOf(whose);
  // A copy of before there were such notes is as old as its first look.
  if (age === null) noteAnswer(whose);
  return age !== null && age > MONTH_MS;
}

/** Less than nothing where the clock was put back. */
function ageOf({ device, userId }: Whose): number | null {
  const age =
    millisecondsOf(device.now()) - millisecondsOf(device.notes.read(answeredKey(userId)) ?? '');
  return Number.isNaN(age) ? null : age;
}
