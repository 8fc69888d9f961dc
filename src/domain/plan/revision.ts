/** A mountain changed by a planner, without losing what was done (design, "AI edit"). */

import { placedPebbles } from './find.ts';
import { nodeIds, type NewId } from './identity.ts';
import { waitingPebble } from './new-pebble.ts';
import type { Boulder, Mountain, NodeType, Pebble, Rock } from './plan.ts';

/**
 * The mountain after an edit: it keeps its id, nodes it did not have before get new ids
 * (specification, section 7), and finished pebbles are protected.
 */
export function reviseMountain({
  original,
  revised,
  newId,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly newId: NewId;
}): Mountain {
  return protectFinished({ original, revised: withKnownIds({ original, revised, newId }) });
}

/** Every id is one of the original's, used once and for the same kind of node, or new. */
function withKnownIds({
  original,
  revised,
  newId,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly newId: NewId;
}): Mountain {
  const known = nodeIds([original]);
  const unused: Record<NodeType, Set<string>> = {
    mountain: new Set(),
    boulder: new Set(known.boulder),
    rock: new Set(known.rock),
    pebble: new Set(known.pebble),
  };
  const idFor = (type: NodeType, id: string): string =>
    unused[type].delete(id) ? id : newId(type);
  return {
    ...revised,
    id: original.id,
    boulders: revised.boulders.map((boulder) => ({
      ...boulder,
      id: idFor('boulder', boulder.id),
      rocks: boulder.rocks.map((rock) => ({
        ...rock,
        id: idFor('rock', rock.id),
        pebbles: rock.pebbles.map((pebble) => ({ ...pebble, id: idFor('pebble', pebble.id) })),
      })),
    })),
  };
}

/**
 * The revised mountain with its ids as they are, in which finished pebbles keep everything they
 * had. One that was dropped is put back at the front of its old rock; when that rock or its boulder
 * is gone too, it comes back with nothing but the finished pebbles. Nothing else is finished.
 */
export function protectFinished({
  original,
  revised,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
}): Mountain {
  const finished = finishedPebbles(original);
  const flags = new Map<string, boolean>();
  for (const boulder of original.boulders) {
    flags.set(boulder.id, boulder.completed);
    for (const rock of boulder.rocks) flags.set(rock.id, rock.completed);
  }
  return {
    ...revised,
    progress: original.progress,
    boulders: withDroppedPebbles({ original, revised, finished }).map((boulder) => ({
      ...boulder,
      completed: flags.get(boulder.id) ?? false,
      rocks: boulder.rocks.map((rock) => ({
        ...rock,
        completed: flags.get(rock.id) ?? false,
        pebbles: rock.pebbles.map((pebble) => finished.get(pebble.id) ?? waitingPebble(pebble)),
      })),
    })),
  };
}

function finishedPebbles(mountain: Mountain): ReadonlyMap<string, Pebble> {
  const pebbles = [...placedPebbles([mountain])].map(({ pebble }) => pebble);
  return new Map(pebbles.filter(({ status }) => status === 'moved').map((p) => [p.id, p]));
}

/** The boulders of the revised mountain, with the finished pebbles that it no longer names. */
function withDroppedPebbles({
  original,
  revised,
  finished,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly finished: ReadonlyMap<string, Pebble>;
}): readonly Boulder[] {
  const ids = nodeIds([revised]);
  const kept = {
    boulders: new Set(ids.boulder),
    rocks: new Set(ids.rock),
    pebbles: new Set(ids.pebble),
  };
  const dropped = new Map<string, readonly Pebble[]>();
  for (const rock of original.boulders.flatMap(({ rocks }) => rocks)) {
    const pebbles = rock.pebbles.filter(({ id }) => finished.has(id) && !kept.pebbles.has(id));
    if (pebbles.length > 0) dropped.set(rock.id, pebbles);
  }
  const droppedRocksOf = (boulder: Boulder | undefined): readonly Rock[] =>
    (boulder?.rocks ?? [])
      .filter(({ id }) => dropped.has(id) && !kept.rocks.has(id))
      .map((rock) => ({ ...rock, pebbles: dropped.get(rock.id) ?? [] }));
  const originalBoulders = new Map(original.boulders.map((boulder) => [boulder.id, boulder]));

  return [
    ...revised.boulders.map((boulder) => ({
      ...boulder,
      rocks: [
        ...boulder.rocks.map((rock) => ({
          ...rock,
          pebbles: [...(dropped.get(rock.id) ?? []), ...rock.pebbles],
        })),
        ...droppedRocksOf(originalBoulders.get(boulder.id)),
      ],
    })),
    ...original.boulders
      .filter(({ id }) => !kept.boulders.has(id))
      .map((boulder) => ({ ...boulder, rocks: droppedRocksOf(boulder) }))
      .filter(({ rocks }) => rocks.length > 0),
  ];
}
