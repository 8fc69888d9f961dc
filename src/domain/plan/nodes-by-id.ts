import type { Boulder, Mountain, Pebble, Rock } from './plan.ts';
import { pebblesOf, rocksOf } from './walk.ts';

/** The nodes of one mountain, to be asked for by their ids. */
export type NodesById = {
  readonly boulders: ReadonlyMap<string, Boulder>;
  readonly rocks: ReadonlyMap<string, Rock>;
  readonly pebbles: ReadonlyMap<string, Pebble>;
};

export function nodesById(mountain: Mountain): NodesById {
  const byId = <Node extends { readonly id: string }>(nodes: readonly Node[]) =>
    new Map(nodes.map((node) => [node.id, node]));
  return {
    boulders: byId(mountain.boulders),
    rocks: byId(rocksOf(mountain)),
    pebbles: byId(pebblesOf(mountain)),
  };
}
