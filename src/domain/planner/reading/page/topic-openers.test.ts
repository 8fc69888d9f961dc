import { expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

function topicsOf(text: string): readonly string[] {
  const { items } = readDump({ text, today: '2026-11-21' });
  return items.map(({ title, headings }) => `${headings.join(' > ')} | ${title}`);
}

it.each([
  [
    'House stuff - fix the shower, repaint the hall',
    ['House stuff | Fix the shower', 'House stuff | Repaint the hall'],
  ],
  ['Kids. I need to sign the trip form.', ['Kids | Sign the trip form']],
  [
    "Then there's work. I need to email Dan the deck. I should book the room.",
    ['Work | Email Dan the deck', 'Work | Book the room'],
  ],
  [
    'As for the car, I need to book the MOT. I should get a new wiper.',
    ['The car | Book the MOT', 'The car | Get a new wiper'],
  ],
  ['On the money front I have to call the bank', ['Money | Call the bank']],
  ['Work-wise, I need to finish the report', ['Work | Finish the report']],
  [
    'for work I need to email Dan the deck and book the meeting room, for the kids I need to sign the trip form',
    ['Work | Email Dan the deck', 'Work | Book the meeting room', 'The kids | Sign the trip form'],
  ],
  [
    'um brain dump for the garden project I want to build a bed, order timber',
    ['The garden project | Build a bed', 'The garden project | Order timber'],
  ],
  [
    'wedding → book the venue, write the guest list, pick a dress',
    ['Wedding | Book the venue', 'Wedding | Write the guest list', 'Wedding | Pick a dress'],
  ],
])(
  'what a sentence names as its topic stands over what follows in its line: %s',
  (text, topics) => {
    expect(topicsOf(text).map((said) => said.toLowerCase())).toEqual(
      topics.map((said) => said.toLowerCase()),
    );
  },
);

it.each([
  'my own stuff - post the jumper, book the train, pack',
  'three things. call the bank, post the jumper',
  'sort things - call the bank',
  'I need a costume for school and I need to call mum',
  'The house is quiet. I need to call mum.',
  'car -> garage thursday',
])('what only sounds like a topic is none: %s', (text) => {
  expect(topicsOf(text).filter((said) => !said.startsWith(' | '))).toEqual([]);
});

it('a topic ends with its line, and where another one is named', () => {
  const text = `Work. I need to email Dan the deck. Book the meeting room. HOME: call the plumber, fix the tap.

I also have to renew my passport.`;
  expect(topicsOf(text)).toEqual([
    'Work | Email Dan the deck',
    'Work | Book the meeting room',
    'Home | Call the plumber',
    'Home | Fix the tap',
    ' | Renew my passport',
  ]);
});

it('the first sentence of a paragraph tells what the rest of it is about', () => {
  const text = `The etsy shop has been on pause since June. I need to photograph the mugs. I have to write the listings.

I also have to renew my passport.`;
  expect(topicsOf(text)).toEqual([
    'The etsy shop | Photograph the mugs',
    'The etsy shop | Write the listings',
    ' | Renew my passport',
  ]);
});

const LIST = '- price list\n- borrow a gazebo\n- bake scones';

it.each([
  ['Things for the stall at the market:', 'The stall at the market'],
  ['Things I need to do for the wedding', 'The wedding'],
  ['Brain dump about the move', 'The move'],
])('a list is called by what it is about: %s', (line, topic) => {
  for (const before of ['', 'Call the bank.\n\n']) {
    const said = topicsOf(`${before}${line}\n${LIST}`).slice(-3);
    expect(said.map((one) => one.toLowerCase().split(' | ')[0])).toEqual(
      said.map(() => topic.toLowerCase()),
    );
  }
});

it.each(['Also:', 'Things to do for me:', 'More:'])(
  'and by nothing where the line says nothing of that: %s',
  (line) => {
    expect(topicsOf(`${line}\n${LIST}`).filter((said) => !said.startsWith(' | '))).toEqual([]);
  },
);

it('an area alone on its line stands over the lines below it, on a page of several parts', () => {
  const text =
    'kids\nsign the trip form\nbuy new shoes\nmoney\npay the storage unit\ncancel audible';
  expect(topicsOf(text)).toEqual([
    'kids | Sign the trip form',
    'kids | Buy new shoes',
    'money | Pay the storage unit',
    'money | Cancel audible',
  ]);
  const list = 'money\npay the storage unit\ncall mum\npost the parcel';
  expect(topicsOf(list).filter((said) => said.startsWith('money'))).toEqual([]);
});
