import type { Change } from '#domain/operations/operation.ts';

/** Specification, section 8, "Saving". */
export function refusalMessage(change: Change): string {
  return `Failed to ${deedOf(change)}. Please try again.`;
}

function deedOf(change: Change): string {
  switch (change.kind) {
    case 'mountains.add':
    case 'mountain.revise':
      return 'save your mountain';
    case 'pebble.add':
      return 'add pebble';
    case 'pebble.setStatus':
      return 'update pebble status';
    case 'node.delete':
      return `delete ${change.nodeType}`;
    case 'dayList.load':
    case 'timer.set':
    case 'settings.set':
    case 'plan.import':
      return 'save progress';
  }
}
