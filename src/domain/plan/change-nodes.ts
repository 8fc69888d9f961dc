/** Changing a plan: a new path from the root to what changed, and everything else shared. */

import type { Boulder, Mountain, Pebble, Rock } from './plan.ts';

/** What to do with the nodes of each kind; null takes a node away with everything under it. */
type NodeChange = {
  readonly mountain?: (mountain: Mountain) => Mountain | null;
  readonly boulder?: (boulder: Boulder) => Boulder | null;
  readonly rock?: (rock: Rock) => Rock | null;
  readonly pebble?: (pebble: Pebble) => Pebble | null;
};

/** The items changed one by one, without those that became null; the same array when nothing changed. */
function changeEach<T>(items: readonly T[], change: (item: T) => T | null): readonly T[] {
  let next: T[] | null = null;
  for (const [place, item] of items.entries()) {
    const result = change(item);
    if (next === null && result !== item) next = items.slice(0, place);
    if (result !== null) next?.push(result);
  }
  return next ?? items;
}

/** The plan with a change made to every node; each node that did not change keeps its identity. */
export function changeNodes(
  mountains: readonly Mountain[],
  change: NodeChange,
): readonly Mountain[] {
  const changeRock = (before: Rock): Rock | null => {
    const rock = change.rock ? change.rock(before) : before;
    if (rock === null || change.pebble === undefined) return rock;
    const pebbles = changeEach(rock.pebbles, change.pebble);
    return pebbles === rock.pebbles ? rock : { ...rock, pebbles };
  };
  const changeBoulder = (before: Boulder): Boulder | null => {
    const boulder = change.boulder ? change.boulder(before) : before;
    if (boulder === null) return null;
    const rocks = changeEach(boulder.rocks, changeRock);
    return rocks === boulder.rocks ? boulder : { ...boulder, rocks };
  };
  const changeMountain = (before: Mountain): Mountain | null => {
    const mountain = change.mountain ? change.mountain(before) : before;
    if (mountain === null) return null;
    const boulders = changeEach(mountain.boulders, changeBoulder);
    return boulders === mountain.boulders ? mountain : { ...mountain, boulders };
  };
  return changeEach(mountains, changeMountain);
}

/**
 * The items with the one replaced that `change` changes; the same array when it changes none. It looks
 * no further than to that one: a tap does this, however long the plan.
 */
function changeOne<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  let place = 0;
  for (const item of items) {
    const next = change(item);
    if (next !== item) return items.with(place, next);
    place += 1;
  }
  return items;
}

/** The plan with one rock changed by `change`, which leaves every other as it is. */
export function changeRock(
  mountains: readonly Mountain[],
  change: (rock: Rock) => Rock,
): readonly Mountain[] {
  const changeBoulder = (boulder: Boulder): Boulder => {
    const rocks = changeOne(boulder.rocks, change);
    return rocks === boulder.rocks ? boulder : { ...boulder, rocks };
  };
  const changeMountain = (mountain: Mountain): Mountain => {
    const boulders = changeOne(mountain.boulders, changeBoulder);
    return boulders === mountain.boulders ? mountain : { ...mountain, boulders };
  };
  return changeOne(mountains, changeMountain);
}

/** The plan with one pebble replaced; the same plan when the pebble is not in it. */
export function replacePebble(mountains: readonly Mountain[], next: Pebble): readonly Mountain[] {
  return changeRock(mountains, (rock) => {
    const place = rock.pebbles.findIndex(({ id }) => id === next.id);
    return place < 0 ? rock : { ...rock, pebbles: rock.pebbles.with(place, next) };
  });
}
