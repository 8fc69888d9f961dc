/** Walking down the levels of a mountain, or of a draft of one, in boulder, rock order. */

import type { Boulder, Mountain, Rock } from './plan.ts';

type OfRocks<OwnRock> = { readonly boulders: readonly { readonly rocks: readonly OwnRock[] }[] };
type OfPebbles<OwnPebble> = { readonly pebbles: readonly OwnPebble[] };

export function childrenOf(node: Mountain | Boulder): readonly (Boulder | Rock)[] {
  return 'rocks' in node ? node.rocks : node.boulders;
}

export function rocksOf<OwnRock>({ boulders }: OfRocks<OwnRock>): OwnRock[] {
  return boulders.flatMap(({ rocks }) => rocks);
}

export function pebblesOf<OwnPebble>(mountain: OfRocks<OfPebbles<OwnPebble>>): OwnPebble[] {
  return rocksOf(mountain).flatMap(({ pebbles }) => pebbles);
}

/** The mountain with its rocks changed; a rock may become none, or several. */
export function withRocks<Whole, OwnRock>(
  mountain: Whole & OfRocks<OwnRock>,
  change: (rock: OwnRock) => readonly OwnRock[],
): Whole {
  return {
    ...mountain,
    boulders: mountain.boulders.map((boulder) => ({
      ...boulder,
      rocks: boulder.rocks.flatMap(change),
    })),
  };
}

/** The mountain with its pebbles changed; a pebble may become none, or several. */
export function withPebbles<Whole, OwnPebble>(
  mountain: Whole & OfRocks<OfPebbles<OwnPebble>>,
  change: (pebble: OwnPebble) => readonly OwnPebble[],
): Whole {
  return withRocks(mountain, (rock) => [{ ...rock, pebbles: rock.pebbles.flatMap(change) }]);
}
