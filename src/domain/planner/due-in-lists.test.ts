import { expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';
import { readDump } from './reading/read-dump.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

function firstPebbleOf(text: string): string | undefined {
  return planBrainDump({ text, today: TODAY }).mountains[0]?.boulders[0]?.rocks[0]?.pebbles[0]
    ?.title;
}

it.each([
  [
    'a line that the list below it stands under, and no day of its own',
    'Bowls club daybook, Sat\nbuy white paint\nroller mended\nask Jean about the keys\ntrophy to the engraver by Monday\nsweep the shelter\nnew kettle',
    'Get trophy to the engraver by Monday',
  ],
  [
    'what is to be done within days of what only comes',
    "Sort out the loft. The choir's summer concert is on Monday. Send the seating plan by Wednesday. Wash the car. Ring Jo.",
    'Send the seating plan by Wednesday',
  ],
  [
    'a thing whose line says of it when it closes',
    'paint the shed\nwax the skis\nsauna heater hums\nentry form for the relay, it closes on Monday\ncall Aino on Wednesday\nnew laces\nbread flour',
    'Fill in entry form for the relay',
  ],
  [
    'what is for those of whom the line above says that they come',
    'mend the net\nroofers arriving Tuesday\nmove the bikes for the roofers\nsharpen the saw\nbuy nails\npay the co-op on Thursday\nnew lamp',
    'Move the bikes for the roofers',
  ],
  [
    'what is to be done before that which was told lines above',
    'mend the net\nmeter man coming Tuesday\nsharpen the saw\nclear the cellar steps before then\nbuy nails\npay the co-op on Thursday\nnew lamp',
    'Clear the cellar steps before then',
  ],
  [
    'what must be done tonight, and nothing that is over',
    'My course ended on Thursday. Take the cheque in on Monday. The ferry people must be called tonight. Wash the car. Ring Jo.',
    'Call the ferry people tonight',
  ],
  [
    'what follows from how long something is kept',
    'Buy seeds. Call Jo on Thursday. The cat is staying at the cattery until tomorrow, so pick up the cat. Wash the car.',
    'Pick up the cat',
  ],
  [
    'a day, and no hour that somebody wants to keep',
    'wash the car\nsleep before 1\nbins Tuesday\nin bed by 11\nbuy seeds',
    'Take out bins Tuesday',
  ],
  [
    'an hour before which a thing from somewhere is needed',
    'Wash the car. Coal from the shed before six. Ring Jo on Tuesday. Buy seeds.',
    'Get coal from the shed before six',
  ],
  [
    'what is to be done before an hour that is said in full',
    "wash the skis\nnew laces\nswap the strap before the 2 o'clock session\nring Jo on Tuesday\nbread flour\ncall Aino on Wednesday",
    "Swap the strap before the 2 o'clock session",
  ],
  [
    'what ends with an hour of the day and has no day',
    'call Jo tomorrow\nfeed the starter 9pm\nsweep the hall\nnew laces\nbread flour',
    'Feed the starter 9pm',
  ],
  [
    'what is said to be done today, whatever comes later',
    "The party is next Saturday. I haven't booked the singer so do that like today. Ring Jo tomorrow. Wash the car.",
    'Book the singer',
  ],
])('the day told on a line of a list, or one above, puts first: %s', (_, text, first) => {
  expect(firstPebbleOf(text)).toBe(first);
});

it.each([
  ['I could do it tomorrow but Ann is away', 6],
  ["I can't do it today", 6],
  ['we would do it tomorrow but Ann is away', 6],
  ['so do it tomorrow', 1],
])('what is said behind a step with a day: "%s" leaves it %s days', (said, due) => {
  const { items } = readDump({ text: `finish the deck by Friday, ${said}`, today: TODAY });
  expect(items.map((item) => item.due)).toEqual([due]);
});

it.each([
  ['To do by Friday', 6],
  ['things to do before the 28th:', 7],
  ['Due Tuesday', 3],
  ['jobs for tomorrow', 1],
  ['Need to do by Thursday:', 5],
])('a day over a page is the day of all that stands below it: %s', (name, due) => {
  const { items } = readDump({ text: `${name}\ncall Jo\nwash the car\nsweep`, today: TODAY });
  expect(items.map((item) => item.due)).toEqual([due, due, due]);
});

it.each(['To do today', 'Notes for Friday', 'This week'])(
  'what only says when a page was written dates nothing: %s',
  (name) => {
    const { items } = readDump({ text: `${name}\ncall Jo\nwash the car\nsweep`, today: TODAY });
    expect(items.map((item) => item.due)).toEqual([null, null, null]);
  },
);

it.each([
  ['guests arrive at 6', 'Get ready for guests at 6', 0],
  ['my parents land at 9', 'Get ready for my parents at 9', 0],
  ['in-laws arrive at noon', 'Get ready for in-laws at noon', 0],
  ['guests arrive tomorrow', 'Get ready for guests tomorrow', 1],
  ['the guests arrive on Friday', 'Get ready for the guests on Friday', 6],
  ['guests arrive', 'Sort out guests arrive', null],
  ['guests list to finish', 'Finish guests list', null],
])('who comes on a day or at an hour is to be ready for: %s', (line, title, due) => {
  const { items } = readDump({ text: `buy milk\n${line}\ncall Ann`, today: TODAY });
  expect(items.map((item) => [item.title, item.due])).toContainEqual([title, due]);
});

it.each(['the guests arrived at 6', 'my parents arrive at the station'])(
  'who has come, or comes to a place, is nothing to do: %s',
  (line) => {
    const { items } = readDump({ text: `buy milk\n${line}\ncall Ann`, today: TODAY });
    expect(items.map(({ title }) => title)).toEqual(['Buy milk', 'Call Ann']);
  },
);

it('a line further down says by when what stands below it is to be done', () => {
  const text = 'call Jo\nBy Friday:\npay the gas bill\n\nsweep the hall\nwash the car';
  const { items } = readDump({ text, today: TODAY });
  expect(items.map(({ title, due }) => [title, due])).toContainEqual(['Pay the gas bill', 6]);
  expect(items.find(({ title }) => title === 'Call Jo')?.due).toBeNull();
});
