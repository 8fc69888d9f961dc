import { ApiError } from '../../api/api-error.ts';
import { failureOf } from '../../api/failure-of.ts';
import type { Device } from '../../device/device.ts';
import { OTHER_PERSON } from './pull.ts';

export type SessionOver = 'unauthorised' | 'other-person';

/**
 * Held by the tab in which somebody ends the session of this browser, or renews it. Requests of any tab
 * that left before may be told, before the tab's own is answered, that the session is over.
 */
export const SESSION_LOCK = 'unstuck-session';

/** Waits until nobody is ending or renewing the session: what was said of it before may not be so any more. */
export async function sessionSettled({ withLock }: Pick<Device, 'withLock'>): Promise<void> {
  await failureOf(() => withLock(SESSION_LOCK, () => Promise.resolve()));
}

/** Null where what failed says nothing of the session. */
export function sessionOver(failure: unknown): SessionOver | null {
  if (failure === OTHER_PERSON) return 'other-person';
  return failure instanceof ApiError && failure.status === 401 ? 'unauthorised' : null;
}
