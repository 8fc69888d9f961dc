import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  'Paint the door, nah.',
  'Call the plumber. Never mind, he came.',
  'Skip the eggs, we have plenty.',
  'Forget the gym this week.',
  'Scrap the newsletter idea.',
  "Let's forget the party idea.",
  'I could paint the shed, no forget it.',
  'Mum wants me to get the bread. Actually cancel that.',
  'Tom picks up the cake, cancel that, Lisa does.',
])('"%s" leaves nothing to do', (said) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toEqual(['Feed the hens', 'Buy stamps']);
});

it('takes out what was named before it was called off', () => {
  const text =
    'Buy sunscreen. Pack the bags. Actually forget about the sunscreen, they have some there.';
  expect(titlesOf(text)).toEqual(['Pack the bags']);
});

it.each([
  ['Netflix, cancel that.', 'Cancel Netflix'],
  ['Scrap the old car.', 'Scrap the old car'],
  ['Order a skip for the garden.', 'Order a skip for the garden'],
  ["Don't forget the bins.", 'Take out the bins'],
  ['No, cancel that subscription.', 'Cancel that subscription'],
])('"%s" calls nothing off', (said, title) => {
  expect(titlesOf(`Feed the hens. ${said} Buy stamps.`)).toEqual([
    'Feed the hens',
    title,
    'Buy stamps',
  ]);
});
