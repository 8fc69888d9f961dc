import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  [
    'My boss wants the Q4 numbers by Wednesday and the slides by Friday.',
    ['Send the Q4 numbers to my boss by Wednesday', 'Send the slides to my boss by Friday'],
  ],
  [
    'The school asked for the form by Friday and the money by Monday.',
    ['Send the form to the school by Friday', 'Get the money ready for the school by Monday'],
  ],
  [
    'I have to finish the essay by Monday, the lab report by Wednesday and the poster by the 12th.',
    [
      'Finish the essay by Monday',
      'Finish the lab report by Wednesday',
      'Finish the poster by the 12th',
    ],
  ],
  ['Meet Ann on Monday and Bob on Tuesday.', ['Meet Ann on Monday', 'Meet Bob on Tuesday']],
  [
    "I've got the dentist on Tuesday and the optician on Wednesday.",
    ['Go to the dentist on Tuesday', 'Go to the optician on Wednesday'],
  ],
  [
    'The essay is due Monday and the lab report Thursday.',
    ['Finish the essay, due Monday', 'Finish the lab report, due Thursday'],
  ],
])('%s', (text, titles) => {
  expect(titlesOf(text).toSorted()).toEqual(titles.toSorted());
});

it.each([
  'Pay the rent and the gas bill on Thursday.',
  'Call the vet on Monday and Tuesday.',
  'Send the report and the slides by Friday.',
])('%s is one step', (text) => {
  expect(titlesOf(text)).toHaveLength(1);
});
