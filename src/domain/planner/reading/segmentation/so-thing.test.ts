import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

function itemsIn(line: string): { title: string; notes: readonly string[] }[] {
  const text = `${line} Ring the vet.`;
  const found = readDump({ text, today: '2026-11-21' }).items;
  return found.filter(({ title }) => title !== 'Ring the vet');
}

describe('a thing that is to be got in consequence', () => {
  it.each([
    ['My reed is split so new reeds.', 'Buy new reeds', 'My reed is split'],
    ["They've had a baby, so a card.", 'Get a card', "They've had a baby"],
    ['The hose split so two jubilee clips.', 'Get two jubilee clips', 'The hose split'],
    ['The toaster died so another toaster.', 'Buy another toaster', 'The toaster died'],
    [
      'The tent is ripped so a new tent before August.',
      'Get a new tent before August',
      'The tent is ripped',
    ],
    [
      'Ana turns 40 on Friday so a present for Ana.',
      'Buy a present for Ana',
      'Ana turns 40 on Friday',
    ],
    ['My left boot lets water in so new boots.', 'Get new boots', 'My left boot lets water in'],
  ])('is one step, with the reason beneath it: %s', (line, title, note) => {
    expect(itemsIn(line)).toMatchObject([{ title, notes: [note] }]);
  });

  it.each([
    'It has been so a quiet week.',
    'I slept badly so a bit tired.',
    'The kids were off so a lovely day.',
    "I'm so new to this.",
    'We got in late so a cup of tea and bed.',
    'He failed so another test.',
    'The team lost so a sad bunch.',
    'I was up at five so a long day.',
    'We moved house so new neighbours.',
    'The train was late so another hour gone.',
  ])('is none where nothing is named that is got: %s', (line) => {
    expect(itemsIn(line)).toEqual([]);
  });
});
