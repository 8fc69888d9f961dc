import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  ['what one has settled, said behind it', "I've barred Keith for life again that's settled"],
  ['what sees to itself', 'payroll runs itself these days'],
  ['what was changed on a day', 'gas bottle changed on Tuesday'],
  ['what is over, without the e of its ending', 'railcard renewd'],
  ['what is over, with a picture behind it', 'washing done ✨'],
  ['how still it is', 'House very quiet at half five'],
  ['how still it is today', 'the house is very still today'],
  ['how peaceful it is somewhere', 'peaceful up there today, best hour of the week'],
  ['an illness that is gone', 'the fresher flu is gone'],
  ['what hurts less', 'stitches hurt less'],
  ['what a place is like', 'sea like glass today'],
  ['a part of oneself, however it is today', 'my ankles are like puddings today'],
  ['what is only dreaded', 'Kind of dreading Ghent'],
])('%s is nothing to do', (_, line) => {
  expect(titlesOf(`buy milk\n${line}\nwash the car`)).toEqual(['Buy milk', 'Wash the car']);
});

it.each([
  [
    'what must be done, whatever is settled',
    "I've got to ring Keith, that's settled",
    'Ring Keith',
  ],
  ['what turns itself off', 'the boiler turns itself off', 'Sort out the boiler turns itself off'],
  ['what is to be quiet', 'very quiet fan for the bedroom', 'Get very quiet fan for the bedroom'],
])('%s stays', (_, line, title) => {
  expect(titlesOf(`buy milk\n${line}\nwash the car`)).toContain(title);
});
