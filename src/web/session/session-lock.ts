import { failureOf } from '../api/failure-of.ts';
import type { Device } from '../device/device.ts';

type Locks = Pick<Device, 'withLock'>;

/** Longer than all that a tab asks while it holds the session: one that holds it still is frozen. */
export const SESSION_PATIENCE_MS = 25_000;

/**
 * For the tab in which somebody ends the session of this browser, or renews it. Requests of any tab that
 * left before may be told, before the tab's own is answered, that the session is over.
 */
export function holdSession({ withLock }: Locks, run: () => Promise<void>): Promise<void> {
  return withLock('unstuck-session', run, SESSION_PATIENCE_MS);
}

/** Waits until nobody is ending or renewing the session: what was said of it before may not be so any more. */
export async function sessionSettled(locks: Locks): Promise<void> {
  await failureOf(() => holdSession(locks, () => Promise.resolve()));
}
