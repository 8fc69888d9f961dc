import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what a step means by "one", "ones" and "some"', () => {
  it.each([
    ['There are two patches left. I have to get new ones tomorrow.', 'Get new patches tomorrow'],
    ['Our bucket has a crack, I need to borrow one.', 'Borrow a bucket'],
    ['My own running shoes are falling apart, I need new ones.', 'Get new running shoes'],
    ['The mattress has had it really, we need another one.', 'Get another mattress'],
    [
      'I have packed exactly four boxes. I need at least thirty more.',
      'Get at least thirty more boxes',
    ],
  ])('is one of the kind just spoken of: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it('is the one step: what is wrong with the old one is told', () => {
    expect(titlesOf('The night guard broke, I need to get a new one. Call nan.')).toEqual([
      'Get a new night guard',
      'Call nan',
    ]);
  });

  it.each([
    ["Mia's piece is too hard. I need to find Mia another one. Call nan.", 'Find Mia another one'],
    ['I think my ex took that folder, so I have to ask him for it. Call nan.', 'Ask my ex for it'],
  ])('stays as it was said where it would be nothing: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it('is nothing of long before', () => {
    const text =
      'The carpet is loose. A bell would be good, so that he can call. I have to find one.';
    expect(titlesOf(text)).not.toContain('Find a carpet');
  });
});

describe('what a step means by "it"', () => {
  it.each([
    [
      'The video about the cheap camera is filmed but I have to edit it.',
      'Edit the video about the cheap camera',
    ],
    ['press is stiff, oil it\nmilk\ncall nan', 'Oil the press'],
    ['The light for the engine came on, the garage says it is old. Call nan.', 'Call nan'],
    ['My cousins are here. I need to price them.', 'Price them'],
  ])('is what the words before it are about, with what tells which: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});

describe('what a step is "for it"', () => {
  it.each([
    [
      'They wanted a doctors note. I have to ask the GP for that.',
      'Ask the GP for the doctors note',
    ],
    [
      'I have to fill in the care form and copy his letter for it.',
      'Copy his letter for the care form',
    ],
    ['The guest is a violinist. I have to find a quiet room for it.', 'Find a quiet room for it'],
    [
      'The form is here. It was a long day. Then there was rain. I need a photo for it.',
      'Get a photo for it',
    ],
  ])('is the thing named right before: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});
