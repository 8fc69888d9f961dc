import { expect, test } from 'vitest';
import { instantOf, millisecondsOf } from '../calendar/instant.ts';
import {
  answeredFor,
  gapOf,
  LONGEST_UNSEEN_MS,
  lookAtTimer,
  withoutGap,
  type Sighting,
} from './timer-gap.ts';
import { elapsedMs, type Timer } from './timer.ts';

const START = '2026-11-20T10:00:00.000Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const after = (milliseconds: number): string => instantOf(millisecondsOf(START) + milliseconds);

const timer: Timer = { pebbleId: 'p1', startedAt: START, accumulatedMs: 0 };
const seen: Sighting = {
  pebbleId: 'p1',
  startedAt: START,
  seenAt: START,
  isClosed: false,
  gapMs: 0,
};

const gapAfter = (milliseconds: number, sighting: Sighting | null = seen): number =>
  gapOf(lookAtTimer({ sighting, timer, now: after(milliseconds) }), timer);

test('five minutes unseen are no gap; a moment more is one, all of it', () => {
  expect(gapAfter(LONGEST_UNSEEN_MS)).toBe(0);
  expect(LONGEST_UNSEEN_MS).toBe(5 * MINUTE_MS);
  expect(gapAfter(LONGEST_UNSEEN_MS + 1)).toBe(LONGEST_UNSEEN_MS + 1);
});

test('who closed the tab may work four hours away from it; on a device that saw nothing the same holds', () => {
  for (const sighting of [{ ...seen, isClosed: true }, null]) {
    expect(gapAfter(4 * HOUR_MS, sighting)).toBe(0);
    expect(gapAfter(4 * HOUR_MS + 1, sighting)).toBe(4 * HOUR_MS + 1);
  }
});

test('what another device started or answered for since has been seen when it started, or here if that was later', () => {
  const here = (seenAt: number): Sighting => ({ ...seen, seenAt: after(seenAt) });
  const anew = { ...timer, startedAt: after(HOUR_MS) };
  const gapOn = (sighting: Sighting, now: number): number =>
    gapOf(lookAtTimer({ sighting, timer: anew, now: after(now) }), anew);
  expect(gapOn(here(0), 5 * HOUR_MS)).toBe(0);
  expect(gapOn(here(0), 5 * HOUR_MS + 1)).toBe(4 * HOUR_MS + 1);
  expect(gapOn(here(3 * HOUR_MS), 7 * HOUR_MS)).toBe(0);
});

test('a timer that rests or is none has nothing to be remembered', () => {
  const now = after(HOUR_MS);
  expect(lookAtTimer({ sighting: seen, timer: null, now })).toBeNull();
  expect(lookAtTimer({ sighting: seen, timer: { ...timer, startedAt: null }, now })).toBeNull();
});

test('gaps that were not answered for add up, and what is shown leaves them out', () => {
  const first = lookAtTimer({ sighting: seen, timer, now: after(HOUR_MS) });
  const second = lookAtTimer({ sighting: first, timer, now: after(HOUR_MS + MINUTE_MS) });
  const third = lookAtTimer({ sighting: second, timer, now: after(3 * HOUR_MS) });
  expect(gapOf(third, timer)).toBe(3 * HOUR_MS - MINUTE_MS);
  expect(elapsedMs(withoutGap(third, timer), after(3 * HOUR_MS))).toBe(MINUTE_MS);
  expect(withoutGap(seen, timer), 'without a gap it is as it was').toBe(timer);
});

test('a clock that is set back takes no time away, and a little of it is no matter', () => {
  const run = { sighting: seen, timer, now: after(50 * MINUTE_MS - 1) };
  const before = lookAtTimer({ ...run, sighting: { ...seen, seenAt: after(48 * MINUTE_MS) } });
  const setBack = lookAtTimer({ ...run, sighting: before, now: after(-5 * MINUTE_MS) });
  expect(elapsedMs(withoutGap(setBack, timer), after(-5 * MINUTE_MS))).toBe(50 * MINUTE_MS - 1);
  const later = lookAtTimer({ ...run, sighting: setBack, now: after(-MINUTE_MS) });
  expect(elapsedMs(withoutGap(later, timer), after(-MINUTE_MS))).toBe(54 * MINUTE_MS - 1);
  expect(gapAfter(-LONGEST_UNSEEN_MS)).toBe(0);
});

test('a gap belongs to its own run: another pebble or a later start is not asked about it', () => {
  const sighting = { ...seen, gapMs: HOUR_MS };
  expect(gapOf(sighting, { ...timer, pebbleId: 'p2' })).toBe(0);
  expect(gapOf(sighting, { ...timer, startedAt: after(1) })).toBe(0);
  expect(gapOf(sighting, null)).toBe(0);
});

test('once it is answered for, the timer has run since the gap was over', () => {
  expect(answeredFor({ ...seen, gapMs: HOUR_MS })).toEqual({ ...seen, startedAt: after(HOUR_MS) });
});
