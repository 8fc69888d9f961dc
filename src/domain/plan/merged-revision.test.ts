import { describe, expect, it } from 'vitest';
import type { Mountain } from './plan.ts';
import { mergeRevision } from './merged-revision.ts';
import { aBoulder, aMountain, aMovedPebble, aPebble, aRock } from './test-builders.ts';
import { rocksOf } from './walk.ts';

const [dig, sow, water] = ['dig', 'sow', 'water'].map((id) => aPebble({ id }));
const soil = aRock({ id: 'soil', pebbles: [dig, sow].flatMap((pebble) => pebble ?? []) });
const care = aRock({ id: 'care', pebbles: water ? [water] : [] });
const garden = (rocks = [soil, care], more: Partial<Mountain> = {}): Mountain =>
  aMountain({ id: 'garden', boulders: [aBoulder({ id: 'bed', rocks })], ...more });

/** What becomes of a revision that arrives after the mountain went on elsewhere. */
function arrived(revised: Mountain, current: Mountain): Mountain {
  return mergeRevision({ original: current, revised, from: garden() });
}

const idsOf = ({ boulders }: Mountain) =>
  boulders.flatMap(({ rocks }) =>
    rocks.map(({ id, pebbles }) => [id, ...pebbles.map((p) => p.id)]),
  );

describe('a revision that arrives late', () => {
  const grown = garden([{ ...soil, pebbles: [...soil.pebbles, aPebble({ id: 'new' })] }, care]);

  it('keeps a pebble that was added elsewhere meanwhile, at the end of its rock', () => {
    const added = { ...soil, pebbles: [...soil.pebbles, aPebble({ id: 'elsewhere' })] };
    expect(idsOf(arrived(grown, garden([added, care])))).toEqual([
      ['soil', 'dig', 'sow', 'new', 'elsewhere'],
      ['care', 'water'],
    ]);
  });

  it('keeps such a pebble when the revision took its rock away', () => {
    const added = { ...care, pebbles: [...care.pebbles, aPebble({ id: 'elsewhere' })] };
    expect(idsOf(arrived(garden([soil]), garden([soil, added])))).toEqual([
      ['soil', 'dig', 'sow'],
      ['care', 'elsewhere'],
    ]);
  });

  it('keeps a boulder that was added elsewhere', () => {
    const shed = aBoulder({ id: 'shed', rocks: [aRock({ id: 'roof', pebbles: [aPebble()] })] });
    const current = { ...garden(), boulders: [...garden().boulders, shed] };
    expect(arrived(grown, current).boulders[1]).toEqual(shed);
  });

  it('brings nothing back that was deleted elsewhere', () => {
    const without = { ...soil, pebbles: soil.pebbles.slice(1) };
    expect(idsOf(arrived(grown, garden([without])))).toEqual([['soil', 'sow', 'new']]);
  });

  it('keeps what it put into a rock that was deleted elsewhere', () => {
    const { boulders } = arrived(grown, aMountain({ id: 'garden', boulders: [] }));
    expect(rocksOf({ boulders })).toEqual([{ ...soil, pebbles: [aPebble({ id: 'new' })] }]);
  });

  it('leaves no empty rock where it gathered what was deleted elsewhere', () => {
    const gathered = garden([soil, aRock({ id: 'new', pebbles: care.pebbles })]);
    expect(idsOf(arrived(gathered, garden([soil])))).toEqual([['soil', 'dig', 'sow']]);
  });

  it('leaves texts and times that it did not touch as they were made elsewhere', () => {
    const dug = aPebble({ id: 'dig', title: 'Dig the bed', estimatedMinutes: 30 });
    const elsewhere = garden([{ ...soil, title: 'Good soil', pebbles: [dug] }, care]);
    const renamed = garden([{ ...soil, title: 'Earth' }, care], { title: 'Small garden' });
    const { title, boulders } = arrived(renamed, elsewhere);
    expect(title).toBe('Small garden');
    expect(boulders[0]?.rocks[0]).toMatchObject({ title: 'Earth', pebbles: [dug] });
  });

  it('keeps what was moved elsewhere as it was moved, also when the revision took it away', () => {
    const moved = aMovedPebble({ id: 'dig' });
    const current = garden([{ ...soil, pebbles: [moved, ...soil.pebbles.slice(1)] }, care]);
    expect(arrived(garden([care]), current).boulders[0]?.rocks).toEqual([
      care,
      { ...soil, pebbles: [moved] },
    ]);
  });

  it('tells a rock and a pebble apart that have the same id', () => {
    const current = garden([soil, { ...care, id: 'dig' }]);
    const revised = garden([soil, { ...care, id: 'dig', title: 'Care' }]);
    expect(arrived(revised, current).boulders[0]?.rocks[1]?.title).toBe('Care');
  });
});
