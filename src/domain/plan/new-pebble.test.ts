import { describe, expect, it } from 'vitest';
import { estimateMinutes } from './estimate.ts';
import {
  pebbleByHand,
  pebbleDescriptionProblem,
  pebbleTitleProblem,
  waitingPebble,
} from './new-pebble.ts';
import { aMovedPebble } from './test-builders.ts';

describe('a pebble added by hand', () => {
  it.each([
    ['', 'Title is required'],
    ['   ', 'Title is required'],
    [' ab ', 'Title must be at least 3 characters'],
    ['abc', null],
    [` ${'a'.repeat(300)} `, null],
    ['a'.repeat(301), 'Title must be at most 300 characters'],
  ])('has a title, not %j', (title, problem) => {
    expect(pebbleTitleProblem(title)).toBe(problem);
  });

  it.each([
    ['', 'Description is required'],
    ['\n ', 'Description is required'],
    [' 123456789 ', 'Description must be at least 10 characters'],
    ['1234567890', null],
    ['a'.repeat(2000), null],
    ['a'.repeat(2001), 'Description must be at most 2000 characters'],
  ])('has a description, not %j', (description, problem) => {
    expect(pebbleDescriptionProblem(description)).toBe(problem);
  });

  it.each([
    [10, 15],
    [49, 15],
    [50, 20],
    [99, 20],
    [100, 25],
    [149, 25],
    [150, 30],
    [2000, 30],
  ])('with %d characters of description takes %d minutes', (characters, minutes) => {
    expect(estimateMinutes('x'.repeat(characters))).toBe(minutes);
  });

  it('is estimated by what is kept: outer blanks do not count', () => {
    const description = `  ${'x'.repeat(49)}  `;
    expect(pebbleByHand({ id: 'p', title: ' Call Ada ', description })).toEqual({
      id: 'p',
      title: 'Call Ada',
      description: 'x'.repeat(49),
      estimatedMinutes: 15,
      xpValue: 5,
      status: 'in-the-way',
    });
  });
});

describe('a pebble from elsewhere', () => {
  it.each([
    [3, 15, 5],
    [17.4, 17, 6],
    [400, 30, 10],
    [Number.NaN, 15, 5],
  ])('of %d minutes is kept to %d and earns %d XP, whatever it claims', (claimed, minutes, xp) => {
    const pebble = aMovedPebble({ estimatedMinutes: claimed, xpValue: 9000 });
    expect(waitingPebble(pebble)).toEqual({
      id: pebble.id,
      title: pebble.title,
      description: pebble.description,
      estimatedMinutes: minutes,
      xpValue: xp,
      status: 'in-the-way',
    });
  });
});
