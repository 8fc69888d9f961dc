import { describe, expect, it } from 'vitest';
import { titlesBetween } from '../test-items.ts';

describe('a thing that is no longer right', () => {
  it.each([
    ['shed felt has lifted', 'See to shed felt (has lifted)'],
    ['the kettle lead is fraying', 'See to the kettle lead (fraying)'],
    [
      "Oh and the tap's dripping in the downstairs loo",
      'See to the tap (dripping in the downstairs loo)',
    ],
    ["net's got a hole the size of a cat", 'See to net (got a hole the size of a cat)'],
    ['the porch bulb has gone', 'Fix the porch bulb (has gone)'],
    ["locker key's snapped off in the lock", 'Fix locker key (snapped off in the lock)'],
    ['bathroom fan sounds like a helicopter', 'See to bathroom fan (sounds like a helicopter)'],
    ["inhaler's on its last puffs", 'See to inhaler (on its last puffs)'],
    ['the tap no longer works', 'Get the tap fixed'],
    ['the printer no longer works', 'Get the printer fixed'],
    ['desk on 45 no longer works', 'Get desk on 45 fixed'],
    ["Kid's chest wants listening to", "Listen to Kid's chest"],
    [
      "Mam's tablets from the chemist, she's out of them tomorrow",
      "Pick up Mam's tablets from the chemist",
    ],
    ['gas is almost finished', 'Get gas'],
  ])('%s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it.each([
    'the date no longer works',
    'the 9am no longer works',
    'the plan no longer works',
    'Tuesday no longer works',
    'my marriage no longer works',
    'my password no longer works',
    'Ann no longer works',
  ])('nobody mends it: %s', (line) => {
    expect(titlesBetween(line).filter((title) => title.endsWith('fixed'))).toEqual([]);
  });

  it.each([
    'Gaz has gone',
    "The restaurant's gone",
    "my brother's birthday is coming up",
    "my shoulder's gone",
    'the semester is almost over',
  ])('asks for nothing: %s', (line) => {
    expect(titlesBetween(line).filter((title) => title.startsWith('See to'))).toEqual([]);
  });
});
