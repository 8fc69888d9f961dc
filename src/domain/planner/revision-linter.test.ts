import { array, assert as assertProperty, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nodeIds } from '../plan/identity.ts';
import { type Mountain, type Pebble } from '../plan/plan.ts';
import { aBoulder, aMountain, aMovedPebble, aPebble, aRock } from '../plan/test-builders.ts';
import { rocksOf } from '../plan/walk.ts';
import { lintRevision } from './revision-linter.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

const LONG = `Ask at the desk, and then ${words(60)}`;

const KNOWN = [
  aMovedPebble({ id: 'p1', title: 'Dig' }),
  aPebble({ id: 'p2', title: 'The Blue Folder' }),
  aPebble({ id: 'p3', title: 'Rake the soil', description: LONG }),
];
const ORIGINAL = mountainOf(KNOWN);

/** A mountain with these pebbles in its one rock, and others in new rocks behind it. */
function mountainOf(pebbles: readonly Pebble[], ...others: (readonly Pebble[])[]): Mountain {
  const rocks = [
    aRock({ id: 'r1', pebbles }),
    ...others.map((own, at) => aRock({ id: `new-${at}`, title: 'Banking', pebbles: own })),
  ];
  return aMountain({ id: 'm', boulders: [aBoulder({ id: 'b1', rocks })] });
}

function lint(revised: Mountain, changeText = ''): Mountain {
  let made = 0;
  const newId = (prefix: string) => `${prefix}-made-${(made += 1)}`;
  return lintRevision({ original: ORIGINAL, revised, changeText, newId });
}

const titlesOf = (mountain: Mountain) =>
  rocksOf(mountain).map(({ pebbles }) => pebbles.map(({ title }) => title));

const bank = aPebble({ id: 'x', title: 'Ring the bank' });

describe('what an edit made', () => {
  it('is left as it is when nothing is new', () => {
    expect(lint(ORIGINAL)).toEqual(ORIGINAL);
  });

  it('has what comes before and after a step that is alone in a new rock', () => {
    expect(titlesOf(lint(mountainOf(KNOWN, [bank])))[1]).toEqual([
      'Write your first sentence',
      'Ring the bank',
      'Note what came of it',
    ]);
  });

  it('has what comes before the first of two steps in a new rock', () => {
    const two = [aPebble({ id: 'p3', title: 'Rake the soil' }), bank];
    expect(titlesOf(lint(mountainOf(KNOWN.slice(0, 2), two)))[1]).toEqual([
      'Rake the soil',
      'Write your first sentence',
      'Ring the bank',
    ]);
  });

  it('has steps in the language of the plan', () => {
    const llamar = aPebble({ id: 'x', title: 'Llamar al banco por la tarjeta' });
    const [, made] = titlesOf(lint(mountainOf(KNOWN, [llamar])));
    expect(made).toHaveLength(3);
    expect(made?.join()).not.toMatch(/\b(?:the|look|finish)\b/iu);
  });

  it('leaves a rock small that was made smaller, or of steps that were there', () => {
    const smaller = mountainOf(KNOWN.slice(0, 2));
    expect(lint(smaller)).toEqual(smaller);
    const apart = mountainOf(KNOWN.slice(0, 1), KNOWN.slice(1));
    expect(lint(apart)).toEqual(apart);
  });

  it('holds from 3 to 8 in every rock that grew, and loses no pebble', () => {
    assertProperty(
      property(array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }), (sizes) => {
        const steps = (size: number, at: number): Pebble[] =>
          Array.from({ length: size }, (_, n) => aPebble({ id: `x-${at}-${n}` }));
        const [first = [], ...others] = sizes.map(steps);
        const linted = lint(mountainOf([...KNOWN, ...first], ...others));
        for (const { pebbles } of rocksOf(linted)) {
          expect(pebbles.length).toBeGreaterThanOrEqual(3);
          expect(pebbles.length).toBeLessThanOrEqual(8);
        }
        const ids = nodeIds([linted]);
        for (const id of [...KNOWN, ...[first, ...others].flat()].map((pebble) => pebble.id))
          expect(ids.pebble).toContain(id);
        for (const own of Object.values(ids)) expect(new Set(own).size).toBe(own.length);
      }),
    );
  });

  it('begins with a verb where it is new, and was not said so', () => {
    const steps = ['Calling the bank', 'The Red Folder'].map((title) =>
      aPebble({ id: title, title }),
    );
    const [titles = []] = titlesOf(lint(mountainOf([...KNOWN, ...steps]), 'add “the red folder”'));
    expect(titles.slice(1)).toEqual([
      'The Blue Folder',
      'Rake the soil',
      'Call the bank',
      'The Red Folder',
    ]);
  });

  it('ends with an ellipsis where it was too long', () => {
    const revised = { ...mountainOf(KNOWN, [bank, bank, bank]), title: words(12) };
    const linted = lint({
      ...revised,
      description: words(40),
      boulders: revised.boulders.map((boulder) => ({
        ...boulder,
        title: words(9),
        rocks: boulder.rocks.map((rock) => ({ ...rock, title: words(7) })),
      })),
    });
    const [boulder] = linted.boulders;
    const texts = [linted.title, linted.description, boulder?.title, boulder?.rocks[1]?.title];
    expect(texts.map((text = '') => [text.split(' ').length, text.at(-1)])).toEqual([
      [9, '…'],
      [29, '…'],
      [6, '…'],
      [4, '…'],
    ]);
  });

  it('says in the description of a pebble what had no room in its title, and shows where it ends', () => {
    const title = `Ring the bank ${words(8)}`;
    const said = aPebble({ id: 'x', title, description: words(30) });
    const [pebbles = []] = rocksOf(lint(mountainOf([...KNOWN, said]))).map((rock) => rock.pebbles);
    expect(pebbles[3]?.title).toBe('Ring the bank word0 word1 word2 word3 word4 word5');
    expect(pebbles[3]?.description).toMatch(/^… word6 word7 · word0 .*…$/u);
    expect(pebbles[3]?.description.split(' ')).toHaveLength(19);
  });

  it('keeps every word that a person wrote by hand beyond the limits', () => {
    const [done, folder, rake] = KNOWN;
    if (done === undefined || folder === undefined || rake === undefined) throw new Error();
    const noted = { ...rake, description: `Closed on Mondays. ${LONG}` };
    const merged = { ...folder, description: `${folder.description} · ${LONG}` };
    const [pebbles = []] = rocksOf(lint(mountainOf([done, merged, noted]))).map((r) => r.pebbles);
    expect(pebbles.map(({ description }) => description)).toEqual(
      [done, merged, noted].map(({ description }) => description),
    );
  });
});
