/** Words that a planner is asked about are in one hand: no other dialog, tab or list asks about them meanwhile. */

import type { Device } from '../device/device.ts';

/** Under the id that the words are sent with. */
export function handOf(id: string): string {
  return `unstuck-dump-${id}`;
}

/** Runs when nobody else has them. Throws what `run` throws, and the signal's reason when called off before that. */
export async function takeInHand(
  device: Pick<Device, 'withLock'>,
  { id, signal }: { id: string; signal?: AbortSignal | undefined },
  run: () => Promise<void>,
): Promise<void> {
  let hasBegun = false;
  const turn = device.withLock(handOf(id), async () => {
    if (signal?.aborted) return;
    hasBegun = true;
    await run();
  });
  const calledOff = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      if (!hasBegun) reject(signal.reason);
    });
  });
  await Promise.race([turn, calledOff]);
}
