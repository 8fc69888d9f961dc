import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const pause = (failures: number, random: number): number =>
  backoffMs({ failures, random, retryAfterMs: 0 });

test('pauses double from half a second and never pass a minute', () => {
  expect([1, 2, 3, 7, 8, 9, 2_000].map((failures) => pause(failures, 1))).toEqual([
    500, 1_000, 2_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

test('a pause is spread over its second half', () => {
  expect(pause(3, 0)).toBe(1_000);
  expect(pause(3, 0.5)).toBe(1_500);
});

test('a server that names a pause gets it, up to a minute', () => {
  expect(backoffMs({ failures: 1, random: 0, retryAfterMs: 7_000 })).toBe(7_000);
  expect(backoffMs({ failures: 1, random: 0, retryAfterMs: 3_600_000 })).toBe(60_000);
});
