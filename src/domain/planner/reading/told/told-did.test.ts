import { expect, it } from 'vitest';
import { itemsOf, titlesOf } from '../test-items.ts';

it.each([
  'I did finally call the bank yesterday so that is done.',
  "I did finally call the bank yesterday so that's done.",
  'I did manage to book the dentist, at least.',
  'I did the dishes.',
  'We did finally fix the tap.',
  'I finally got round to cleaning the fridge.',
  'I got my car fixed on Monday.',
  'At least I paid the council tax.',
  'I returned the library books, so that is one thing off my list.',
  "I paid the rent, so at least that's off my plate.",
  "I've sent the forms, so that's that.",
  'I handed in the lab report, which felt good.',
])('"%s" leaves nothing to do', (said) => {
  expect(titlesOf(`Buy milk. ${said} Wash the car.`)).toEqual(['Buy milk', 'Wash the car']);
});

it.each([
  ["I did say I'd build her a shelf.", 'Build her a shelf'],
  ['I did promise to call Jo back.', 'Call Jo back'],
  ['I did order the cake, I just need to pick it up on Friday.', 'Pick the cake up on Friday'],
  ['At least I should pay the council tax.', 'Pay the council tax'],
])('"%s" is still to be done', (said, title) => {
  expect(titlesOf(`Buy milk. ${said} Wash the car.`)).toContain(title);
});

it('leaves no remark on what is finished beside another step', () => {
  const text = "I sent the forms, so that's one monster slain. Call Ann about the cat.";
  const [item] = itemsOf(text);
  expect(item?.title).toBe('Call Ann about the cat');
  expect(item?.notes).toEqual([]);
});
