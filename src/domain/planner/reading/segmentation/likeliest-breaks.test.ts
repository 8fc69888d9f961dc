import { describe, expect, it } from 'vitest';
import { textOf, wordsOf } from '../../words/words.ts';
import { likeliestBreaks } from './likeliest-breaks.ts';
import { splitActions } from './split-actions.ts';

describe('where words that run on are parted', () => {
  it('cuts where it is sure, and nowhere else', () => {
    const cuts = likeliestBreaks(4, ({ at }) => (at === 2 ? Infinity : -Infinity));
    expect(cuts.map(({ at }) => at)).toEqual([2]);
  });

  it('takes a break that is unlikely by itself where the next place tells of it', () => {
    // "school | packed lunch": the break behind "packed" is likely only while none is before it.
    const odds = ({ start, at }: { start: number; at: number }): number => {
      if (at === 1) return -2;
      return start === 1 ? -30 : 4;
    };
    expect(likeliestBreaks(3, odds).map(({ at }) => at)).toEqual([1]);
  });

  it('keeps names of two words together when nothing but names is said', () => {
    const said =
      'so for the move rent check moving boxes van hire parking permit spare key broadband contract meter readings fridge freezer packing tape landlord reference cleaning products window blind removal quote';
    const parted = splitActions(wordsOf(said)).map(({ words }) => textOf(words));
    expect(parted).toEqual([
      'so for the move',
      'rent check',
      'moving boxes',
      'van hire',
      'parking permit',
      'spare key',
      'broadband contract',
      'meter readings',
      'fridge freezer',
      'packing tape',
      'landlord reference',
      'cleaning products',
      'window blind',
      'removal quote',
    ]);
  });
});
