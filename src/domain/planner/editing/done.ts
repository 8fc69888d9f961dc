import { type Mountain } from '../../plan/plan.ts';
import { type NamedNode } from './named-nodes.ts';
import { pebblesIn } from './tree.ts';

export function isDone(mountain: Mountain, node: NamedNode): boolean {
  return (
    node.type === 'pebble' && pebblesIn(mountain, node.id).some(({ status }) => status === 'moved')
  );
}

export function doneReason(node: NamedNode): string {
  return `“${node.title}” is done and stays as it is; change a step that still waits.`;
}
