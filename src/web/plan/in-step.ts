/** Requests that change the plan on the server beside the outbox. Only what comes after the first view makes them. */

import { ApiError } from '../api/api-error.ts';
import type { Device } from '../device/device.ts';
import type { PlanStore, SyncState } from './plan-view.ts';

type Here = { readonly store: PlanStore; readonly device: Pick<Device, 'after'> };

/**
 * Runs such a request. All that waits is sent before, so that the server's planner sees the plan that the
 * person sees, and the outcome is fetched after, and waited for a few seconds. Needs the network, throws `ApiError`.
 */
export async function inStep<Reply>(
  { store, device }: Here,
  send: () => Promise<Reply>,
): Promise<Reply> {
  const waiting = await store.flush();
  const { sync } = store.getView();
  if (sync === 'stopped') throw sessionMissing();
  if (waiting > 0) throw changesWait(sync);
  try {
    return await send();
  } finally {
    // After a failure too: the work may be done although the reply was lost, or the session over.
    await atMost(device, store.pull());
  }
}

/** What came of it is known: the network may keep the answer to what is asked of the plan then. */
const PULL_PATIENCE_MS = 5_000;

async function atMost({ after }: Here['device'], work: Promise<void>): Promise<void> {
  let cancel = (): void => undefined;
  const tooLong = new Promise<void>((resolve) => (cancel = after(PULL_PATIENCE_MS, resolve)));
  await Promise.race([work, tooLong]);
  cancel();
}

function changesWait(state: SyncState): ApiError {
  const message = 'Changes wait.';
  return state === 'asked-to-wait'
    ? new ApiError({ status: 429, code: 'request.too_many', message })
    : new ApiError({ status: 0, code: 'network', message });
}

function sessionMissing(): ApiError {
  return new ApiError({ status: 401, code: 'session.missing', message: 'The session is over.' });
}
