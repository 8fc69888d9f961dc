import { describe, expect, it } from 'vitest';

import { type Item } from '../item.ts';
import { itemsOf } from '../test-items.ts';

function notesOf(text: string, title: string): Item['notes'] {
  const items = itemsOf(text);
  const item = items.find((one) => one.title === title);
  if (item === undefined) throw new Error(`no "${title}" in ${items.map((one) => one.title)}`);
  return item.notes;
}

describe('a sentence that is only told', () => {
  it.each([
    [
      'Ring the gas people for a final reading. The meter is behind the sofa. Take the clock to Uncle Ray. He always loved it. Book the van.',
      'Ring the gas people for a final reading',
      'The meter is behind the sofa',
    ],
    [
      'Draft three goals. Review the pull request of Tobias. He worked on it for weeks. Order a new headset. Call the bank.',
      'Review the pull request of Tobias',
      'He worked on it for weeks',
    ],
    [
      "Write the seating plan. His parents don't speak to each other. Pay the second half of the venue. Break in the shoes.",
      'Write the seating plan',
      "His parents don't speak to each other",
    ],
  ])('stands beneath the step before it that it is told of: %s', (text, title, note) => {
    expect(notesOf(text, title)).toContain(note);
  });

  it.each([
    [
      'Learn the bass line of the third song, it is in five. Ellen lent me her pedal and I broke it. Buy her a new one. Make the poster.',
      'Buy Ellen a new one',
      'Ellen lent me her pedal and I broke it',
    ],
    [
      'Hand in the report. My neighbour found a purse in our hall. Give it back to her. Wash the car.',
      'Give the purse back to my neighbour',
      'My neighbour found a purse in our hall',
    ],
  ])('stands beneath the step behind it that takes it up: %s', (text, title, note) => {
    expect(notesOf(text, title)).toContain(note);
  });
});
