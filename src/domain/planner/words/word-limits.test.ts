import { describe, expect, it } from 'vitest';

import { fitText, TEXT_LIMITS } from './word-limits.ts';

/** A title as it is shown, a bar, and what is told beneath it. */
function cut(title: string): string {
  const { fitting, rest } = fitText(title, TEXT_LIMITS.pebbleTitle);
  return rest === '' ? fitting : `${fitting} | ${rest}`;
}

describe('a title that is too long ends where a person could end it', () => {
  it.each([
    [
      'Take her to the bank and to the eye people on Monday',
      'Take her to the bank | and to the eye people on Monday',
    ],
    [
      'Fill the holes in the wall where the shelf was last year',
      'Fill the holes in the wall | where the shelf was last year',
    ],
    [
      'Ask Hannah to sit with me while I do it all',
      'Ask Hannah to sit with me | while I do it all',
    ],
    [
      "Get the reference from Dr Novak when she's in a good mood",
      "Get the reference from Dr Novak | when she's in a good mood",
    ],
    [
      'Send tax stuff to Lorraine before she goes to fiji on the 4th',
      'Send tax stuff to Lorraine | before she goes to fiji on the 4th',
    ],
    [
      'Return those books to the library, the ones on the desk',
      'Return those books to the library | the ones on the desk',
    ],
    [
      'Find that letter from the GP, the one with the medication list',
      'Find that letter from the GP | the one with the medication list',
    ],
    [
      'Put a bucket under the bad corner till the tarp is up',
      'Put a bucket under the bad corner | till the tarp is up',
    ],
    [
      "Ring the finished goods people and ask why it's not closed",
      "Ring the finished goods people | and ask why it's not closed",
    ],
    [
      'Leave the budget in a state my successor can read alone',
      'Leave the budget in a state my successor | can read alone',
    ],
    ['Ask Femi if he can have her for the day', 'Ask Femi if he can have her | for the day'],
    [
      'Get new padlock today before I go home, a proper one',
      'Get new padlock today before I go home | a proper one',
    ],
    [
      "Fix the light in the hall (flickers when the kettle's on again)",
      "Fix the light in the hall | (flickers when the kettle's on again)",
    ],
  ])('%s', (said, shown) => {
    expect(cut(said)).toBe(shown);
  });

  it('keeps what is asked after, for the question says nothing without it', () => {
    expect(cut('Ask the day centre if they can take her on Thursdays too')).toBe(
      'Ask the day centre if they can take her | on Thursdays too',
    );
  });
});
