import { describe, expect, it } from 'vitest';
import { findPebble, findWaitingPebble, firstWaitingPebbles, placedPebbles } from './find.ts';
import type { Mountain } from './plan.ts';
import { aBoulder, aMountain, aMovedPebble, aPebble, aRock } from './test-builders.ts';

const garden: Mountain = aMountain({
  id: 'garden',
  title: 'Garden',
  boulders: [
    aBoulder({
      id: 'b1',
      title: 'Beds',
      rocks: [
        aRock({ id: 'r1', title: 'Soil', pebbles: [aMovedPebble({ id: 'p1' })] }),
        aRock({
          id: 'r2',
          title: 'Seeds',
          pebbles: [aPebble({ id: 'p2' }), aPebble({ id: 'p3' })],
        }),
      ],
    }),
    aBoulder({ id: 'b2', rocks: [aRock({ id: 'r3', pebbles: [] })] }),
  ],
});
const taxes = aMountain({ id: 'taxes', pebbles: [aPebble({ id: 'p4' }), aPebble({ id: 'p5' })] });
const plan = [garden, taxes];

const idsOf = (placed: Iterable<{ pebble: { id: string } }>): string[] =>
  [...placed].map(({ pebble }) => pebble.id);

describe('pebbles of a plan', () => {
  it('come in mountain, boulder, rock order', () => {
    expect(idsOf(placedPebbles(plan))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('carry the titles of their parents', () => {
    expect(findPebble(plan, 'p2')).toMatchObject({
      pebble: { id: 'p2' },
      mountainTitle: 'Garden',
      boulderTitle: 'Beds',
      rockTitle: 'Seeds',
    });
    expect(findPebble(plan, 'nowhere')).toBeNull();
  });

  it('are waiting until they are moved', () => {
    expect(findWaitingPebble(plan, 'p1')).toBeNull();
    expect(findWaitingPebble(plan, 'p2')?.pebble.id).toBe('p2');
    expect(idsOf(firstWaitingPebbles(plan, 3))).toEqual(['p2', 'p3', 'p4']);
    expect(idsOf(firstWaitingPebbles(plan, 30))).toEqual(['p2', 'p3', 'p4', 'p5']);
    expect(firstWaitingPebbles(plan, 0)).toEqual([]);
  });
});
