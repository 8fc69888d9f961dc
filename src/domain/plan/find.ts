/** Looking for pebbles in a plan, always in mountain, boulder, rock order. */

import type { Mountain, PlacedPebble } from './plan.ts';

/** Every pebble with the titles of its parents. */
export function* placedPebbles(mountains: readonly Mountain[]): Generator<PlacedPebble, void> {
  for (const mountain of mountains) {
    for (const boulder of mountain.boulders) {
      for (const rock of boulder.rocks) {
        for (const pebble of rock.pebbles) {
          yield {
            pebble,
            mountainTitle: mountain.title,
            boulderTitle: boulder.title,
            rockTitle: rock.title,
          };
        }
      }
    }
  }
}

/** The pebble of that id, or null. */
export function findPebble(mountains: readonly Mountain[], id: string): PlacedPebble | null {
  for (const placed of placedPebbles(mountains)) {
    if (placed.pebble.id === id) return placed;
  }
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
  if (limit <= 0) return waiting;
  for (const placed of placedPebbles(mountains)) {
    if (placed.pebble.status !== 'in-the-way') continue;
    waiting.push(placed);
    if (waiting.length === limit) break;
  }
  return waiting;
}
