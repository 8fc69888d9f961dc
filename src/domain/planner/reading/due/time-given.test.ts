import { expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

it.each([
  ['They gave me till Wednesday to decide about the job.', 'Decide about the job by Wednesday', 4],
  ['We only have until noon tomorrow to book the tickets.', 'Book the tickets by noon tomorrow', 1],
  ['There are two days left to return the shoes.', 'Return the shoes within two days', 2],
  ["I've got 48 hours to answer the landlord.", 'Answer the landlord within 48 hours', 2],
  ["If I don't pay the ticket by Wednesday it doubles.", 'Pay the ticket by Wednesday', 4],
  ['By close of play today the rota must be out.', 'Get the rota out by close of play today', 0],
  ['Before anything else email Claire.', 'Email Claire before anything else', 0],
  [
    'I promised the reviewers two reports within the month.',
    'Get two reports within the month ready for the reviewers',
    30,
  ],
  ['I was supposed to send the photos on Friday.', 'Send the photos on Friday', -1],
  ['First thing tomorrow ring the surgery.', 'Ring the surgery tomorrow', 1],
])('"%s" is to be done by then, and nothing beside it is', (said, title, due) => {
  const items = itemsOf(`Paint the shed. ${said} Call mum.`);
  expect(items.map((item) => [item.title, item.due])).toEqual([
    ['Paint the shed', null],
    [title, due],
    ['Call mum', null],
  ]);
});

it.each([
  'I have a week to myself.',
  'We have two weeks to get through.',
  'I have a day to kill.',
  'The doctor gave me two weeks to live.',
  'It took me two days to write the report.',
])('"%s" gives no time to do something', (said) => {
  expect(itemsOf(`Paint the shed. ${said} Call mum.`).map((item) => item.title)).toEqual([
    'Paint the shed',
    'Call mum',
  ]);
});

it('cancels what renews, and no thing that was named in another sentence', () => {
  const items = itemsOf('Paint the shed. The free trial renews tomorrow so cancel it.');
  expect(items.map(({ title }) => title)).toEqual(['Paint the shed', 'Cancel the free trial']);
});

it('takes the last date of an order for that of the thing', () => {
  const [book] = itemsOf('Photo book for mum for xmas, last order date 9 December. Knit a sock.');
  expect(book?.due).toBe(18);
});
