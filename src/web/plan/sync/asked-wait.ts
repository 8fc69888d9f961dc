import { millisecondsOf } from '#domain/calendar/instant.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Device } from '../../device/device.ts';

/** No server asks for more; what does is not one of ours, and must not silence a device for good. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const TOO_MANY = 429;

/** The server takes changes, and asks for a pause: this person has sent a lot. */
export function isAskedToWait(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.status === TOO_MANY && failure.retryAfterMs > 0;
}

/** How long the server has asked to wait with sending: what waits may be megabytes on a phone's contract. */
export function createAskedWait({ now }: Pick<Device, 'now'>) {
  let asked: { readonly failure: ApiError; readonly from: number; readonly to: number } | null =
    null;
  const time = () => millisecondsOf(now());
  const leftMs = (): number => {
    const at = time();
    // A clock that was put back would have to pass that time once more.
    return asked === null || at < asked.from ? 0 : Math.max(0, asked.to - at);
  };
  return {
    leftMs,
    /** The answer that asked for it, while it lasts. */
    standing: (): ApiError | null => (leftMs() > 0 ? (asked?.failure ?? null) : null),
    /** What came of sending; the same answer once more changes nothing. */
    note(failure: unknown): void {
      if (!isAskedToWait(failure)) asked = null;
      else if (failure !== asked?.failure) {
        const from = time();
        asked = { failure, from, to: from + Math.min(failure.retryAfterMs, LONGEST_WAIT_MS) };
      }
    },
  };
}
