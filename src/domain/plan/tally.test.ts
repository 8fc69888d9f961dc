import { describe, expect, it } from 'vitest';
import type { Rock } from './plan.ts';
import { isAllDone, tallyOf } from './tally.ts';
import { aBoulder, aMountain, aMovedPebble, aPebble, aRock } from './test-builders.ts';

const garden = aMountain({
  boulders: [
    aBoulder({
      id: 'b1',
      rocks: [
        aRock({ id: 'r1', pebbles: [aMovedPebble({ id: 'p1' })] }),
        aRock({ id: 'r2', pebbles: [aPebble({ id: 'p2' }), aPebble({ id: 'p3' })] }),
      ],
    }),
    aBoulder({ id: 'b2', rocks: [aRock({ id: 'r3', pebbles: [] })] }),
  ],
});

describe('how far a node is', () => {
  it('is counted over everything under it', () => {
    expect(tallyOf(garden)).toEqual({ moved: 1, total: 3 });
    expect(garden.boulders.map(tallyOf)).toEqual([
      { moved: 1, total: 3 },
      { moved: 0, total: 0 },
    ]);
    expect(garden.boulders[0]?.rocks.map(tallyOf)).toEqual([
      { moved: 1, total: 1 },
      { moved: 0, total: 2 },
    ]);
  });

  it('is all done when every pebble is moved, and never without a pebble', () => {
    expect(isAllDone(garden)).toBe(false);
    expect(isAllDone(aRock({ pebbles: [aMovedPebble()] }))).toBe(true);
    expect(isAllDone(aRock({ pebbles: [] }))).toBe(false);
    expect(isAllDone(aMountain({ boulders: [] }))).toBe(false);
  });

  it('is all done only when everything in it is, and an emptied rock is not', () => {
    const done = aRock({ id: 'r1', pebbles: [aMovedPebble()] });
    const emptied = aRock({ id: 'r2', pebbles: [] });
    const boulders = (rocks: Rock[]) => [aBoulder({ rocks })];
    expect(isAllDone(aMountain({ boulders: boulders([done]) }))).toBe(true);
    expect(isAllDone(aBoulder({ rocks: [done, emptied] }))).toBe(false);
    expect(isAllDone(aMountain({ boulders: boulders([done, emptied]) }))).toBe(false);
  });
});
