import { describe, expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

describe('the words before a step that does not say what it means', () => {
  it.each([
    [
      'The shop in the old town closes for good. I could go there on Tuesday. Call nan.',
      'Go there on Tuesday',
      'The shop in the old town closes for good',
    ],
    [
      'lab coat is still in the wash\nhang it up\nmilk',
      'Hang it up',
      'Lab coat is still in the wash',
    ],
    [
      'The filter and the lid are dirty, the hoover as well. I need to get them. Call nan.',
      'Get them',
      'The hoover',
    ],
  ])('stand beneath it: %s', (text, title, note) => {
    const item = itemsOf(text).find((found) => found.title === title);
    expect(item?.notes.join(' ')).toContain(note);
  });

  it.each([
    [
      'Clean the oven. She is nice. Get bread for the weekend. Call nan.',
      'Get bread for the weekend',
    ],
    ['I feel bad about the dog. Call nan.', 'Call nan'],
    ['Fix the lamp. Book that flight to Rome. Call nan.', 'Book that flight to Rome'],
  ])('are not said of one that names it, and nobody is found in a thing: %s', (text, title) => {
    expect(itemsOf(text).find((found) => found.title === title)?.notes).toEqual([]);
  });
});
