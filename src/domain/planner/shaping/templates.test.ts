import { describe, expect, it } from 'vitest';

import { titlesOf } from '../test-steps.ts';

describe('steps towards a goal', () => {
  it.each([
    [
      'forgot clares birthday, it was the 14th. her book is still here, bring it back',
      'Pick a day',
    ],
    ['weave in the ends\nshe needs it by the 28th, baby shower\ncall the housing lady', 'List who'],
    [
      "Joe's wedding is next Saturday. I need to tell him by Monday that I can't come.",
      'Pick a day',
    ],
    ["open the banking app, I haven't since summer", 'Set a first price'],
    ['get the gallery ready by Sunday', 'Count what you have'],
    ['get someone to do the mulled wine stall', 'Count what you have'],
    ['find somebody for the days when my job is quiet', 'Save five openings'],
    ["do the flat, it was dad's", 'Ask two people to help'],
    ['sort out the house', 'Ask two people to help'],
    ['decide before that if I carry on', 'Write your options'],
    ['study something', 'Choose why to learn'],
  ])('are made for no other: %s', (text, step) => {
    expect(titlesOf(text).filter((title) => title.startsWith(step))).toEqual([]);
  });

  it.each([
    ['plan the birthday party', 'Pick a day for the birthday party'],
    ["mum's 60th birthday", "Pick a day for mum's 60th birthday"],
    ['organise the baby shower\nring the plumber\nbuy bread', 'Pick a day for the baby shower'],
    ['open a shop for my candles', 'Set a first price for the shop'],
    ['build an app', 'Set a first price for the app'],
    ['get ready for the craft fair', 'Count what you have for the craft fair'],
    ['find a job for the summer', 'Save five openings for the job'],
    ['look out for a job', 'Save five openings for the job'],
    ['sort out the move', 'Ask two people to help with the move'],
    ['decide about the job offer', 'Write your options: the job offer'],
    ['learn knitting', 'Choose why to learn knitting'],
  ])('are made for what somebody says they will do: %s', (text, step) => {
    expect(titlesOf(text)).toContain(step);
  });
});

describe('what surrounds a step that stands alone', () => {
  it.each(['get it in writing who gets what', 'get someone to look at the roof'])(
    'is no way to a shop where nothing is fetched: %s',
    (text) => {
      expect(titlesOf(text)).toContain('Write down where things stand');
    },
  );

  it.each(['get milk', 'go to the chemist'])('is a way where there is one: %s', (text) => {
    expect(titlesOf(text)[0]).toMatch(/^Check (?:where|when)/u);
  });
});
