import { expect, test } from 'vitest';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { refusalMessage } from './refusal-messages.ts';
import { complete } from './test-plan.ts';

test('every kind of change has the specified words for when it cannot be made', () => {
  const pebble = { pebbleId: 'p', rockId: 'r', title: 'abc', description: 'long enough' };
  const said: readonly (readonly [Change, string])[] = [
    [complete('p'), 'Failed to update pebble status. Please try again.'],
    [{ kind: 'pebble.add', ...pebble }, 'Failed to add pebble. Please try again.'],
    [
      { kind: 'node.delete', nodeType: 'rock', nodeId: 'r' },
      'Failed to delete rock. Please try again.',
    ],
    [
      { kind: 'mountain.revise', mountain: aMountain() },
      'Failed to save your mountain. Please try again.',
    ],
    [{ kind: 'mountains.add', mountains: [] }, 'Failed to save your mountain. Please try again.'],
    [{ kind: 'timer.set', timer: null }, 'Failed to save progress. Please try again.'],
    [{ kind: 'settings.set', settings: {} }, 'Failed to save progress. Please try again.'],
  ];
  for (const [change, message] of said) expect(refusalMessage(change)).toBe(message);
});
