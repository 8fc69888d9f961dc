/** Walking down the levels of a mountain, or of a draft of one, in boulder, rock order. */

import type { Boulder, Mountain, Rock } from './plan.ts';

export type OfRocks<OwnRock> = {
  readonly boulders: readonly { readonly rocks: readonly OwnRock[] }[];
};
export type OfPebbles<OwnPebble> = { readonly pebbles: readonly OwnPebble[] };

export function childrenOf(node: Mountain | Boulder): readonly (Boulder | Rock)[] {
  return 'rocks' in node ? node.rocks : node.boulders;
}

export function rocksOf<OwnRock>({ boulders }: OfRocks<OwnRock>): OwnRock[] {
  return boulders.flatMap(({ rocks }) => rocks);
}

export function pebblesOf<OwnPebble>(mountain: OfRocks<OfPebbles<OwnPebble>>): OwnPebble[] {
  return rocksOf(mountain).flatMap(({ pebbles }) => pebbles);
}
