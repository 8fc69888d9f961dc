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

/** What each page has waited for in vain, and is still not given. */
const waitedOut = new WeakMap<object, Set<string>>();

function waitedOutBy(device: object): Set<string> {
  const known = waitedOut.get(device) ?? new Set();
  waitedOut.set(device, known);
  return known;
}

/** `isLate`: somebody else has it still. */
type Run = (how: { readonly isLate: boolean }) => Promise<void>;

/**
 * Runs when nobody else has them, or has had them for too long, which is waited for once. Throws what `run`
 * throws, and the reason of the signal when called off before that.
 */
export async function takeInHand(
  device: Pick<Device, 'withLock' | 'after'>,
  ask: {
    id: string;
    work?: AbortController | undefined;
    /** No longer than somebody was waited for already. */
    isLate?: boolean;
  },
  run: Run,
): Promise<void> {
  const { id, work } = ask;
  const signal = work?.signal;
  const inVain = waitedOutBy(device);
  const runHere: Run = async (how) => {
    if (signal?.aborted) return;
    if (work) ownWork.set(id, work);
    await run(how).finally(() => ownWork.delete(id));
  };
  let begun: Promise<void> | null = null;
  const begin: Run = (how) => (begun ??= runHere(how));
  const turn = device.withLock(handOf(id), () => {
    inVain.delete(id);
    return begin({ isLate: false });
  });
  const calledOff = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      if (begun === null) reject(signal.reason);
    });
  });
  let stopWaiting = (): void => undefined;
  // Not by the patience of the lock: where that is a note, one left behind would hold the words of nobody.
  const late = new Promise<void>((resolve, reject) => {
    const beginLate = (how: { isLate: boolean }) => void begin(how).then(resolve, reject);
    if (ask.isLate || inVain.has(id)) return beginLate({ isLate: false });
    stopWaiting = device.after(IN_HAND_PATIENCE_MS, () => {
      inVain.add(id);
      beginLate({ isLate: true });
    });
  });
  await Promise.race([turn, calledOff, late]).finally(stopWaiting);
}
