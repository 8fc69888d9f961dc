/** Random operations on a small world of ids, so that they meet each other often. */

import * as fc from 'fast-check';
import { addDays, type Instant } from '../calendar/day.ts';
import { instantOf, millisecondsOf } from '../calendar/instant.ts';
import type { Mountain } from '../plan/plan.ts';
import { aCompletion, aMovedPebble, aPebble, NOW, TODAY } from '../plan/test-builders.ts';
import type { Completion } from '../profile/profile.ts';
import type { Timer } from '../timer/timer.ts';
import type { Change, Operation } from './operation.ts';

const indexBelow = (count: number): fc.Arbitrary<number> => fc.nat({ max: count - 1 });
const world = indexBelow(2);
const pebbleId = fc.tuple(world, indexBelow(5)).map(([m, p]) => `m${m}-p${p}`);
const rockId = fc.tuple(world, indexBelow(3)).map(([m, r]) => `m${m}-r${r}`);
const boulderId = fc.tuple(world, indexBelow(3)).map(([m, b]) => `m${m}-b${b}`);

function someOf(prefix: string, count: number, minLength: number): fc.Arbitrary<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  return fc.shuffledSubarray(ids, { minLength });
}

const FULL = { boulders: 1, rocks: 2, pebbles: 4 };
const ANY = { boulders: 0, rocks: 0, pebbles: 0 };

/** A mountain that holds some nodes of its world, at least so many, in any arrangement. */
function mountainOf(index: number, least: typeof ANY): fc.Arbitrary<Mountain> {
  const places = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
  return fc
    .record({
      // Now and then nodes of another mountain: their ids are taken.
      nodes: fc.oneof(
        { weight: 9, arbitrary: fc.constant(index) },
        { weight: 1, arbitrary: world },
      ),
      title: fc.constantFrom('Taxes', 'Garden'),
      minutes: fc.integer({ min: 0, max: 60 }),
      places,
    })
    .chain(({ nodes, title, minutes, places: [...place] }) =>
      fc
        .tuple(
          someOf(`m${nodes}-b`, 3, least.boulders),
          someOf(`m${nodes}-r`, 3, least.rocks),
          someOf(`m${nodes}-p`, 4, least.pebbles),
        )
        .map(([boulders, rocks, pebbles]) => {
          const child = (items: readonly string[], parents: number, parent: number): string[] =>
            items.filter((_, i) => (place[i] ?? 0) % parents === parent);
          return {
            id: `m${index}`,
            title,
            description: title,
            priority: 1,
            progress: 0,
            boulders: boulders.map((id, b) => ({
              id,
              title,
              priority: b + 1,
              completed: false,
              rocks: rocks
                .map((rock, r) => ({ rock, r }))
                .filter(({ rock }) => child(rocks, boulders.length, b).includes(rock))
                .map(({ rock, r }) => ({
                  id: rock,
                  title,
                  completed: false,
                  pebbles: child(pebbles, rocks.length, r).map((pebble) =>
                    aPebble({ id: pebble, title, estimatedMinutes: minutes }),
                  ),
                })),
            })),
          };
        }),
    );
}

const mountain = world.chain((index) => mountainOf(index, ANY));

/** Hours apart, and a little: a completion that is named may be the one that is there, or another. */
const anyMoment: fc.Arbitrary<Instant> = fc
  .tuple(fc.integer({ min: -30, max: 150 }), fc.nat({ max: 1 }))
  .map(([hours, more]) => instantOf(millisecondsOf(NOW) + hours * 3_600_000 + more));

const nodeToDelete: fc.Arbitrary<Change> = fc.oneof(
  world.map((m): Change => ({ kind: 'node.delete', nodeType: 'mountain', nodeId: `m${m}` })),
  boulderId.map((nodeId): Change => ({ kind: 'node.delete', nodeType: 'boulder', nodeId })),
  rockId.map((nodeId): Change => ({ kind: 'node.delete', nodeType: 'rock', nodeId })),
  pebbleId.map((nodeId): Change => ({ kind: 'node.delete', nodeType: 'pebble', nodeId })),
);

const completion = fc
  .tuple(pebbleId, fc.integer({ min: -9, max: 4 }), fc.integer({ min: 0, max: 90 }))
  .map(([id, days, minutes]) =>
    aCompletion({ pebbleId: id, day: addDays(TODAY, days), estimatedMinutes: minutes, xp: 99 }),
  );

const anyDay = fc.integer({ min: -3, max: 6 }).map((days) => addDays(TODAY, days));

const anyTimer: fc.Arbitrary<Timer> = fc.record({
  pebbleId,
  startedAt: fc.constantFrom(null, NOW),
  accumulatedMs: fc.integer({ min: -10, max: 200_000_000 }),
});

const seenTimer = fc.record({ day: anyDay, timer: fc.option(anyTimer) });

/** It has the same id as one that may be in the plan, and need not be like it. */
const knownPebble = fc.record({
  title: fc.constantFrom('Taxes', 'Garden'),
  mountainTitle: fc.constantFrom('Taxes', 'Garden'),
  estimatedMinutes: fc.integer({ min: 0, max: 60 }),
});

/** Every other pebble of the mountain is moved, with a row of the ledger or without. */
function imported([whole, completions]: readonly [Mountain, readonly Completion[]]): Change {
  const boulders = whole.boulders.map((boulder) => ({
    ...boulder,
    rocks: boulder.rocks.map((rock) => ({
      ...rock,
      pebbles: rock.pebbles.map((pebble, index) =>
        index % 2 === 0 ? aMovedPebble({ id: pebble.id, title: pebble.title }) : pebble,
      ),
    })),
  }));
  return { kind: 'plan.import', mountains: [{ ...whole, boulders }], completions };
}

type Weighted = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Change> };

/** A kind of change that is not made here would be in no property: the compiler asks for each. */
const CHANGES: Readonly<Record<Change['kind'], readonly Weighted[]>> = {
  'mountains.add': [
    {
      weight: 3,
      arbitrary: fc
        .array(mountain, { maxLength: 2 })
        .map((mountains): Change => ({ kind: 'mountains.add', mountains })),
    },
  ],
  'plan.import': [
    {
      weight: 2,
      arbitrary: fc.tuple(mountain, fc.array(completion, { maxLength: 3 })).map(imported),
    },
  ],
  'mountain.revise': [
    {
      weight: 2,
      arbitrary: fc
        .record({ mountain, from: mountain }, { requiredKeys: ['mountain'] })
        .map((revision): Change => ({ kind: 'mountain.revise', ...revision })),
    },
  ],
  'pebble.add': [
    {
      weight: 2,
      arbitrary: fc
        .tuple(rockId, pebbleId, fc.constantFrom('ab', 'Read it'))
        .map(([rock, pebble, title]): Change => ({
          kind: 'pebble.add',
          rockId: rock,
          pebbleId: pebble,
          title,
          description: 'From the first page to the last.',
        })),
    },
  ],
  'pebble.setStatus': [
    {
      weight: 8,
      arbitrary: fc
        .record(
          {
            pebbleId,
            trackedMinutes: fc.option(fc.integer({ min: -5, max: 3000 })),
            known: knownPebble,
          },
          { requiredKeys: ['pebbleId', 'trackedMinutes'] },
        )
        .map((done): Change => ({ kind: 'pebble.setStatus', status: 'moved', ...done })),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({ pebbleId, completedAt: anyMoment }, { requiredKeys: ['pebbleId'] })
        .map((undone): Change => ({ kind: 'pebble.setStatus', status: 'in-the-way', ...undone })),
    },
  ],
  'node.delete': [{ weight: 1, arbitrary: nodeToDelete }],
  'dayList.load': [
    {
      weight: 4,
      arbitrary: fc
        .record({
          day: anyDay,
          pebbleIds: fc.array(pebbleId, { maxLength: 6 }),
          reason: fc.constantFrom('new-day' as const, 'next' as const),
        })
        .map((load): Change => ({ kind: 'dayList.load', ...load })),
    },
  ],
  'timer.set': [
    {
      weight: 4,
      arbitrary: fc
        .record({ timer: anyTimer, seen: seenTimer }, { requiredKeys: ['timer'] })
        .map((set): Change => ({ kind: 'timer.set', ...set })),
    },
    { weight: 1, arbitrary: fc.constant<Change>({ kind: 'timer.set', timer: null }) },
  ],
  'settings.set': [
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 25 })
        .map((dayStartHour): Change => ({ kind: 'settings.set', settings: { dayStartHour } })),
    },
  ],
};

const anyChange: fc.Arbitrary<Change> = fc.oneof(...Object.values(CHANGES).flat());

function anyOperationWith(change: fc.Arbitrary<Change>): fc.Arbitrary<Operation> {
  return fc
    .record({
      at: anyMoment,
      zone: fc.constantFrom('UTC', 'America/New_York', 'Pacific/Auckland', 'Not/AZone'),
      opId: fc.uuid({ version: 4 }),
      change,
    })
    .map((parts) => ({ ...parts, schema: 1 }));
}

export const anyOperation: fc.Arbitrary<Operation> = anyOperationWith(anyChange);

const firstPlan = fc
  .tuple(mountainOf(0, FULL), mountainOf(1, FULL))
  .map((mountains): Change => ({ kind: 'mountains.add', mountains }));

/** A life with the app, from the first plan on. */
export const anyLife: fc.Arbitrary<readonly Operation[]> = fc
  .tuple(
    anyOperationWith(firstPlan),
    fc.array(anyOperation, { minLength: 1, maxLength: 40, size: 'max' }),
  )
  .map(([first, rest]) => [first, ...rest]);
