/** Words that a planner is asked about are in one hand: no other dialog, tab or list asks about them meanwhile. */

import type { Device } from '../device/device.ts';

/** Under the id that the words are sent with. */
export function handOf(id: string): string {
  return `unstuck-dump-${id}`;
}

/**
 * A little more than the longest that a server can be set to wait for its AI service: nothing is waited for any
 * more where another tab sleeps, or a line is dead. The server does the same words once, whoever sends them.
 */
export const IN_HAND_PATIENCE_MS = 6 * 60_000;

/** What this tab has in hand itself, by the id of the words: its dialog may be closed by now. */
const ownWork = new Map<string, AbortController>();

/** Calls off what this tab has in hand under the id; null where it has nothing. */
export function callOffOwn(id: string): (() => void) | null {
  const work = ownWork.get(id);
  return work === undefined ? null : () => work.abort();
}

/**
 * Runs when nobody else has them, or has had them for too long. Throws what `run` throws, and the reason
 * of the signal when called off before that.
 */
export async function takeInHand(
  device: Pick<Device, 'withLock' | 'after'>,
  { id, work }: { id: string; work?: AbortController | undefined },
  run: () => Promise<void>,
): Promise<void> {
  const signal = work?.signal;
  const runHere = async (): Promise<void> => {
    if (signal?.aborted) return;
    if (work) ownWork.set(id, work);
    await run().finally(() => ownWork.delete(id));
  };
  let begun: Promise<void> | null = null;
  const begin = (): Promise<void> => (begun ??= runHere());
  const turn = device.withLock(handOf(id), begin);
  const calledOff = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      if (begun === null) reject(signal.reason);
    });
  });
  let stopWaiting = (): void => undefined;
  // Not by the patience of the lock: where that is a note, one left behind would hold the words of nobody.
  const late = new Promise<void>((resolve, reject) => {
    stopWaiting = device.after(IN_HAND_PATIENCE_MS, () => void begin().then(resolve, reject));
  });
  await Promise.race([turn, calledOff, late]).finally(stopWaiting);
}
