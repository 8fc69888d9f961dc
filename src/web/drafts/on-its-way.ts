/** A dump on its way to a plan: no other tab, and no list of kept dumps, sends it at the same time. */

import { ApiError } from '../api/api-error.ts';
import type { Device } from '../device/device.ts';
import type { Attempt } from './draft.ts';
import { takeInHand } from './in-hand.ts';
import { isPlanDeleted } from './send-draft.ts';
import type { KeptDump, UnsettledStore } from './unsettled.ts';

/**
 * Runs when nobody else has the dump in hand. What goes wrong is noted with a dump that is kept by then.
 * Throws what `run` throws, and the reason when it is called off before its turn.
 */
export async function onItsWay(
  {
    device,
    unsettled,
  }: { device: Pick<Device, 'withLock' | 'after' | 'now' | 'newId'>; unsettled: UnsettledStore },
  { dump, work, isLate = false }: { dump: Attempt; work?: AbortController; isLate?: boolean },
  run: () => Promise<void>,
): Promise<void> {
  await takeInHand(device, { id: dump.id, work, isLate }, async () => {
    try {
      await run();
    } catch (cause) {
      const kept = unsettled.read().kept.find(({ id }) => id === dump.id);
      const problem = work?.signal.aborted ? 'unplanned' : problemLeftBy(cause);
      const refusal = { problem, refusedAt: device.now() };
      if (kept) unsettled.keep({ ...kept, ...refusal });
      if (kept && isPlanDeleted(cause)) unsettled.rename(kept.id, device.newId());
      throw cause;
    }
  });
}

function problemLeftBy(cause: unknown): KeptDump['problem'] {
  const code = cause instanceof ApiError ? cause.code : 'server.failed';
  const passesByItself = code === 'network' || code === 'session.missing';
  return passesByItself ? null : code;
}
