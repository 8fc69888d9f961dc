import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

function titles(text: string): string[] {
  // A Saturday.
  return readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
}

describe('a thing and what is to be done with it', () => {
  it.each([
    ['- letter from dwp - open it\n- milk', ['Open letter from dwp', 'Buy milk']],
    ['- plant - dead, bin it\n- milk', ['Bin plant (dead)', 'Buy milk']],
    ['- mum - text her back\n- milk', ['Text mum back', 'Buy milk']],
    ["- Dame's wig: brush it\n- milk", ["Brush Dame's wig", 'Buy milk']],
    ['- gym: cancel\n- milk', ['Cancel gym', 'Buy milk']],
    ['- wheel belt - squeaks\n- milk', ['Get wheel belt fixed', 'Buy milk']],
    ["And somebody's to pick up the scenery by Thursday.", ['Pick up the scenery by Thursday']],
    ['Hymn sheets: print sixty.', ['Print sixty hymn sheets']],
    ['I have forty bowls to fire.', ['Fire forty bowls']],
    ['There are eleven windows to clean on the round.', ['Clean eleven windows on the round']],
    [
      'We have two beds to make up for the Dutch couple.',
      ['Make up two beds for the Dutch couple'],
    ],
    ["and there's nine timesheets still to key", ['Key nine timesheets']],
  ])('is one step: %s', (text, steps) => {
    expect(titles(text)).toEqual(steps);
  });

  it.each([
    'Flu jab - had it.',
    '- smear: had mine',
    '- drug test: clean',
    '- kiln: fired, 1240, no cracks',
    "- my eye test, that's the third, book that, no wait I booked that",
    '- Fix list for the boat',
    'The scan came back clear.',
    'The coats went to the mission.',
    'The cards are going to Nagpur with my cousin.',
    "The flowers are Margaret's this week.",
    "Stop cc'ing me, Gareth.",
  ])("is none where it is over, or another's: %s", (text) => {
    expect(titles(`${text}\nRing Bob.`)).toEqual(['Ring Bob']);
  });

  it.each([
    'The lights went out.',
    '- electric: paid lol no it is not, pay it',
    'The fish tank is going to need cleaning.',
  ])('is still one: %s', (text) => {
    expect(titles(text)).toHaveLength(1);
  });
});
