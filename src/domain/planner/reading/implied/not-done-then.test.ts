import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  ['Never sent the thank you cards.', 'Write the thank you cards'],
  ["Didn't get round to the ironing.", 'Do the ironing'],
  ['I didnt get around to calling the bank.', 'Call the bank'],
  ['Never had time to hem the curtains.', 'Hem the curtains'],
  ['I never wrote back to the lads either.', 'Write back to the lads'],
  ['Was going to hang the pictures but fell asleep.', 'Hang the pictures'],
  ['Tried to ring the tax office, no answer.', 'Ring the tax office'],
  ['I should have paid the nursery last week.', 'Pay the nursery'],
  ["I should've sent the form by now.", 'Send the form'],
])('"%s": what was not done then is to be done', (said, title) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toEqual([
    'Feed the hens',
    title,
    'Buy stamps',
  ]);
});

it.each([
  'Should have known better.',
  'I should have been there last week.',
  'Never felt so alone.',
  'I was going to buy favours but screw that.',
  'Tried to be patient.',
])('"%s" cannot be made good, or is only felt', (said) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toEqual(['Feed the hens', 'Buy stamps']);
});
