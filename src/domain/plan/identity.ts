/** Ids of the nodes of a plan: giving them, and keeping them unique (specification, sections 3, 5). */

import type { Mountain, NodeType } from './plan.ts';

/** Makes a whole new id that begins with the kind of node: `mountain-3f0c…`. */
export type NewId = (prefix: NodeType) => string;

/** The ids of a plan by kind of node, with repetitions, in mountain, boulder, rock order. */
export type NodeIds = Readonly<Record<NodeType, readonly string[]>>;

/** All ids that occur in some mountains. */
export function nodeIds(mountains: readonly Mountain[]): NodeIds {
  const boulders = mountains.flatMap((mountain) => mountain.boulders);
  const rocks = boulders.flatMap((boulder) => boulder.rocks);
  const pebbles = rocks.flatMap((rock) => rock.pebbles);
  const idsOf = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id);
  return {
    mountain: idsOf(mountains),
    boulder: idsOf(boulders),
    rock: idsOf(rocks),
    pebble: idsOf(pebbles),
  };
}

/** Mountains with a duplicate id are removed, the first is kept (specification, section 5). */
export function withoutDuplicateMountains(mountains: readonly Mountain[]): readonly Mountain[] {
  const seen = new Set<string>();
  return mountains.filter(({ id }) => !seen.has(id) && seen.add(id));
}
