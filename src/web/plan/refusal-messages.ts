import type { Change } from '#domain/operations/operation.ts';

/** Specification, section 8, "Saving". */
export function refusalMessage(change: Change): string {
  switch (change.kind) {
    case 'mountains.add':
    case 'mountain.revise':
      return 'Failed to save your mountain. Please try again.';
    case 'pebble.add':
      return 'Failed to add pebble. Please try again.';
    case 'pebble.setStatus':
      return 'Failed to update pebble status. Please try again.';
    case 'node.delete':
      return `Failed to delete ${change.nodeType}. Please try again.`;
    case 'dayList.load':
    case 'timer.set':
    case 'settings.set':
    case 'plan.import':
      return 'Failed to save progress. Please try again.';
  }
}
