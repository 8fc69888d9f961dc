/** Looking for pebbles in a plan, always in mountain, boulder, rock order. */

import type { Boulder, Mountain, Pebble, PlacedPebble, Rock } from './plan.ts';
import { hasWaiting } from './tally.ts';

/** Every pebble with the titles of its parents. */
export function* placedPebbles(mountains: readonly Mountain[]): Generator<PlacedPebble, void> {
  for (const mountain of mountains) {
    for (const boulder of mountain.boulders) {
      for (const rock of boulder.rocks) {
        for (const pebble of rock.pebbles) yield placedIn({ mountain, boulder, rock, pebble });
      }
    }
  }
}

/**
 * The pebble of that id, or null. Asked several times for every change, so it makes nothing on its
 * way.
 */
export function findPebble(mountains: readonly Mountain[], id: string): PlacedPebble | null {
  for (const mountain of mountains)
    for (const boulder of mountain.boulders)
      for (const rock of boulder.rocks)
        for (const pebble of rock.pebbles)
          if (pebble.id === id) return placedIn({ mountain, boulder, rock, pebble });
  return null;
}

/** The rock of that id, or null. */
export function findRock(mountains: readonly Mountain[], id: string): Rock | null {
  for (const { boulders } of mountains)
    for (const { rocks } of boulders) for (const rock of rocks) if (rock.id === id) return rock;
  return null;
}

/** The pebble of that id while it is in the way; null when it is moved or gone. */
export function findWaitingPebble(mountains: readonly Mountain[], id: string): PlacedPebble | null {
  const placed = findPebble(mountains, id);
  return placed?.pebble.status === 'in-the-way' ? placed : null;
}

/** The first in-the-way pebbles, at most `limit` (specification, section 4, "Day pebbles"). */
export function firstWaitingPebbles(
  mountains: readonly Mountain[],
  limit: number,
): readonly PlacedPebble[] {
  const waiting: PlacedPebble[] = [];
  for (const mountain of withWaiting(mountains))
    for (const boulder of withWaiting(mountain.boulders))
      for (const rock of withWaiting(boulder.rocks))
        for (const pebble of rock.pebbles) {
          if (waiting.length >= limit) return waiting;
          if (pebble.status === 'in-the-way')
            waiting.push(placedIn({ mountain, boulder, rock, pebble }));
        }
  return waiting;
}

/** One after the other: of a long plan the first few are enough. */
function* withWaiting<Node extends Mountain | Boulder | Rock>(
  nodes: readonly Node[],
): Generator<Node, void> {
  for (const node of nodes) if (hasWaiting(node)) yield node;
}

function placedIn(place: {
  mountain: Mountain;
  boulder: Boulder;
  rock: Rock;
  pebble: Pebble;
}): PlacedPebble {
  const { mountain, boulder, rock, pebble } = place;
  return {
    pebble,
    mountainTitle: mountain.title,
    boulderTitle: boulder.title,
    rockTitle: rock.title,
  };
}
