/** How far a mountain, a boulder or a rock is: derived, never stored (specification, section 4). */

import type { Boulder, Mountain, Pebble, Rock } from './plan.ts';

export type Tally = { readonly moved: number; readonly total: number };

function* pebblesUnder(node: Mountain | Boulder | Rock): Generator<Pebble, void> {
  if ('pebbles' in node) yield* node.pebbles;
  else for (const child of 'rocks' in node ? node.rocks : node.boulders) yield* pebblesUnder(child);
}

/** How many of the pebbles under a node are moved. */
export function tallyOf(node: Mountain | Boulder | Rock): Tally {
  let moved = 0;
  let total = 0;
  for (const pebble of pebblesUnder(node)) {
    total += 1;
    if (pebble.status === 'moved') moved += 1;
  }
  return { moved, total };
}

/** Whether a node is all done: every pebble under it is moved, and there is at least one. */
export function isAllDone(node: Mountain | Boulder | Rock): boolean {
  const { moved, total } = tallyOf(node);
  return total > 0 && moved === total;
}
