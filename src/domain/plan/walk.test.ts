import { describe, expect, it } from 'vitest';
import { aBoulder, aMountain, aPebble, aRock } from './test-builders.ts';
import { childrenOf, pebblesOf, rocksOf } from './walk.ts';
import { withPebbles, withRocks } from './with-parts.ts';

const soil = aRock({ id: 'soil', pebbles: [aPebble({ id: 'dig' }), aPebble({ id: 'rake' })] });
const seed = aRock({ id: 'seed', pebbles: [aPebble({ id: 'sow' })] });
const path = aRock({ id: 'path', pebbles: [] });
const garden = aMountain({
  boulders: [
    aBoulder({ id: 'beds', rocks: [soil, seed] }),
    aBoulder({ id: 'ways', rocks: [path] }),
  ],
});
const shed = { boulders: [{ rocks: [{ title: 'Roof', pebbles: ['Measure it'] }] }] };

describe('walking down a mountain', () => {
  it('finds what stands right under a node', () => {
    expect(childrenOf(garden)).toBe(garden.boulders);
    expect(garden.boulders.map(childrenOf)).toEqual([[soil, seed], [path]]);
  });

  it('finds all rocks and all pebbles, in their order, of a draft as well', () => {
    expect(rocksOf(garden)).toEqual([soil, seed, path]);
    expect(pebblesOf(garden).map(({ id }) => id)).toEqual(['dig', 'rake', 'sow']);
    expect(pebblesOf(shed)).toEqual(['Measure it']);
  });
});

describe('a mountain with what a change makes of its parts', () => {
  it('has none or several rocks in the place of one', () => {
    const changed = withRocks(garden, (rock) => (rock.id === 'seed' ? [path, path] : []));
    expect(changed).toEqual({
      ...garden,
      boulders: [
        { ...garden.boulders[0], rocks: [path, path] },
        { ...garden.boulders[1], rocks: [] },
      ],
    });
  });

  it('has none or several pebbles in the place of one', () => {
    const changed = withPebbles(garden, (pebble) => (pebble.id === 'rake' ? [] : [pebble, pebble]));
    expect(rocksOf(changed).map(({ pebbles }) => pebbles.map(({ id }) => id))).toEqual([
      ['dig', 'dig'],
      ['sow', 'sow'],
      [],
    ]);
    expect(rocksOf(withPebbles(shed, (title) => [title, 'Rest'])).at(0)).toEqual({
      title: 'Roof',
      pebbles: ['Measure it', 'Rest'],
    });
  });
});
