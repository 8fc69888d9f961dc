/** A mountain, or a draft of one, with other parts at one of its levels. */

import type { OfPebbles, OfRocks } from './walk.ts';

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
