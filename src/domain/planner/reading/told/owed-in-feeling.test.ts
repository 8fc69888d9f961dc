import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  ['I feel like I should call mum, she sounded sad.', 'Call mum'],
  ['I still feel like I ought to thank the neighbours.', 'Thank the neighbours'],
  ["I feel bad that I haven't answered Nora.", 'Answer Nora'],
  ['I feel guilty about not visiting grandma.', 'Visit grandma'],
  ["I'm scared of opening the letter from the bank.", 'Open the letter from the bank'],
  ["I'm too anxious to open the post.", 'Open the post'],
  ['I wish I had answered the landlord by now.', 'Answer the landlord'],
])('"%s" says what is still to be done', (said, title) => {
  expect(titlesOf(`Buy milk. ${said} Wash the car.`)).toEqual(['Buy milk', title, 'Wash the car']);
});

it.each([
  'I feel like I should be happy.',
  'I feel like I need to scream.',
  'I feel like I should do more.',
  'I feel like I have to do everything.',
  "I feel bad that I haven't been a better friend.",
  'I feel guilty about not enjoying this.',
  "I'm scared of losing my job.",
  "I'm scared of answering wrong.",
  'I wish I had a garden by now.',
  'I wish I had started earlier.',
])('"%s" is only felt', (said) => {
  expect(titlesOf(`Buy milk. ${said} Wash the car.`)).toEqual(['Buy milk', 'Wash the car']);
});
