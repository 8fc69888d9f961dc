import { placedPebbles } from '#domain/plan/find.ts';
import type { Mountain } from '#domain/plan/plan.ts';

/** What a pebble takes beside its words, with its share of what it stands in. */
const BESIDE_WORDS = 500;
const BYTES_OF_A_LETTER = 2;

/** What a whole plan takes, in bytes, roughly: a person can write much in few pebbles. */
export function bytesInMemory(mountains: readonly Mountain[]): number {
  let letters = 0;
  let nodes = 1;
  for (const { title, description } of mountains) {
    letters += title.length + description.length;
    nodes += 1;
  }
  for (const { boulderTitle, rockTitle, pebble } of placedPebbles(mountains)) {
    letters += boulderTitle.length + rockTitle.length;
    letters += pebble.title.length + pebble.description.length;
    nodes += 1;
  }
  return nodes * BESIDE_WORDS + letters * BYTES_OF_A_LETTER;
}
