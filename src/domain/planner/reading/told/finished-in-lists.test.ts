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
  'certificate for the Romanian family, stamped and posted',
  'keys for the new place, got them',
  'flu jab, he had it last week',
  'parent council, I said no this year',
  'the blood results, they were fine',
  'bread, have enough',
  'extension for history already granted',
  'shower chair arrived',
  "the winter boots I've got",
  "my flu jab I've had",
  'the kindergarten place for our daughter we have it now',
  'cancel the paper, done',
  "Emil needs to be picked up from football at half past five, no wait, that's sorted",
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
  'physio, I have it today',
  'manual, Chidi has it',
  'check parcel arrived',
  "the form I've got to sign",
  'invoice, posted it to the wrong flat',
  'boiler, it was fine until monday',
])('"%s" is still something to do', (line) => {
  expect(titlesBetween(line)).toHaveLength(1);
});
