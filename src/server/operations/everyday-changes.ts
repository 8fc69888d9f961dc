import { rowChanges, type RowChanges } from '#domain/operations/row-changes.ts';
import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';

export type EverydayChanges = Pick<RowChanges, 'profile' | 'completions'>;

/**
 * What an everyday operation changed, as rows of the ledger and columns of the profile; null when a row
 * of the plan is another. What the reducer left as it is, is not looked at.
 */
export function everydayChanges(before: Profile, after: Profile): EverydayChanges | null {
  const [old, now] = mountainsThatDiffer([before.mountains, after.mountains]);
  const changes = rowChanges({ ...before, mountains: old }, { ...after, mountains: now });
  return touchesPlan(changes) ? null : changes;
}

type Both<Node> = readonly [before: readonly Node[], after: readonly Node[]];

const mountainsThatDiffer = differing<Mountain>((mountain, other) => {
  const [old, now] = bouldersThatDiffer([mountain.boulders, other.boulders]);
  return [
    { ...mountain, boulders: old },
    { ...other, boulders: now },
  ];
});

const bouldersThatDiffer = differing<Boulder>((boulder, other) => {
  const [old, now] = rocksThatDiffer([boulder.rocks, other.rocks]);
  return [
    { ...boulder, rocks: old },
    { ...other, rocks: now },
  ];
});

const rocksThatDiffer = differing<Rock>((rock, other) => {
  const [old, now] = pebblesThatDiffer([rock.pebbles, other.pebbles]);
  return [
    { ...rock, pebbles: old },
    { ...other, pebbles: now },
  ];
});

const pebblesThatDiffer = differing<Pebble>((pebble, other) => [pebble, other]);

/** Both lists without what is the very same node at the same place, in those that are as long. */
function differing<Node extends { readonly id: string }>(
  within: (before: Node, after: Node) => readonly [Node, Node],
) {
  return ([before, after]: Both<Node>): Both<Node> => {
    if (before.length !== after.length) return [before, after];
    const old: Node[] = [];
    const now: Node[] = [];
    for (const [place, node] of before.entries()) {
      const other = after[place];
      if (other === undefined || other === node) continue;
      const [one, two] = node.id === other.id ? within(node, other) : [node, other];
      old.push(one);
      now.push(two);
    }
    return [old, now];
  };
}

function touchesPlan({ mountains, boulders, rocks, pebbles }: RowChanges): boolean {
  return [mountains, boulders, rocks, pebbles].some(
    ({ inserted, updated, deleted }) => inserted.length + updated.length + deleted.length > 0,
  );
}
