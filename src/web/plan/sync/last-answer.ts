/** When a server last answered a look for news of a person's plan, as this device has noted it. */

import { millisecondsOf } from '#domain/calendar/instant.ts';
import { SESSION_MAX_MS } from '#domain/contract.ts';
import type { Device } from '../../device/device.ts';
import { keyOf } from '../../device/person-notes.ts';

type Whose = { readonly device: Device; readonly userId: string };

export function noteAnswer({ device, userId }: Whose): void {
  device.notes.write(keyOf('answered', userId), device.now());
}

/**
 * What this device keeps of the plan is shown only when the server has been asked: whoever opens the device
 * after no session can be alive signs in again in any case.
 */
export function isTooOld(whose: Whose): boolean {
  const { device, userId } = whose;
  const noted = device.notes.read(keyOf('answered', userId));
  // A copy of before there were such notes is as old as its first look.
  if (noted === null) noteAnswer(whose);
  return noted !== null && millisecondsOf(device.now()) - millisecondsOf(noted) > SESSION_MAX_MS;
}
