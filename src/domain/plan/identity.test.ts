import { describe, expect, it } from 'vitest';
import { nodeIds, withoutDuplicateMountains } from './identity.ts';
import { aMountain } from './test-builders.ts';

describe('the ids of a plan', () => {
  it('are kept unique by dropping a mountain whose id came before', () => {
    const first = aMountain({ id: 'm1', title: 'First' });
    const other = aMountain({ id: '__proto__' });
    expect(
      withoutDuplicateMountains([first, other, aMountain({ id: 'm1', title: 'Second' })]),
    ).toEqual([first, other]);
  });

  it('are listed by kind of node', () => {
    expect(nodeIds([aMountain({ id: 'm1' })])).toEqual({
      mountain: ['m1'],
      boulder: ['m1-boulder'],
      rock: ['m1-rock'],
      pebble: ['pebble-1'],
    });
  });
});
