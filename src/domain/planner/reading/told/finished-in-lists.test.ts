import { expect, it } from 'vitest';
import { titlesBetween } from '../test-items.ts';

it.each([
  'boiler working again',
  'got the tickets',
  'ordered new glasses, collecting when ready',
  'helped tom move',
  'swapped shifts with kay',
  'gutters cleared by the guy from no 9',
  'tidy garage - nope, spring',
  'not the loft this year',
  'wine for sunday, jo brings it',
  'tyres ✓.',
])('"%s" on a line of a list is nothing to do', (line) => {
  expect(titlesBetween(line)).toEqual([]);
});

it.each([
  'got the dentist tomorrow',
  'got the report to finish',
  'ordered list of guests',
  'printed photos',
  'sofa cleaned by friday',
  'boiler service now',
  'not enough milk',
])('"%s" is still something to do', (line) => {
  expect(titlesBetween(line)).toHaveLength(1);
});
