/** The one timer of a profile. State is timestamps, never ticks, so it survives anything but a change of pebble. */

import type { Instant } from '../calendar/day.ts';
import { instantOf, millisecondsOf } from '../calendar/instant.ts';

export type Timer = {
  readonly pebbleId: string;
  /** When the running segment began, by the wall clock of the device that started it; null while paused. */
  readonly startedAt: Instant | null;
  /** Milliseconds of the segments before the running one. */
  readonly accumulatedMs: number;
};

const MINUTE_MS = 60_000;

export function isSameTimer(one: Timer, other: Timer | null): boolean {
  return (
    one.pebbleId === other?.pebbleId &&
    one.startedAt === other.startedAt &&
    one.accumulatedMs === other.accumulatedMs
  );
}

/** Time tracked for one pebble counts for at most 24 hours. */
export const MAX_TRACKED_MINUTES = 1440;
export const MAX_TRACKED_MS = MAX_TRACKED_MINUTES * MINUTE_MS;

/** The timer running for a pebble: a paused one continues, one of another pebble starts anew. */
export function startTimer({
  timer,
  pebbleId,
  now,
}: {
  readonly timer: Timer | null;
  readonly pebbleId: string;
  readonly now: Instant;
}): Timer {
  if (timer === null || timer.pebbleId !== pebbleId) {
    return { pebbleId, startedAt: now, accumulatedMs: 0 };
  }
  return timer.startedAt === null ? { ...timer, startedAt: now } : timer;
}

/** The timer with its running segment added to what it had. */
export function pauseTimer({
  timer,
  now,
}: {
  readonly timer: Timer;
  readonly now: Instant;
}): Timer {
  if (timer.startedAt === null) return timer;
  return { ...timer, startedAt: null, accumulatedMs: elapsedMs(timer, now) };
}

/** Milliseconds tracked so far; never negative, also when the clock was set back. */
export function elapsedMs(timer: Timer | null, now: Instant): number {
  if (timer === null) return 0;
  const { startedAt, accumulatedMs } = timer;
  const segment = startedAt === null ? 0 : millisecondsOf(now) - millisecondsOf(startedAt);
  return Math.min(MAX_TRACKED_MS, accumulatedMs + Math.max(0, segment));
}

/** The state of the timer as one pebble's card shows it. */
export function timerStatus(timer: Timer | null, pebbleId: string): 'idle' | 'running' | 'paused' {
  if (timer === null || timer.pebbleId !== pebbleId) return 'idle';
  return timer.startedAt === null ? 'paused' : 'running';
}

/** Whole minutes tracked for a pebble, rounded up; null when no time was tracked (section 4). */
export function trackedMinutes(timer: Timer | null, pebbleId: string, now: Instant): number | null {
  if (timer === null || timer.pebbleId !== pebbleId) return null;
  return Math.ceil(elapsedMs(timer, now) / MINUTE_MS) || null;
}

/** "20 min" before the first start, then "7/20 min" in whole minutes gone by (section 4). */
export function timerText({
  elapsedMs: elapsed,
  estimatedMinutes,
}: {
  readonly elapsedMs: number;
  readonly estimatedMinutes: number;
}): string {
  if (elapsed === 0) return `${estimatedMinutes} min`;
  return `${Math.floor(elapsed / MINUTE_MS)}/${estimatedMinutes} min`;
}

/** Whether the time is within the estimate or beyond it (section 4: green and red). */
export function paceOf({
  elapsedMs: elapsed,
  estimatedMinutes,
}: {
  readonly elapsedMs: number;
  readonly estimatedMinutes: number;
}): 'within' | 'beyond' {
  return elapsed <= estimatedMinutes * MINUTE_MS ? 'within' : 'beyond';
}

/** A timer, and how long its running segment had a gap (closed lid, sleep): design, "Timer". */
type TimerWithGap = { readonly timer: Timer; readonly gapMs: number };

/** The timer without the gap in its running segment. */
export function leaveOutGap({ timer, gapMs }: TimerWithGap): Timer {
  if (timer.startedAt === null) return timer;
  return { ...timer, startedAt: instantOf(millisecondsOf(timer.startedAt) + Math.max(0, gapMs)) };
}

/** The timer with the gap among the time that is tracked for good, so that nobody has to ask again. */
export function countGapIn({ timer, gapMs }: TimerWithGap): Timer {
  if (timer.startedAt === null) return timer;
  const accumulatedMs = Math.min(MAX_TRACKED_MS, timer.accumulatedMs + Math.max(0, gapMs));
  return { ...leaveOutGap({ timer, gapMs }), accumulatedMs };
}
