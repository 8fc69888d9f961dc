import { describe, expect, it } from 'vitest';

import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { effectOf, pebbleNamed, revise, shape, ZINE } from './test-zine.ts';

/** The zine with a step that a person wrote by hand in place of the stamps. */
function zineWith(own: Pick<Pebble, 'title' | 'description'>): Mountain {
  return withPebbles(ZINE, (pebble) =>
    pebble.id === 'p-stamps' ? [waitingPebble({ ...pebble, ...own })] : [pebble],
  );
}

function changed(changeText: string, mountain: Mountain): Mountain {
  const revised = revise(changeText, mountain);
  if (!revised.understood) throw new Error(revised.reason);
  return revised.mountain;
}

const LONG = `Ask for ${Array.from({ length: 40 }, (_, at) => `thing ${at}`).join(', ')} and the rest.`;
const STAMPS = { title: 'Buy stamps', description: LONG };

describe('a change', () => {
  it('keeps a long description that was written by hand beside what is added to it', () => {
    for (const text of [
      'The stamps cost 20 euros',
      'add a note to buy stamps: take the green purse',
      'merge buy stamps and choose one sketch',
    ])
      expect(JSON.stringify(changed(text, zineWith(STAMPS)))).toContain(LONG);
  });

  it('has every word of a title that is split where its parts have no room for them', () => {
    const title = 'Call the plumber about the old boiler in cellar';
    const split = changed(
      'split call the plumber in two',
      zineWith({ title, description: 'Soon.' }),
    );
    expect(pebbleNamed(split, 'p-stamps')).toMatchObject({
      title: 'Call the plumber about the old boiler (part 1)',
      description: '… in cellar · Soon.',
    });
    const parts = `ring ${'very '.repeat(9)}old Bo and ring Ana`;
    expect(JSON.stringify(changed(`split buy stamps into ${parts}`, ZINE))).toContain('old Bo');
  });

  it('adds no more steps than somebody can look at, and drops none in silence', () => {
    const steps = Array.from({ length: 12 }, (_, at) => `ring customer ${at + 1}`);
    expect(effectOf(`add these: ${steps.join(', ')}`)).toBe(
      'These are 12 steps at once; add the first 10, then the rest.',
    );
  });

  it('takes a rock apart as it was asked to, and adds nothing', () => {
    expect(shape(changed('split cover in two', ZINE)).slice(1, 3)).toEqual([
      'Cover: Sketch three covers | Choose one sketch',
      'Cover 2: Ink the cover',
    ]);
  });
});
