import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  'So hungry I could eat a horse.',
  "Haven't laughed this hard in ages.",
  "Scared I'll get the sack.",
  'Must be nice to have a cleaner.',
  'Need more hours in the day.',
  'I need to stop beating myself up.',
  'I have to admit I enjoyed it.',
  'Love my new desk.',
  'I never finish anything.',
  'I keep forgetting words.',
  'Worry about mum all the time.',
  'Rain again all week.',
  'Lost my temper with the kids this morning.',
  'Who would even hire me?',
  'Bought far too many plants again.',
  'Put the bins out last night.',
  'Set up the printer on Sunday and it works.',
  'Read the whole report, it was awful.',
  'Cut my hair short, love it.',
])('"%s" is felt, or over', (said) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toEqual(['Feed the hens', 'Buy stamps']);
});

it.each([
  ["I'm scared I'll forget the meter readings.", 'Take the meter readings'],
  ['Put the bins out tonight.', 'Put the bins out tonight'],
  ['Read the notes from yesterday.', 'Read the notes from yesterday'],
  ['Cut the hedge before last light.', 'Cut the hedge before last light'],
  ['Set up the printer on Sunday.', 'Set up the printer on Sunday'],
  [
    'Would be nice to get the greenhouse glazed before spring.',
    'Get the greenhouse glazed before spring',
  ],
  ['I never called anyone about the roof.', 'Call someone about the roof'],
])('"%s" is still to be done', (said, title) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toContain(title);
});
