import type { BoulderDraft, PlanDraft, RockDraft } from '#domain/planner/plan-draft.ts';

/** A plan and its continuation: what has the same title is one, and no step is in a rock twice. */
export function mergedPlan(first: PlanDraft, second: PlanDraft): PlanDraft {
  return {
    mountains: mergedBy(first.mountains, second.mountains, (a, b) => ({
      ...a,
      boulders: mergedBy(a.boulders, b.boulders, mergedBoulder),
    })),
  };
}

function mergedBoulder(a: BoulderDraft, b: BoulderDraft): BoulderDraft {
  return { ...a, rocks: mergedBy(a.rocks, b.rocks, mergedRock) };
}

function mergedRock(a: RockDraft, b: RockDraft): RockDraft {
  return { ...a, pebbles: mergedBy(a.pebbles, b.pebbles, (pebble) => pebble) };
}

function mergedBy<Node extends { readonly title: string }>(
  first: readonly Node[],
  second: readonly Node[],
  merge: (a: Node, b: Node) => Node,
): Node[] {
  const merged = [...first];
  for (const node of second) {
    const at = merged.findIndex(({ title }) => title.toLowerCase() === node.title.toLowerCase());
    const same = merged[at];
    if (same === undefined) merged.push(node);
    else merged[at] = merge(same, node);
  }
  return merged;
}
