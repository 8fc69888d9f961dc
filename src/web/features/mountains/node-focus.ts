import type { Mountain } from '#domain/plan/plan.ts';

type Node = { readonly id: string } & {
  readonly boulders?: readonly Node[];
  readonly rocks?: readonly Node[];
  readonly pebbles?: readonly Node[];
};

/** Where the focus goes when a node is gone: the next one beside it, the one before, or its parent. */
export function neighbourOf(mountains: readonly Mountain[], nodeId: string): string | null {
  return neighbourIn(mountains, { nodeId, parentId: null }) ?? null;
}

/** Undefined when the node is not below these. */
function neighbourIn(
  nodes: readonly Node[],
  ask: { nodeId: string; parentId: string | null },
): string | null | undefined {
  const { nodeId, parentId } = ask;
  const place = nodes.findIndex(({ id }) => id === nodeId);
  if (place >= 0) return (nodes[place + 1] ?? nodes[place - 1])?.id ?? parentId;
  for (const { id, boulders, rocks, pebbles } of nodes) {
    const below = boulders ?? rocks ?? pebbles ?? [];
    const found = neighbourIn(below, { nodeId, parentId: id });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Focuses a node's own control: the toggle of a branch, the checkbox of a pebble. */
export function focusNode(list: HTMLElement | null, nodeId: string | null): void {
  const node = nodeId === null ? null : list?.querySelector(`[data-node="${CSS.escape(nodeId)}"]`);
  const place = node ?? list?.closest('section');
  const control = place?.querySelector<HTMLElement>('button, input');
  (control ?? document.querySelector<HTMLElement>('main h2[tabindex]'))?.focus();
}
