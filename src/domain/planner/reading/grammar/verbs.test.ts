import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';
import { titlesOf } from '../test-items.ts';

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

describe('a thing that could be a deed, by what stands behind it', () => {
  it.each([
    ['name on the doorbell', 'Put name on the doorbell'],
    ['letter on the bench', 'Read letter on the bench'],
    ['present for dad', 'Buy present for dad'],
    ['refund for the cancelled flight', 'Ask for refund for the cancelled flight'],
    ['deposit from the old flat', 'Chase deposit from the old flat'],
    ['80 quid to claire', 'Pay 80 quid to claire'],
    ['own bank account', 'Open own bank account'],
    ['light in the cellar', 'Fix light in the cellar'],
    ['plant in the kitchen is dying', 'Water plant in the kitchen (dying)'],
    ['thank you cards for the baby clothes', 'Write thank you cards for the baby clothes'],
    ['back door lock', 'Fix back door lock'],
    ['shower drain', 'Clear shower drain'],
    ['pitch deck', 'Prepare pitch deck'],
    ['review meeting thursday', 'Prepare for review meeting thursday'],
    ['so food before I go', 'Buy food before I go'],
    ['stain on the carpet', 'Clean stain on the carpet'],
    ['14 reports in the queue', 'Go through 14 reports in the queue'],
    ['copy of my degree', 'Get copy of my degree'],
  ])('is a thing: %s', (text, title) => {
    expect(titlesOf(`ring Jo\n${text}\npost the form`)).toContain(title);
  });

  it.each([
    'Name the baby',
    'Light the fire',
    'Present the figures on monday',
    'Plant garlic',
    'Work on the shed',
    'Check in on Nan',
    'Shop for shoes',
    'Claim for the train',
    'Wait for the plumber',
    'Stain the fence',
    'Own up to Sam',
    'Order from Asos',
    'Charge card reader',
    'Return of both permits',
    'Post the parcel to Sam',
    'Thank Geoffrey',
  ])('is a deed: %s', (text) => {
    expect(titlesOf(`ring Jo\n${text}\npost the form`)).toContain(text);
  });
});
