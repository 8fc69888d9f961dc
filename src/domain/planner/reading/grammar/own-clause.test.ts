import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what somebody or something does, in a sentence of its own', () => {
  it.each([
    'Bea fires the second load',
    'Kelly brings wine',
    'the shop shuts weekends',
    'my father smokes',
    'the sofa stays',
    "the neighbour's dog barks all day",
    'Ivy minds the stall for the first two hours',
    'Katja cooks tonight',
    'foreman never remembers',
    'line opens at 8',
    'pay comes thurs',
    'payment company holds the money for 7 days',
    'my sister in law helps with the packing on monday evening',
    'my parents think I hand it in before Christmas',
    'beta readers have it till christmas',
    'people scream at me for eight hours',
    'the kids hate the new coats',
    'our landlord lives in Spain',
    'the little one finally sleeps',
    'my company pays up to 300 if I bring the receipt',
  ])('gets no verb put in front of it: "%s"', (text) => {
    expect(titlesOf(`- ring Bob\n- ${text}\n- buy milk`)).toEqual(['Ring Bob', 'Buy milk']);
  });

  it.each([
    ['the cake mum likes', 'the cake mum likes'],
    ['the book the school sends', 'the book the school sends'],
    ['birthday cards for the twins', 'birthday cards for the twins'],
    ['bike lights on friday', 'bike lights on friday'],
    ['train tickets in december', 'train tickets in december'],
    ['school play tickets', 'school play tickets'],
    ['driving lessons tomorrow', 'driving lessons tomorrow'],
    ['the kids swimming things', 'the kids swimming things'],
    ['drinks with Sam on thursday', 'drinks with sam on thursday'],
    ['phone calls to return', 'phone calls'],
    ['mum wants her keys back', 'mum'],
    ['the tap in the bathroom drips', 'the tap in the bathroom'],
  ])('is a thing to see to, or asks for something: "%s"', (text, named) => {
    const titles = titlesOf(`- ring Bob\n- ${text}\n- buy milk`);
    expect(titles).toHaveLength(3);
    expect(titles[1]?.toLowerCase()).toContain(named);
  });
});

describe('what a thing keeps doing', () => {
  it('is seen to, though its name ends as those of people do', () => {
    expect(titlesOf('- ring Bob\n- card reader keeps dropping off the wifi\n- buy milk')).toEqual([
      'Ring Bob',
      'Fix card reader (keeps dropping off the wifi)',
      'Buy milk',
    ]);
  });
});
