/** Ids of the nodes of a plan: giving them, and keeping them unique (specification, sections 3, 5). */

import type { Mountain, NodeType } from './plan.ts';
import { pebblesOf, rocksOf } from './walk.ts';

/** Makes a whole new id that begins with the kind of node: `mountain-3f0c…`. */
export type NewId = (prefix: NodeType) => string;

/** The ids of a plan by kind of node, with repetitions, in mountain, boulder, rock order. */
export type NodeIds = Readonly<Record<NodeType, readonly string[]>>;

/** All ids that occur in some mountains. */
export function nodeIds(mountains: readonly Mountain[]): NodeIds {
  const idsOf = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id);
  return {
    mountain: idsOf(mountains),
    boulder: idsOf(mountains.flatMap(({ boulders }) => boulders)),
    rock: idsOf(mountains.flatMap(rocksOf)),
    pebble: idsOf(mountains.flatMap(pebblesOf)),
  };
}

/** Mountains with a duplicate id are removed, the first is kept (specification, section 5). */
export function withoutDuplicateMountains(mountains: readonly Mountain[]): readonly Mountain[] {
  const seen = new Set<string>();
  return mountains.filter(({ id }) => !seen.has(id) && seen.add(id));
}
