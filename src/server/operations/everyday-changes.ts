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
import type { Completion, Profile } from '#domain/profile/profile.ts';

/** Rows of the ledger, of which an everyday operation changes no more than one, and columns. */
export type EverydayChanges = Pick<RowChanges, 'profile'> & {
  readonly inserted: Completion | null;
  /** The id of its pebble. */
  readonly deleted: string | null;
};

/**
 * What an everyday operation changed; null when a row of the plan is another, or more than one of the
 * ledger. What the reducer left as it is, is not looked at.
 */
export function everydayChanges(before: Profile, after: Profile): EverydayChanges | null {
  const differing = mountainsThatDiffer([before.mountains, after.mountains]);
  if (differing === null) return null;
  const [old, now] = differing;
  const { completions, profile } = changesBesidePlan({ before, after, old, now });
  const { inserted, deleted } = completions;
  if (inserted.length > 1 || deleted.length > 1) return null;
  return { profile, inserted: inserted[0] ?? null, deleted: deleted[0] ?? null };
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
