import { type Boulder, type Mountain, type Pebble, type Rock } from '../../plan/plan.ts';
import { pebblesOf } from '../../plan/walk.ts';

/** The mountain without rocks and boulders that a change emptied. */
export function withoutEmpty(mountain: Mountain): Mountain {
  const boulders = mountain.boulders
    .map((boulder) => ({
      ...boulder,
      rocks: boulder.rocks.filter((rock) => rock.pebbles.length > 0),
    }))
    .filter((boulder) => boulder.rocks.length > 0);
  return { ...mountain, boulders };
}

/** The path to a node of any level, as far as the node itself. */
export type Path = {
  readonly boulder: Boulder;
  readonly rock: Rock | null;
  readonly pebble: Pebble | null;
};

export function pathTo(mountain: Mountain, id: string): Path | null {
  for (const boulder of mountain.boulders) {
    if (boulder.id === id) return { boulder, rock: null, pebble: null };
    for (const rock of boulder.rocks) {
      if (rock.id === id) return { boulder, rock, pebble: null };
      const pebble = rock.pebbles.find((other) => other.id === id);
      if (pebble !== undefined) return { boulder, rock, pebble };
    }
  }
  return null;
}

/** The pebbles of a node and of everything in it; those of the whole mountain for its own id. */
export function pebblesIn(mountain: Mountain, id: string): readonly Pebble[] {
  if (mountain.id === id) return pebblesOf(mountain);
  const path = pathTo(mountain, id);
  if (path === null) return [];
  if (path.pebble !== null) return [path.pebble];
  return (path.rock === null ? path.boulder.rocks : [path.rock]).flatMap((rock) => rock.pebbles);
}

type Node = { readonly id: string };

/** The nodes with one of them taken to a place among the others. */
export function reordered<Kind extends Node>(
  nodes: readonly Kind[],
  id: string,
  to: (at: number, length: number) => number,
): readonly Kind[] {
  const at = nodes.findIndex((node) => node.id === id);
  const node = nodes[at];
  if (node === undefined) return nodes;
  const rest = nodes.filter((other) => other !== node);
  const place = Math.max(0, Math.min(rest.length, to(at, nodes.length)));
  return [...rest.slice(0, place), node, ...rest.slice(place)];
}
