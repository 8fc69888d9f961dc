import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingFor, xpForMinutes, type Standing } from './level.ts';

describe('XP of a pebble', () => {
  it.each([
    [15, 5],
    [20, 7],
    [25, 8],
    [30, 10],
    [5, 5],
    [90, 10],
    [Number.NaN, 5],
  ])('for %d minutes is %d', (minutes, xp) => {
    expect(xpForMinutes(minutes)).toBe(xp);
  });
});

/** Specification, section 4, step by step as it is written. */
function step(before: Standing & { xp: number }, xpValue: number, isGain: boolean) {
  const after = { ...before };
  if (isGain) {
    after.xp += xpValue;
    if (after.xp >= after.xpToNext) {
      after.level += 1;
      after.xpToNext += 50;
    }
  } else {
    after.xp = Math.max(0, after.xp - xpValue);
    if (after.xp < after.xpToNext - 50 && after.level > 1) {
      after.level -= 1;
      after.xpToNext -= 50;
    }
  }
  return after;
}

describe('the level', () => {
  it.each([
    [0, 1, 100],
    [99, 1, 100],
    [100, 2, 150],
    [149, 2, 150],
    [150, 3, 200],
    [1000, 20, 1050],
  ])('at %d XP is %d and the next begins at %d', (xp, level, xpToNext) => {
    expect(standingFor(xp)).toEqual({ level, xpToNext });
  });

  it('is the one that the steps of the specification reach, after any gains and losses', () => {
    const anyStep = fc.record({
      minutes: fc.integer({ min: 15, max: 30 }),
      // Weighted towards gains, so that levels are reached and left again.
      isGain: fc.constantFrom(true, true, true, false),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 400, size: 'max' }), (steps) => {
        let counted = { xp: 0, level: 1, xpToNext: 100 };
        for (const { minutes, isGain } of steps) {
          counted = step(counted, xpForMinutes(minutes), isGain);
          const { level, xpToNext } = counted;
          expect(standingFor(counted.xp)).toEqual({ level, xpToNext });
        }
      }),
      { numRuns: 60 },
    );
  });
});
