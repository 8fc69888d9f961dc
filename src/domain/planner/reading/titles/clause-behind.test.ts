import { expect, it } from 'vitest';
import { wordsOf } from '../../words/words.ts';
import { readDump } from '../read-dump.ts';
import { toldFrom } from './clause-behind.ts';

function partsOf(title: string): string[] {
  const words = title.split(' ');
  const at = toldFrom(wordsOf(title));
  return at === 0 ? [title] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

it.each([
  ['Reply to Nan', 'she sent a voice note'],
  ['Register him with the dentist', 'the forms are on the shelf'],
  ['Print my posters,', 'the shop charges twelve pence a page'],
  ['Get two more quotes,', 'one firm has agreed already'],
  ['Write that up', 'the coach said it can wait'],
  ['Pay the gas bill', "it's due on Friday"],
  ['Take dress up', 'the nun wants the form back'],
  ['Delete stuff off my phone', 'its full'],
  ['Set it up properly', "my saw isn't square"],
])('ends in front of what is told behind it: %s | %s', (front, told) => {
  expect(partsOf(`${front} ${told}`)).toEqual([front, told]);
});

it.each([
  'Return the book she lent me',
  'Send nan the photo she asked for',
  "Tell the office I can't come",
  'Pay the bank charges',
  'Read to the end of chapter nine',
  'Ask whether the garage is open on Monday',
  'Check the car is locked',
  'Buy the cheese he likes and the crackers',
  "Book the flat I'm renting for another week",
  "Wash the uniform that's been in the bag",
  'Order hinges, the soft close ones, forty',
  'Get the ivy off the end wall',
  'Find out where the spare key is',
  'Move the desk before the carpet is laid',
  'Hang the curtain by the door off its rails',
])('stays whole where the clause belongs to it: %s', (title) => {
  expect(partsOf(title)).toEqual([title]);
});

it('makes no deed of a word that ran into a clause', () => {
  const text =
    'buy gloves because if I had it in order the hoover is repaired now it was only the belt and I need to ring the school about the trip and then wash the car';
  const titles = readDump({ text, today: '2026-07-01' }).items.map(({ title }) => title);
  expect(titles).toContain('Ring the school about the trip');
  expect(titles.join()).not.toContain('hoover');
});
