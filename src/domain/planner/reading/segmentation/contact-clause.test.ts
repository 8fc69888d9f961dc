import { describe, expect, it } from 'vitest';
import { textOf, wordsOf } from '../../words/words.ts';
import { splitActions } from './split-actions.ts';

function partsOf(said: string): string[] {
  return splitActions(wordsOf(said)).map(({ words }) => textOf(words));
}

describe('a clause that only says which thing is meant', () => {
  it.each([
    ['buy the special food she eats and call mum', 'buy the special food she eats'],
    ['find the exercises she gave me and print them', 'find the exercises she gave me'],
    ['explain the forty pounds I lent him and pay the bill', 'explain the forty pounds I lent him'],
    ['look at the photos they took and call Jo', 'look at the photos they took'],
  ])('stays with it: %s', (said, whole) => {
    expect(partsOf(said)[0]).toBe(whole);
  });

  it.each([
    ['return the blue dress I want to call mum', 'return the blue dress'],
    ['wash the curtains I have to ring the bank', 'wash the curtains'],
    ['clean the small oven she made a lasagne', 'clean the small oven'],
  ])('is none where it has its own thing or deed: %s', (said, first) => {
    expect(partsOf(said)[0]).toBe(first);
  });
});

describe('what somebody is told, and in which case', () => {
  it.each([
    ['tell them I work on fridays and buy milk', 'tell them I work on fridays'],
    ["tell the office I can't do the early shift", "tell the office I can't do the early shift"],
    [
      'put some money aside in case they take it and call Jo',
      'put some money aside in case they take it',
    ],
  ])('stays with the deed: %s', (said, whole) => {
    expect(partsOf(said)[0]).toBe(whole);
  });

  it('ends where the next thing that is owed begins', () => {
    expect(partsOf('tell them I need to buy milk')[0]).toBe('tell them');
  });
});
