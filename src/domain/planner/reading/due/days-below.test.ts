import { expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

const duesOf = (text: string): (readonly [string, number | null])[] =>
  itemsOf(text).map(({ title, due }) => [title, due]);

it('takes a line that says no more than when for the thing above it', () => {
  const text = 'essay\ndue friday\nbibliography\ndue monday\nwalk the dog';
  expect(duesOf(text)).toEqual([
    ['Write essay', 6],
    ['Write bibliography', 2],
    ['Walk the dog', null],
  ]);
});

it.each(['was due friday', 'overdue', 'deadline has passed on friday'])(
  '"%s" below a thing says that it is late',
  (line) => {
    expect(duesOf(`rent\n${line}\ncall mum`)[0]).toEqual(['Pay rent', -1]);
  },
);

it.each([
  ['Book the van. The abstract deadline is Wednesday.', 'Finish the abstract, due Wednesday', 4],
  ['Book the van. The deadline for the bid is Wednesday.', 'Finish the bid, due Wednesday', 4],
  [
    'Book the van. The parking ticket doubles on Wednesday.',
    'Pay the parking ticket, doubles on Wednesday',
    4,
  ],
  ["Book the van. I told Ed he'd have the quote tomorrow.", 'Get the quote to Ed tomorrow', 1],
])('"%s" is due then, and nothing beside it', (text, title, due) => {
  expect(duesOf(`${text} Call mum.`)).toEqual([
    ['Book the van', null],
    [title, due],
    ['Call mum', null],
  ]);
});

it('a day that is only such a day is none of a step beside it', () => {
  expect(duesOf("Paint the shed. It's bin day tomorrow. Call mum.")).toEqual([
    ['Paint the shed', null],
    ['Call mum', null],
  ]);
});

it('what one said oneself is a promise, and a birthday is when somebody turns seventy', () => {
  expect(duesOf("Ed's waiting for the quote, I said Wednesday.")[0]?.[1]).toBe(4);
  expect(duesOf('Dad turns 70 on Wednesday. Get a card.')).toEqual([['Get a card', 4]]);
});

it.each([
  ['the mot is due in january', 'Renew the mot, due in january'],
  ['car tax is due in 3 weeks', 'Pay car tax, due in 3 weeks'],
])('"%s": what is due is paid or renewed, with its day', (said, title) => {
  expect(duesOf(`call mum\n${said}\nwalk the dog`).map(([step]) => step)).toContain(title);
});

it.each([
  [
    'The in-laws come on Saturday and before they come the spare room must be cleared. Call mum.',
    'Clear the spare room before they come',
  ],
  [
    "The landlord said if he doesn't hear from me by tonight he'll give the room away. Call mum.",
    'Get back to the landlord by tonight',
  ],
  ['Return the parcel, the shop takes it back until tomorrow only. Call mum.', 'Return the parcel'],
  ['timesheet!!! was due friday\nalso call mum\nbuy milk', 'Fill in timesheet'],
])('%s: the step with its day', (text, title) => {
  const items = itemsOf(text);
  expect(items.find((item) => item.title === title)?.due ?? null).not.toBe(null);
  expect(items.find((item) => item.title === 'Call mum')?.due).toBe(null);
});
