import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';

function titles(text: string): string[] {
  return readDump({ text: `${text}\n- buy milk`, today: '2026-11-21' }).items.map(
    (item) => item.title,
  );
}

describe('a thing whose name is a verb as well', () => {
  it.each([
    'register is up to date by the grace of God',
    'walk in is clean',
    'release 4.2 is out',
    'transport form is signed and posted',
    'paint aprons are in the machine',
    'book bags are on the pegs',
    'exchange rate is better on weekdays',
    'launch cake is on me',
    'top field is under water as far as the old gatepost',
    'phone lines are open 8am to 6pm',
    'open plan is a crime',
  ])('asks for nothing where it is told of: %s', (text) => {
    expect(titles(text)).toEqual(['Buy milk']);
  });

  it.each([
    ['cap hopper needs filling', 'Fill cap hopper'],
    ['stage left flat needs repainting', 'Repaint stage left flat'],
    ['block heater cord is broken', 'Get block heater cord fixed'],
    ['check flares are in date', 'Check flares are in date'],
    ['check the insurance is up', 'Check the insurance is up'],
    ['clean whatever is left', 'Clean whatever is left'],
    ['post cards which are written', 'Post cards which are written'],
    ['return book that is overdue', 'Return book that is overdue'],
    ['book something that is cheap', 'Book something that is cheap'],
    ['ask supervisor is appendix C needed', 'Ask supervisor is appendix C needed'],
    ['make sure Peter has the spare key', 'Make sure Peter has the spare key'],
    ['ring the plumber who is away', 'Ring the plumber who is away'],
  ])('leaves what is to be done: %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });
});
