import { describe, expect, it } from 'vitest';
import { planBrainDump } from '../built-in-planner.ts';
import { titlesOf } from './test-items.ts';

describe('deeds that stand in a row as things', () => {
  it.each([
    [
      "There's so much to do: making up the bed downstairs, picking up his tablets, and letting the neighbours know.",
      ['Make up the bed downstairs', 'Pick up his tablets', 'Let the neighbours know'],
    ],
    [
      'That means cleaning the bathroom, buying some food, and working out where everyone will sit.',
      ['Clean the bathroom', 'Buy some food', 'Work out where everyone will sit'],
    ],
    [
      'I keep putting off calling the dentist, booking the MOT and opening the post.',
      ['Call the dentist', 'Book the MOT', 'Open the post'],
    ],
    [
      'I should be revising for chemistry, finishing my coursework and packing for the trip.',
      ['Revise for chemistry', 'Finish my coursework', 'Pack for the trip'],
    ],
    [
      "I'm behind on marking, planning lessons, and answering parents.",
      ['Mark', 'Plan lessons', 'Answer parents'],
    ],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });

  it.each([
    "I've been cleaning, cooking, and calling people all day.",
    'I hate everything about it: calling people, waiting on hold, filling in forms.',
    'I should be sleeping.',
  ])('"%s" asks for none', (said) => {
    expect(titlesOf(`Buy milk. ${said}`)).toEqual(['Buy milk']);
  });

  it.each(['packing, finding a van', 'pack, find a van'])(
    'behind a goal (%s) stand under its name',
    (opens) => {
      const text = `My boss wants the numbers by Wednesday. Now I need to move house by the end of the month: ${opens}, changing my address with the bank and the council. Call Ann about the cat.`;
      const rows = text.replace('changing', opens.startsWith('pack,') ? 'change' : 'changing');
      const { mountains } = planBrainDump({ text: rows, today: '2026-11-23' });
      const move = mountains.find(({ title }) => title === 'Move house by the end of the month');
      const steps = move?.boulders.flatMap(({ rocks }) =>
        rocks.flatMap(({ pebbles }) => pebbles.map(({ title }) => title)),
      );
      expect(steps).toEqual([
        'Pack',
        'Find a van',
        'Change my address with the bank and the council',
      ]);
    },
  );
});
