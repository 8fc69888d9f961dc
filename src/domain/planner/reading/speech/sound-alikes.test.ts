import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what a telephone heard wrongly', () => {
  it.each([
    ['pick up the stake steak for Sunday', ['Pick up the steak for Sunday']],
    ['get the knew new gate hinge from the coop co-op', ['Get the new gate hinge from the co-op']],
    [
      'chase the lone application loan application at the credit onion credit union ha stupid phone',
      ['Chase the loan application at the credit union'],
    ],
    ['ring the vet about the whether the weather no the wether', ['Ring the vet about the wether']],
    ['ring the male mail office about the parcel', ['Ring the mail office about the parcel']],
  ])('is said once, as it was meant: %s', (text, steps) => {
    expect(titlesOf(text)).toEqual(steps);
  });

  it.each([
    'Check the cheque from Aunt Vi',
    'Wait for the weight of the parcel',
    'Read the reed book',
    'Buy brown bread and white bread',
    'Do page nine and page ten',
    'Book room four and room five',
    'Order steel toe boots',
    'Get black boots and black sacks',
    'Sew the patch on the sail for the sale',
    'Meet Dee at the meat counter',
    'Buy flour, flower pots and bulbs',
  ])('is two things where both were meant: %s', (text) => {
    const said = titlesOf(text).join(' ');
    expect(text.match(/\p{L}+/gu)?.filter((word) => !said.includes(word))).toEqual([]);
  });
});
