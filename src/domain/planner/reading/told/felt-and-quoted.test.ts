import { expect, it } from 'vitest';
import { planBrainDump } from '../../built-in-planner.ts';
import { itemsOf, titlesOf } from '../test-items.ts';

function quotedOf(text: string): string[] {
  const pebbles = planBrainDump({ text, today: '2026-11-23' }).mountains.flatMap(({ boulders }) =>
    boulders.flatMap(({ rocks }) => rocks.flatMap(({ pebbles: own }) => own)),
  );
  return pebbles
    .filter(({ title }) => title === 'Look at what else was on my mind')
    .map(({ description }) => description);
}

it.each([
  "I'm exhausted and my back hurts.",
  'I miss when this was fun.',
  'I feel like a fraud.',
  "I keep telling myself I'll start after one more video.",
])('what is felt is neither a step nor quoted: %s', (said) => {
  const text = `Call the bank. ${said} Send Priya the photos. Fix the gate. Water the plants.`;
  expect(titlesOf(text)).toHaveLength(4);
  expect(quotedOf(text)).toEqual([]);
});

it('a state that became a step is not quoted beside it', () => {
  const text =
    'I owe my mum a phone call. The data from the second run is a mess. Send Priya the photos. Fix the gate.';
  expect(titlesOf(text)).toContain('Clear up the data from the second run');
  expect(quotedOf(text)).toEqual([]);
});

it.each([
  ["I haven't opened mail in two months and I'm scared of what's in there.", 'Open mail'],
  ["I've read the papers but I haven't made notes.", 'Make notes'],
])('what one has not done to a thing is to be done, however it is felt: %s', (said, title) => {
  expect(
    titlesOf(`I'm tired all the time. ${said} My sister keeps asking about Christmas.`),
  ).toContain(title);
});

it('a letter that says what to do is no step of its own', () => {
  const text = 'The committee sent a letter saying I have to clear my plot by the 15th. Call Ann.';
  expect(titlesOf(text)).toEqual(['Clear my plot by the 15th', 'Call Ann']);
});

it('nobody is called by the name of a town', () => {
  const text = 'The client in Leeds is still waiting for a quote. I should call him.';
  expect(titlesOf(text)).not.toContain('Call Leeds');
});

it('"mine snapped" is said beside the new one', () => {
  const [item] = itemsOf('I need a new spade, mine snapped. Call Ann.');
  expect([item?.title, item?.notes]).toEqual(['Get a new spade', ['Mine snapped']]);
});
