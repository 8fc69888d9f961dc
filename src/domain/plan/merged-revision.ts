/** What a revision of a mountain may not undo: what was done, and what others did to it meanwhile. */

import { waitingPebble } from './new-pebble.ts';
import type { Boulder, Mountain, Pebble, Rock } from './plan.ts';
import { rocksOf } from './walk.ts';

type Node = Mountain | Boulder | Rock | Pebble;

/** A node by its kind and id. */
type Nodes = ReadonlyMap<string, Node>;

/**
 * The revised mountain with its ids as they are, in which finished pebbles keep everything they
 * had. One that was dropped is put back at the front of its old rock; when that rock or its boulder
 * is gone too, it comes back with nothing but the finished pebbles. Nothing else is finished.
 *
 * With `from`, the mountain as it was when it was revised, what others have done to it since stays done:
 * pebbles that they added are kept, at the end of their rock; what they deleted is gone, but for a rock
 * or boulder into which the revision put something new; and where the revision left a text or a time as
 * it was, the one of now stays.
 */
export function mergeRevision({
  original,
  revised,
  from = original,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly from?: Mountain;
}): Mountain {
  const before = nodesOf(from);
  const now = nodesOf(original);
  const isThere = (key: string): boolean => !before.has(key) || now.has(key);
  // What was emptied by others is gone with what was in it; what the revision left empty stays.
  const isKept = (key: string, had: readonly unknown[]): boolean =>
    now.has(key) || (had.length === 0 && isThere(key));
  const merged = <N extends Node>(key: string, node: N): N =>
    leftAlone({ known: before.get(key), node, present: now.get(key) });
  const isFlagged = (key: string): boolean => {
    const node = now.get(key);
    return node !== undefined && 'completed' in node && node.completed;
  };
  const pebbleOf = (pebble: Pebble): Pebble => {
    const present = now.get(`pebble ${pebble.id}`);
    return present && isMoved(present)
      ? present
      : waitingPebble(merged(`pebble ${pebble.id}`, pebble));
  };
  const rockOf = (rock: Rock): Rock => ({
    ...merged(`rock ${rock.id}`, rock),
    completed: isFlagged(`rock ${rock.id}`),
    pebbles: rock.pebbles.filter(({ id }) => isThere(`pebble ${id}`)).map(pebbleOf),
  });
  const boulderOf = (boulder: Boulder): Boulder => ({
    ...merged(`boulder ${boulder.id}`, boulder),
    completed: isFlagged(`boulder ${boulder.id}`),
    rocks: notEmptied(boulder.rocks, boulder.rocks.map(rockOf), {
      within: ({ pebbles }) => pebbles,
      isKept: (rock) => isKept(`rock ${rock.id}`, rock.pebbles),
    }),
  });
  const boulders = withPutBack({ original, revised, before });
  return {
    ...merged('', revised),
    progress: original.progress,
    boulders: notEmptied(boulders, boulders.map(boulderOf), {
      within: ({ rocks }) => rocks,
      isKept: (boulder) => isKept(`boulder ${boulder.id}`, boulder.rocks),
    }),
  };
}

/** Those of `after` in which something is left, or that may be empty as they were before. */
function notEmptied<N>(
  before: readonly N[],
  after: readonly N[],
  of: {
    readonly within: (node: N) => readonly unknown[];
    readonly isKept: (before: N) => boolean;
  },
): N[] {
  return after.filter((node, at) => {
    const had = before[at];
    return of.within(node).length > 0 || (had !== undefined && of.isKept(had));
  });
}

function nodesOf(mountain: Mountain): Nodes {
  const nodes = new Map<string, Node>([['', mountain]]);
  for (const boulder of mountain.boulders) {
    nodes.set(`boulder ${boulder.id}`, boulder);
    for (const rock of boulder.rocks) {
      nodes.set(`rock ${rock.id}`, rock);
      for (const pebble of rock.pebbles) nodes.set(`pebble ${pebble.id}`, pebble);
    }
  }
  return nodes;
}

function isMoved(node: Node): node is Extract<Pebble, { status: 'moved' }> {
  return 'status' in node && node.status === 'moved';
}

type Texts = {
  readonly title: string;
  readonly description?: string;
  readonly estimatedMinutes?: number;
  readonly priority?: number;
};

const TEXTS = ['title', 'description', 'estimatedMinutes', 'priority'] as const;

/** The node with those texts as they are now that the revision did not touch. */
function leftAlone<N extends Node>({
  known,
  node,
  present,
}: {
  readonly known: Texts | undefined;
  readonly node: N & Texts;
  readonly present: Texts | undefined;
}): N {
  if (known === undefined || present === undefined) return node;
  const left = TEXTS.filter((key) => key in node && node[key] === known[key]);
  return { ...node, ...Object.fromEntries(left.map((key) => [key, present[key]])) };
}

/** The boulders of the revised mountain, with the pebbles to be kept that it does not name. */
function withPutBack({
  original,
  revised,
  before,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly before: Nodes;
}): readonly Boulder[] {
  const named = nodesOf(revised);
  const dropped = new Map<string, readonly Pebble[]>();
  for (const rock of rocksOf(original)) {
    const pebbles = rock.pebbles.filter((pebble) => {
      const key = `pebble ${pebble.id}`;
      return (isMoved(pebble) || !before.has(key)) && !named.has(key);
    });
    if (pebbles.length > 0) dropped.set(rock.id, pebbles);
  }
  const droppedOf = ({ id }: Rock): readonly Pebble[] => dropped.get(id) ?? [];
  const droppedRocksOf = (boulder: Boulder | undefined): readonly Rock[] =>
    (boulder?.rocks ?? [])
      .filter(({ id }) => dropped.has(id) && !named.has(`rock ${id}`))
      .map((rock) => ({ ...rock, pebbles: droppedOf(rock) }));
  const originalBoulders = new Map(original.boulders.map((boulder) => [boulder.id, boulder]));

  return [
    ...revised.boulders.map((boulder) => ({
      ...boulder,
      rocks: [
        ...boulder.rocks.map((rock) => ({
          ...rock,
          pebbles: [
            ...droppedOf(rock).filter(isMoved),
            ...rock.pebbles,
            ...droppedOf(rock).filter((pebble) => !isMoved(pebble)),
          ],
        })),
        ...droppedRocksOf(originalBoulders.get(boulder.id)),
      ],
    })),
    ...original.boulders
      .filter(({ id }) => !named.has(`boulder ${id}`))
      .map((boulder) => ({ ...boulder, rocks: droppedRocksOf(boulder) }))
      .filter(({ rocks }) => rocks.length > 0),
  ];
}
