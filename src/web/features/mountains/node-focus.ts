/** The element that the focus goes to when a node is gone: the next one beside it, the one before, or its parent. */
export function neighbourOf(tree: HTMLElement | null, nodeId: string): HTMLElement | null {
  const node = tree?.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`);
  if (!node) return null;
  const beside = node.nextElementSibling ?? node.previousElementSibling;
  const parent = node.parentElement?.closest<HTMLElement>('[data-node]');
  if (beside instanceof HTMLElement) return beside;
  return parent ?? tree?.closest('section') ?? null;
}

/** Focuses a node's own control: the toggle of a branch, the checkbox of a pebble. */
export function focusNode(node: HTMLElement | null): void {
  node?.querySelector<HTMLElement>('button, input')?.focus();
}
