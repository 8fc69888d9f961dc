import { isSameRow } from '#domain/operations/level-changes.ts';
import {
  boulderRow,
  changesBesidePlan,
  mountainRow,
  pebbleRow,
  rockRow,
  type RowChanges,
} from '#domain/operations/row-changes.ts';
import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';

export type EverydayChanges = Pick<RowChanges, 'profile' | 'completions'>;

/**
 * What an everyday operation changed, as rows of the ledger and columns of the profile; null when a row
 * of the plan is another. What the reducer left as it is, is not looked at.
 */
export function everydayChanges(before: Profile, after: Profile): EverydayChanges | null {
  const differing = mountainsThatDiffer([before.mountains, after.mountains]);
  if (differing === null) return null;
  const [old, now] = differing;
  return changesBesidePlan({ before, after, old, now });
}

/** Two nodes at the same place, or two lists of nodes. */
type Both<Nodes> = readonly [before: Nodes, after: Nodes];

function mountainsThatDiffer(both: Both<readonly Mountain[]>): Both<readonly Mountain[]> | null {
  return differing<Mountain>(both, ([mountain, other]) => {
    if (!isSameRow(mountainRow(mountain), mountainRow(other))) return null;
    const boulders = bouldersThatDiffer([mountain, other]);
    if (boulders === null) return null;
    return [
      { ...mountain, boulders: boulders[0] },
      { ...other, boulders: boulders[1] },
    ];
  });
}

function bouldersThatDiffer([{ id, boulders }, { boulders: others }]: Both<Mountain>) {
  return differing<Boulder>([boulders, others], ([boulder, other]) => {
    if (!isSameRow(boulderRow(boulder, id), boulderRow(other, id))) return null;
    const rocks = rocksThatDiffer([boulder, other]);
    if (rocks === null) return null;
    return [
      { ...boulder, rocks: rocks[0] },
      { ...other, rocks: rocks[1] },
    ];
  });
}

function rocksThatDiffer([{ id, rocks }, { rocks: others }]: Both<Boulder>) {
  return differing<Rock>([rocks, others], ([rock, other]) => {
    if (!isSameRow(rockRow(rock, id), rockRow(other, id))) return null;
    const pebbles = pebblesThatDiffer([rock, other]);
    if (pebbles === null) return null;
    return [
      { ...rock, pebbles: pebbles[0] },
      { ...other, pebbles: pebbles[1] },
    ];
  });
}

function pebblesThatDiffer([{ id, pebbles }, { pebbles: others }]: Both<Rock>) {
  return differing<Pebble>([pebbles, others], ([pebble, other]) =>
    isSameRow(pebbleRow(pebble, id), pebbleRow(other, id)) ? [pebble, other] : null,
  );
}

/** Both lists without what is the very same node at the same place; null when a row is another. */
function differing<Node>(
  [before, after]: Both<readonly Node[]>,
  within: (both: Both<Node>) => Both<Node> | null,
): Both<readonly Node[]> | null {
  if (before.length !== after.length) return null;
  const old: Node[] = [];
  const now: Node[] = [];
  for (let place = 0; place < before.length; place += 1) {
    const [node, other] = [before[place], after[place]];
    if (node === other || node === undefined || other === undefined) continue;
    const both = within([node, other]);
    if (both === null) return null;
    old.push(both[0]);
    now.push(both[1]);
  }
  return [old, now];
}
