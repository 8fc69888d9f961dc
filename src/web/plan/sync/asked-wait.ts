import { ApiError } from '../../api/api-error.ts';

/** No server asks for more; what does is not one of ours, and must not silence a device for good. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const TOO_MANY = 429;

/**
 * What a server answered that has had a lot, and when. What waits may be megabytes on a phone's contract.
 * It is known to one page: each tab, and one that is opened anew, tries once and is told for itself.
 */
export type AskedWait = { readonly failure: ApiError; readonly fromMs: number };

/** The server takes changes, and asks for a pause: this person has sent a lot. */
export function isAskedToWait(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.status === TOO_MANY && failure.retryAfterMs > 0;
}

/** How long nothing is sent yet, in milliseconds. A clock that was put back would have to pass that time once more. */
export function leftMs(asked: AskedWait | null, nowMs: number): number {
  if (asked === null || nowMs < asked.fromMs) return 0;
  const waitMs = Math.min(asked.failure.retryAfterMs, LONGEST_WAIT_MS);
  return Math.max(0, asked.fromMs + waitMs - nowMs);
}
