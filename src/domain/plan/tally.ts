/** How far a mountain, a boulder or a rock is: derived, never stored (specification, section 4). */

import type { Boulder, Mountain, Rock } from './plan.ts';
import { childrenOf } from './walk.ts';

export type Tally = { readonly moved: number; readonly total: number };

type Node = Mountain | Boulder | Rock;

/** A node never changes: what was counted once holds for as long as the node is in use. */
const counted = new WeakMap<Node, Tally>();

/** How many of the pebbles under a node are moved. After a change only the changed path is counted anew. */
export function tallyOf(node: Node): Tally {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const tally = 'pebbles' in node ? tallyOfRock(node) : sumOf(childrenOf(node));
  counted.set(node, tally);
  return tally;
}

function tallyOfRock({ pebbles }: Rock): Tally {
  let moved = 0;
  for (const { status } of pebbles) if (status === 'moved') moved += 1;
  return { moved, total: pebbles.length };
}

function sumOf(nodes: readonly Node[]): Tally {
  let moved = 0;
  let total = 0;
  for (const node of nodes) {
    const tally = tallyOf(node);
    moved += tally.moved;
    total += tally.total;
  }
  return { moved, total };
}

/** Whether a node is all done: all its children are, and it has some. A rock without a pebble is not. */
export function isAllDone(node: Node): boolean {
  const { moved, total } = tallyOf(node);
  if (total === 0 || moved < total) return false;
  return 'pebbles' in node || childrenOf(node).every(isAllDone);
}

/** Whether a pebble under a node is in the way. */
export function hasWaiting(node: Node): boolean {
  const { moved, total } = tallyOf(node);
  return moved < total;
}
