import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import type { Instant } from '#domain/calendar/day.ts';

const TOLERATED_SKEW_MS = 5 * 60_000;
const OLDEST_MS = 30 * 24 * 3_600_000;
/** As long as an answer is kept: no change waits on a device for longer. */
const LONGEST_WAIT_MS = 400 * 24 * 3_600_000;

/**
 * The time that counts for a change made at `at` by the clock of a device, which showed `sentAt`
 * when it sent the change: a clock that is off by more than 5 minutes is corrected, and nothing
 * happens in the future or more than 30 days ago. What says to be older than a change can be was made by a
 * clock that had no time yet and was set before it was sent: that was not long ago. By whole seconds alone:
 * what lies below them tells one completion from another, also to a device that has not heard of the correction
 * (`uncompletePebble`).
 */
export function correctedAt({
  at,
  sentAt,
  now,
}: {
  readonly at: Instant;
  readonly sentAt: Instant;
  readonly now: Instant;
}): Instant {
  const nowMs = millisecondsOf(now);
  const skewMs = nowMs - millisecondsOf(sentAt);
  const isOff = Math.abs(skewMs) > TOLERATED_SKEW_MS;
  const saidMs = millisecondsOf(at) + (isOff ? wholeSeconds(skewMs) : 0);
  const ageMs = nowMs - saidMs;
  const atMs = ageMs > LONGEST_WAIT_MS ? saidMs + wholeSeconds(ageMs) : saidMs;
  const earlierMs = wholeSeconds(Math.max(0, atMs - nowMs));
  const laterMs = wholeSeconds(Math.max(0, nowMs - OLDEST_MS - atMs));
  return instantOf(atMs - earlierMs + laterMs);
}

/** So many as are enough. */
function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000) * 1000;
}
