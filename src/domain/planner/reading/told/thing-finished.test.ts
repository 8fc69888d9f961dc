import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('a thing and what became of it', () => {
  it.each([
    'flu jab - had it',
    'smear, had mine',
    'rent - paid it',
    'the dress went back yesterday',
    'the coats went to the mission',
  ])('is over: %s', (text) => {
    expect(titlesOf(text)).toEqual([]);
  });

  it.each([
    ['washing machine - had it', ['Washing machine']],
    ['- ring Bob\n- kettle - had it', ['Ring Bob', 'Replace kettle (had it)']],
    [
      '- ring Joe\n- trim the hedge, Barb measured it\n- buy milk',
      ['Ring Joe', 'Trim the hedge', 'Buy milk'],
    ],
    ['- ring Joe\n- wash the van, Dave washed it\n- buy milk', ['Ring Joe', 'Buy milk']],
    ['- ring Joe\n- wash the van, Dave did it', ['Ring Joe']],
    ['- ring Joe\n- the bins, Dave did them', ['Ring Joe']],
    [
      '- ring Joe\n- the tax return, my accountant did it last year\n- buy milk',
      ['Ring Joe', 'Do the tax return', 'Buy milk'],
    ],
    [
      '- ring Joe\n- the bins, ask who did them\n- buy milk',
      ['Ring Joe', 'Ask who did them (the bins)', 'Buy milk'],
    ],
    ['- ring Joe\n- the bins, nobody did them', ['Ring Joe', 'Take out the bins']],
    ['my form went back unsigned', ['See to my form (went back unsigned)']],
    ['the invoice went to spam', ['See to the invoice (went to spam)']],
    ['the letter went to my old address', ['See to the letter (went to my old address)']],
  ])('leaves something to do: %s', (text, asked) => {
    expect(titlesOf(text)).toEqual(asked);
  });
});
