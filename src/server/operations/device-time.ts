import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import type { Instant } from '#domain/calendar/day.ts';

const TOLERATED_SKEW_MS = 5 * 60_000;
const OLDEST_MS = 30 * 24 * 3_600_000;

/**
 * The time that counts for a change made at `at` by the clock of a device, which showed `sentAt`
 * when it sent the change: a clock that is off by more than 5 minutes is corrected, and nothing
 * happens in the future or more than 30 days ago.
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
  const atMs = millisecondsOf(at) + (isOff ? skewMs : 0);
  return instantOf(Math.max(nowMs - OLDEST_MS, Math.min(nowMs, atMs)));
}
