/**
 * Finds the time in which a running timer ran but nobody can have seen it: a closed lid, a sleeping
 * phone, a browser that was killed. A tab that was closed is no gap: who closes the tab and leaves
 * the timer running works away from the screen, for some hours; a night is asked about.
 */

import type { Instant } from '../calendar/day.ts';
import { instantOf, laterInstant, millisecondsOf } from '../calendar/instant.ts';
import type { Timer } from './timer.ts';

/** What the device remembers of the running segment; all its tabs share it. */
export type Sighting = {
  readonly pebbleId: string;
  readonly startedAt: Instant;
  readonly seenAt: Instant;
  /** The last tab was closed on purpose. */
  readonly isClosed: boolean;
  /** Gaps that were not answered for yet, less what the clock was set back. */
  readonly gapMs: number;
};

/** Longer than this is asked about (design, "Timer"). */
export const LONGEST_UNSEEN_MS = 300_000;

/** As long as this somebody may work away from the screen, or in front of another one. */
const LONGEST_AWAY_MS = 14_400_000;

/** What is remembered after looking at the timer now; null while none runs. */
export function lookAtTimer(look: {
  sighting: Sighting | null;
  timer: Timer | null;
  now: Instant;
}): Sighting | null {
  const { now, sighting, timer } = look;
  if (timer === null || timer.startedAt === null) return null;
  const { pebbleId, startedAt } = timer;
  const last = isOf(sighting, timer) ? sighting : seenElsewhere(sighting, { pebbleId, startedAt });
  const unseenMs = millisecondsOf(now) - millisecondsOf(last.seenAt);
  // Where the clock was set back the gap is negative: what had been tracked by then is not lost.
  const wasSetBack = unseenMs < -LONGEST_UNSEEN_MS;
  const isGap = wasSetBack || unseenMs > (last.isClosed ? LONGEST_AWAY_MS : LONGEST_UNSEEN_MS);
  return { ...last, seenAt: now, isClosed: false, gapMs: last.gapMs + (isGap ? unseenMs : 0) };
}

/** Another device started it, or answered for it: since then it has not been seen here. */
function seenElsewhere(
  sighting: Sighting | null,
  { pebbleId, startedAt }: { pebbleId: string; startedAt: Instant },
): Sighting {
  const wasSeen = sighting?.pebbleId === pebbleId;
  const seenAt = wasSeen ? laterInstant(sighting.seenAt, startedAt) : startedAt;
  return { pebbleId, startedAt, seenAt, isClosed: true, gapMs: 0 };
}

/** The gap to ask about, if it belongs to this timer. */
export function gapOf(sighting: Sighting | null, timer: Timer | null): number {
  return timer !== null && isOf(sighting, timer) ? sighting.gapMs : 0;
}

/** The timer as it counts until somebody says otherwise: without the gap. */
export function withoutGap(sighting: Sighting | null, timer: Timer | null): Timer | null {
  if (timer === null || sighting === null || gapOf(sighting, timer) === 0) return timer;
  return { ...timer, startedAt: answeredFor(sighting).startedAt };
}

/** What is remembered of the timer once the gap is answered for: it has run since the gap was over. */
export function answeredFor(sighting: Sighting): Sighting {
  const startedAt = instantOf(millisecondsOf(sighting.startedAt) + sighting.gapMs);
  return { ...sighting, startedAt, gapMs: 0 };
}

function isOf(sighting: Sighting | null, timer: Timer): sighting is Sighting {
  return sighting?.pebbleId === timer.pebbleId && sighting.startedAt === timer.startedAt;
}
