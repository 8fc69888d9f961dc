import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, millisecondsOf } from '../calendar/instant.ts';
import {
  countGapIn,
  elapsedMs,
  leaveOutGap,
  MAX_TRACKED_MS,
  paceOf,
  pauseTimer,
  startTimer,
  timerStatus,
  timerText,
  trackedMinutes,
  type Timer,
} from './timer.ts';

const START = '2026-11-20T10:00:00.000Z';
const MINUTE_MS = 60_000;
const after = (minutes: number): string => instantOf(millisecondsOf(START) + minutes * MINUTE_MS);
const running: Timer = { pebbleId: 'p', startedAt: START, accumulatedMs: 0 };

describe('the timer', () => {
  it('starts, pauses, continues and adds the segments up', () => {
    const started = startTimer({ timer: null, pebbleId: 'p', now: START });
    expect(timerStatus(started, 'p')).toBe('running');
    const paused = pauseTimer({ timer: started, now: after(5) });
    expect(timerStatus(paused, 'p')).toBe('paused');
    expect(elapsedMs(paused, after(60))).toBe(5 * MINUTE_MS);
    const continued = startTimer({ timer: paused, pebbleId: 'p', now: after(60) });
    expect(elapsedMs(continued, after(62))).toBe(7 * MINUTE_MS);
  });

  it('is idle for every pebble but its own, and anew when another one starts', () => {
    expect(timerStatus(null, 'p')).toBe('idle');
    expect(timerStatus(running, 'q')).toBe('idle');
    expect(startTimer({ timer: running, pebbleId: 'q', now: after(3) })).toEqual({
      pebbleId: 'q',
      startedAt: after(3),
      accumulatedMs: 0,
    });
  });

  it('stays as it is when started while running and when paused while paused', () => {
    expect(startTimer({ timer: running, pebbleId: 'p', now: after(3) })).toBe(running);
    const paused = pauseTimer({ timer: running, now: after(3) });
    expect(pauseTimer({ timer: paused, now: after(9) })).toBe(paused);
  });

  it('reports whole minutes rounded up, and none when nothing was tracked', () => {
    expect(trackedMinutes(null, 'p', START)).toBeNull();
    expect(trackedMinutes(running, 'q', after(5))).toBeNull();
    expect(trackedMinutes(running, 'p', START)).toBeNull();
    expect(trackedMinutes(running, 'p', instantOf(millisecondsOf(START) + 1))).toBe(1);
    expect(trackedMinutes(running, 'p', after(5))).toBe(5);
    expect(trackedMinutes(running, 'p', after(5.1))).toBe(6);
  });

  it('counts all of a running segment, and 24 hours in all', () => {
    expect(elapsedMs(running, after(600))).toBe(600 * MINUTE_MS);
    expect(elapsedMs(running, after(90_000))).toBe(MAX_TRACKED_MS);
    const long: Timer = { pebbleId: 'p', startedAt: null, accumulatedMs: 90_000 * MINUTE_MS };
    expect(trackedMinutes(long, 'p', START)).toBe(1440);
  });

  it('leaves a gap out of the running segment, however long', () => {
    expect(elapsedMs(leaveOutGap({ timer: running, gapMs: 7 * MINUTE_MS }), after(10))).toBe(
      3 * MINUTE_MS,
    );
    expect(elapsedMs(leaveOutGap({ timer: running, gapMs: 600 * MINUTE_MS }), after(610))).toBe(
      10 * MINUTE_MS,
    );
    expect(leaveOutGap({ timer: running, gapMs: -5 * MINUTE_MS })).toEqual(running);
    const paused = pauseTimer({ timer: running, now: after(3) });
    expect(leaveOutGap({ timer: paused, gapMs: MINUTE_MS })).toBe(paused);
  });

  it('tracks the same time when a gap is counted in, and has begun anew since', () => {
    const counted = countGapIn({ timer: running, gapMs: 600 * MINUTE_MS });
    expect(counted).toEqual({
      pebbleId: 'p',
      startedAt: after(600),
      accumulatedMs: 600 * MINUTE_MS,
    });
    expect(elapsedMs(counted, after(610))).toBe(elapsedMs(running, after(610)));
    const paused = pauseTimer({ timer: running, now: after(3) });
    expect(countGapIn({ timer: paused, gapMs: MINUTE_MS })).toBe(paused);
  });

  const anyStep = fc.record({
    kind: fc.constantFrom('start', 'pause', 'gap in', 'gap out'),
    minute: fc.integer({ min: -600, max: 600 }),
  });

  function timerAfter(steps: readonly { kind: string; minute: number }[]): Timer {
    let timer: Timer = { pebbleId: 'p', startedAt: null, accumulatedMs: 0 };
    for (const { kind, minute } of steps) {
      const now = after(minute);
      const gapMs = minute * MINUTE_MS;
      if (kind === 'start') timer = startTimer({ timer, pebbleId: 'p', now });
      else if (kind === 'pause') timer = pauseTimer({ timer, now });
      else timer = (kind === 'gap in' ? countGapIn : leaveOutGap)({ timer, gapMs });
    }
    return timer;
  }

  it('is never negative and never more than a day, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(anyStep), fc.integer({ min: -600, max: 600 }), (steps, end) => {
        const elapsed = elapsedMs(timerAfter(steps), after(end));
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThanOrEqual(MAX_TRACKED_MS);
      }),
    );
  });

  it('never counts a moment twice', () => {
    const taps = fc.array(anyStep.filter(({ kind }) => kind === 'start' || kind === 'pause'));
    fc.assert(
      fc.property(taps, (steps) => {
        const inOrder = steps.toSorted((one, other) => one.minute - other.minute);
        const minutes = inOrder.map(({ minute }) => minute);
        const passed = (minutes.at(-1) ?? 0) - (minutes[0] ?? 0);
        const elapsed = elapsedMs(timerAfter(inOrder), after(minutes.at(-1) ?? 0));
        expect(elapsed).toBeLessThanOrEqual(passed * MINUTE_MS);
      }),
    );
  });
});

describe('what the timer says', () => {
  it.each([
    [0, '20 min'],
    [0.5, '0/20 min'],
    [1, '1/20 min'],
    [19.99, '19/20 min'],
    [35, '35/20 min'],
  ])('after %d minutes is %j', (minutes, text) => {
    expect(timerText({ elapsedMs: minutes * MINUTE_MS, estimatedMinutes: 20 })).toBe(text);
  });

  it.each([
    [0, 'within'],
    [20, 'within'],
    [20.01, 'beyond'],
  ])('after %d minutes of 20 is %s', (minutes, pace) => {
    expect(paceOf({ elapsedMs: minutes * MINUTE_MS, estimatedMinutes: 20 })).toBe(pace);
  });
});
