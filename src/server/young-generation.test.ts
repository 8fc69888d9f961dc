import { afterEach, expect, it, vi } from 'vitest';
import { growWhenBusy } from './young-generation.ts';

afterEach(() => vi.useRealTimers());

/** What was done to the young generation in seconds that the process worked such shares of. */
function doneIn(shares: readonly number[]): readonly string[] {
  vi.useFakeTimers();
  const done: string[] = [];
  const worked = { active: 0, idle: 0, utilization: 0 };
  const stop = growWhenBusy({
    collect: () => done.push('collected'),
    setFlag: (flag) => done.push(flag),
    utilization: () => ({ ...worked }),
  });
  for (const share of shares) {
    worked.active += share * 1000;
    worked.idle += (1 - share) * 1000;
    vi.advanceTimersByTime(1000);
  }
  stop();
  return done;
}

const GROWS = '--semi-space-growth-factor=2';
const STAYS = '--semi-space-growth-factor=1';

it('grows in a busy second, and is collected and small again after five quiet ones', () => {
  const busy = [0.1, 0.9, 0.9];
  const quiet = [0.05, 0.05, 0.05, 0.05, 0.05];
  expect(doneIn([...busy, ...quiet, ...quiet])).toEqual([GROWS, STAYS, 'collected']);
  expect(doneIn([...busy, ...quiet, 0.9])).toEqual([GROWS, STAYS, 'collected', GROWS]);
});

it('nothing is collected where nothing was busy, nor while people come again and again', () => {
  expect(doneIn([0.5, 0, 0, 0, 0, 0, 0])).toEqual([]);
  expect(doneIn([0.9, 0, 0, 0, 0, 0.3, 0, 0, 0, 0])).toEqual([GROWS]);
});
