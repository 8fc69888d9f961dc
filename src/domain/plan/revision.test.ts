import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPebble, placedPebbles } from './find.ts';
import { nodeIds } from './identity.ts';
import type { Mountain } from './plan.ts';
import { reviseMountain } from './revision.ts';
import { aBoulder, aMountain, aMovedPebble, aPebble, aRock } from './test-builders.ts';
import { rocksOf } from './walk.ts';

const done = aMovedPebble({ id: 'p1', title: 'Dig', xpValue: 7, timeTracked: true });
const original = aMountain({
  id: 'm',
  boulders: [
    aBoulder({
      id: 'b1',
      rocks: [
        aRock({ id: 'r1', title: 'Soil', pebbles: [done, aPebble({ id: 'p2' })] }),
        aRock({ id: 'r2', pebbles: [aPebble({ id: 'p3' })] }),
      ],
    }),
    aBoulder({ id: 'b2', rocks: [aRock({ id: 'r3', pebbles: [aMovedPebble({ id: 'p4' })] })] }),
  ],
});

function revise(revised: Mountain): Mountain {
  let count = 0;
  return reviseMountain({ original, revised, newId: (prefix) => `${prefix}-new${(count += 1)}` });
}

const shapeOf = (mountain: Mountain) =>
  mountain.boulders.map(({ id, rocks }) => [
    id,
    ...rocks.map((rock) => [rock.id, ...rock.pebbles.map((pebble) => pebble.id)]),
  ]);

describe('a revised mountain', () => {
  it('keeps everything about a finished pebble, whatever the revision says', () => {
    const claimed = { ...aPebble({ id: 'p1', title: 'Something else', estimatedMinutes: 30 }) };
    const revised = revise(
      aMountain({
        boulders: [aBoulder({ id: 'b1', rocks: [aRock({ id: 'r1', pebbles: [claimed] })] })],
      }),
    );
    expect(findPebble([revised], 'p1')?.pebble).toEqual(done);
  });

  it('keeps the stored flags of known nodes and starts new ones without', () => {
    const flagged = aMountain({
      progress: 3,
      boulders: [aBoulder({ completed: true, rocks: [aRock({ completed: true })] })],
    });
    const claimed = aMountain({
      progress: 90,
      boulders: [
        aBoulder({ rocks: [aRock(), aRock({ id: 'new', completed: true })] }),
        aBoulder({ id: 'new', completed: true, rocks: [] }),
      ],
    });
    const result = reviseMountain({
      original: flagged,
      revised: claimed,
      newId: (prefix) => `${prefix}-new`,
    });
    expect(result.progress).toBe(3);
    expect(result.boulders.map(({ completed }) => completed)).toEqual([true, false]);
    expect(rocksOf(result).map(({ completed }) => completed)).toEqual([true, false]);
  });

  it('finishes nothing and gives nothing away', () => {
    const claimed = aMovedPebble({ id: 'p2', title: 'Rake', estimatedMinutes: 90, xpValue: 999 });
    const revised = revise(
      aMountain({
        boulders: [aBoulder({ id: 'b1', rocks: [aRock({ id: 'r1', pebbles: [claimed] })] })],
      }),
    );
    expect(findPebble([revised], 'p2')?.pebble).toEqual(
      aPebble({ id: 'p2', title: 'Rake', description: claimed.description, estimatedMinutes: 30 }),
    );
  });

  it('gets a dropped finished pebble back at the front of its rock', () => {
    const revised = revise(
      aMountain({
        boulders: [
          aBoulder({ id: 'b1', rocks: [aRock({ id: 'r1', pebbles: [aPebble({ id: 'p2' })] })] }),
          aBoulder({ id: 'b2', rocks: [] }),
        ],
      }),
    );
    expect(shapeOf(revised)).toEqual([
      ['b1', ['r1', 'p1', 'p2']],
      ['b2', ['r3', 'p4']],
    ]);
  });

  it('gets rock and boulder of a finished pebble back, with nothing else in them', () => {
    const revised = revise(aMountain({ boulders: [aBoulder({ id: 'fresh', rocks: [] })] }));
    expect(shapeOf(revised)).toEqual([
      ['boulder-new1'],
      ['b1', ['r1', 'p1']],
      ['b2', ['r3', 'p4']],
    ]);
    expect(rocksOf(revised)[0]?.title).toBe('Soil');
  });

  it('finds a finished pebble wherever it was moved to', () => {
    const revised = revise(
      aMountain({
        boulders: [
          aBoulder({
            id: 'b2',
            rocks: [aRock({ id: 'r2', pebbles: [aPebble({ id: 'p4' }), aPebble({ id: 'p1' })] })],
          }),
        ],
      }),
    );
    expect(shapeOf(revised)).toEqual([['b2', ['r2', 'p4', 'p1']]]);
    expect(findPebble([revised], 'p1')?.pebble).toEqual(done);
  });

  it('gives new ids to what was not there before and to what comes twice', () => {
    const revised = revise(
      aMountain({
        id: 'someone elses',
        boulders: [
          aBoulder({
            id: 'b1',
            rocks: [
              aRock({ id: 'r1', pebbles: [aPebble({ id: 'p1' }), aPebble({ id: 'p1' })] }),
              aRock({ id: 'b1', pebbles: [aPebble({ id: 'p4' })] }),
            ],
          }),
        ],
      }),
    );
    expect(revised.id).toBe('m');
    expect(shapeOf(revised)).toEqual([['b1', ['r1', 'p1', 'pebble-new1'], ['rock-new2', 'p4']]]);
  });

  it('has every finished pebble once and every id once, after any revision', () => {
    const anyId = (prefix: string) => fc.nat({ max: 5 }).map((n) => `${prefix}${n}`);
    const anyRevision = fc
      .array(
        fc.record({
          id: anyId('b'),
          rocks: fc.array(
            fc.record({
              id: anyId('r'),
              pebbles: fc.array(
                anyId('p').map((id) => aPebble({ id })),
                { maxLength: 4 },
              ),
            }),
            { maxLength: 3 },
          ),
        }),
        { maxLength: 3 },
      )
      .map((boulders) =>
        aMountain({
          boulders: boulders.map(({ id, rocks }) =>
            aBoulder({ id, rocks: rocks.map((rock) => aRock(rock)) }),
          ),
        }),
      );
    fc.assert(
      fc.property(anyRevision, (revised) => {
        const result = revise(revised);
        const finished = [...placedPebbles([result])]
          .map(({ pebble }) => pebble)
          .filter(({ status }) => status === 'moved');
        expect(new Set(finished)).toEqual(new Set([done, aMovedPebble({ id: 'p4' })]));
        expect(finished).toHaveLength(2);
        for (const ids of Object.values(nodeIds([result]))) {
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});
