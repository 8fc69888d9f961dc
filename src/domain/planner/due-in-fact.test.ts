import { describe, expect, it } from 'vitest';
import { planBrainDump } from './built-in-planner.ts';
import { titlesOf } from './test-steps.ts';

const SATURDAY = '2026-11-21';

function firstOn(today: string, text: string): string | undefined {
  return planBrainDump({ text, today }).mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]?.title;
}

describe('what only sounds as if it were due is not first', () => {
  it.each([
    [
      'an hour of sleep',
      'I have promised myself to be in bed by ten. Water the plants. Call Jo. Pay the fine by Monday.',
    ],
    [
      'how long it has been',
      'Chase Harlow, 39 days now. Water the plants. Pay the fine by Monday.',
    ],
    [
      'what somebody knows now',
      'Talk to Jo, my work knows about it now. Water the plants. Pay the fine by Monday.',
    ],
    [
      'how often it was this week',
      'Get the tyre fixed, that is the third one this week. Water the plants. Call Jo. Pay the fine by the 20th of December.',
    ],
    [
      'what is kept for Christmas',
      'Move the Christmas decorations. Water the plants. Pay the fine by the 28th of December.',
    ],
  ])('%s', (_, text) => {
    expect(titlesOf(text)[0]).toMatch(/^Pay the fine/u);
  });

  it('the next weekend, on a Saturday', () => {
    const text = 'Tell Ana I will not come next weekend. Water the plants. Pay the fine by Monday.';
    expect(firstOn(SATURDAY, text)).toMatch(/^Pay the fine/u);
    expect(firstOn(SATURDAY, text.replace('next', 'this'))).toMatch(/^Tell Ana/u);
  });
});

describe('what is due by a day that is said apart', () => {
  it.each([
    [
      '"that\'s until tomorrow"',
      "Water the plants. I have to send the names of the players, that's until tomorrow evening. Buy milk.",
      'Send the names of the players',
    ],
    [
      '"before he comes" in front of it',
      'Water the plants. The boiler man comes on Monday. Before he comes I need to clear the cupboard, it is full. Buy milk by Friday.',
      'Clear the cupboard',
    ],
  ])('%s', (_, text, first) => {
    expect(titlesOf(text).slice(0, 2)).toContain(first);
  });
});
