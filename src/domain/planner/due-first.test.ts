import { describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

function firstPebbleOf(text: string): string | undefined {
  const { mountains } = planBrainDump({ text, today: TODAY });
  return mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]?.title;
}

describe('what is due first comes first', () => {
  it.each([
    [
      'a date told behind its thing',
      'The hedge wants cutting and I owe Priya a call. The car tax, that runs out on the 30th. Also new slippers.',
      'Do the car tax',
    ],
    [
      'a date that somebody wants it by',
      'Tidy the attic. Print the photos, the manager wants them by Monday. Ring Jo next week.',
      'Print the photos',
    ],
    [
      'a date without a subject',
      'photos, book the biometrics slot, must be before 2 Dec, sell the wardrobe, empty the loft',
      'Book the biometrics slot',
    ],
    [
      'a deadline that is only named',
      'clean tools, sharpen mower, the stall fee for the market, deadline wednesday, order seeds',
      'Pay the stall fee for the market',
    ],
    [
      'what an appointment of the same breath is waiting for',
      "Call the roofer. My passport photo still isn't done and the appointment is on Tuesday.",
      'Finish my passport photo',
    ],
    [
      'what is to be done before then',
      'Buy wine. The furnace man is coming Tuesday and I have to clear the boxes away from it before then. Bake for the fair on the 29th.',
      'Clear the boxes away from it before then',
    ],
    [
      'what an event told elsewhere needs',
      'Clean the gutters. Sew the costumes. Ring the optician. The school play is tomorrow.',
      'Sew the costumes',
    ],
    [
      'what is for an event that has its date elsewhere',
      'The choir trip is on Thursday. Mend the gate. Find somebody to mind the dog for the trip. Wash the curtains.',
      'Find somebody to mind the dog for the trip',
    ],
    [
      'an errand whose place closes today',
      'Sort the photos. Get my pills from the chemist, they close at one on Saturdays. Call Donna on Monday.',
      'Get my pills from the chemist',
    ],
    [
      'a call for when they open',
      'Swap shifts with Oscar on Tuesday. Sell the second bike. Call the mixer man when they open.',
      'Call the mixer man when they open',
    ],
    [
      'a step of a goal that is due before the goal',
      'Plan the wedding. Pay the deposit for the wedding venue by Tuesday. Mend the gate. Call Jo. Buy seeds.',
      'Pay the deposit for the wedding venue by Tuesday',
    ],
  ])('%s', (_, text, first) => {
    expect(firstPebbleOf(text)).toBe(first);
  });

  it('takes no rating, price or distance for a date', () => {
    const text = 'Fix the gate. Send the report on Monday. Answer the 4.9 stars review.';
    expect(firstPebbleOf(text)).toBe('Send the report on Monday');
  });
});
