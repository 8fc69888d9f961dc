import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

function titles(line: string): string[] {
  const text = `Fix the gate. ${line} Ring the vet.`;
  const found = readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
  return found.filter((title) => !/^(?:Fix the gate|Ring the vet)$/u.test(title));
}

describe('what is told of a thing and to be done', () => {
  it.each([
    ['The letter will have to be answered.', 'Answer the letter'],
    ['The gutters will need clearing.', 'Clear the gutters'],
    ["The gutters'll want clearing before winter.", 'Clear the gutters before winter'],
    ['The dentist will want ringing.', 'Ring the dentist'],
    ['The pie money is in a sock, it ought to be banked.', 'Bank the pie money'],
    ["Gordon's tuba is in our hall and it has to go home.", "Get Gordon's tuba home"],
    [
      "There's a turkey to collect from the farm by Friday.",
      'Collect a turkey from the farm by Friday',
    ],
    [
      'There is the card list to be gone through with a pencil.',
      'Go through the card list with a pencil',
    ],
    ['There are boxes to be moved.', 'Move boxes'],
    [
      'The factor still hasn’t been told about the light in the close.',
      'Tell the factor about the light in the close',
    ],
    ['Mia has asked me twice for new trainers.', 'Get new trainers for Mia'],
    ["She's asked me three times for a new top so that as well.", 'Get a new top for her'],
    ['My boss expects the numbers by Thursday.', 'Get the numbers ready for my boss by Thursday'],
    [
      'Second, my boss expects the numbers by Thursday.',
      'Get the numbers ready for my boss by Thursday',
    ],
    ['My sister wants me there at ten.', 'Be there at ten'],
    ['So somebody else has to open on Saturday.', 'Find somebody to open on Saturday'],
    ["She's out of the soft bread.", 'Buy the soft bread'],
    ['Tell work I need the 2nd off.', 'Tell work I need the 2nd off'],
    ['Say sorry to Maya.', 'Say sorry to Maya'],
    [
      'Tell Mel I have to come off the Sunday rounds.',
      'Tell Mel I have to come off the Sunday rounds',
    ],
    ['Tell Ann about the hall.', 'Tell Ann about the hall'],
    ["The brakes don't feel right, book the garage.", 'Book the garage'],
  ])('%s', (line, title) => {
    expect(titles(line)).toEqual([title]);
  });

  it.each([
    "It'll be fine.",
    'It has to be said.',
    "There's a lot to be done.",
    "There's a long way to go.",
    "There's nothing to look forward to.",
    "She's out of hospital.",
    "Dad's out of the woods.",
    "I'd rather eat the keyboard.",
    'Someone else has to care for once.',
  ])('is nothing where nothing is: %s', (line) => {
    expect(titles(line)).toEqual([]);
  });
});
