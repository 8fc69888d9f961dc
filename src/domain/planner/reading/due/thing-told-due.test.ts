import { expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

it.each([
  ['The thesis outline is killing me. It is due on Wednesday.', 'Finish the thesis outline'],
  ['The report is a pain and it has to be in by Thursday.', 'Get the report in by Thursday'],
  ["I can't stand the history essay. Deadline is Friday.", 'Finish the history essay'],
  ['The worst one is the grant application. It closes tomorrow.', 'Send in the grant application'],
  ['My rent is insane. It is due on the 1st.', 'Pay my rent'],
])('"%s": what was only told of is a step, due when the next words say', (said, title) => {
  const [shed, due, call] = itemsOf(`Paint the shed. ${said} Call mum.`);
  expect(shed?.due).toBe(null);
  expect(due?.title).toContain(title);
  expect(due?.due).not.toBe(null);
  expect(call?.due).toBe(null);
});

it.each([
  ['Send the report. The boss is on my case. It is due Friday.', 'Send the report'],
  ['Pay the rent. The new amount is 640. It is due tomorrow.', 'Pay the rent'],
  ['Write the essay. The topic is horrible. It is due tomorrow.', 'Write the essay'],
])('"%s": the day is of the step, and not of what was told between', (text, title) => {
  const items = itemsOf(text);
  expect(items.map((item) => item.title)).toEqual([title]);
  expect(items[0]?.due).not.toBe(null);
});

it.each([
  'The baby is kicking a lot. It is due in March.',
  'The bus is always late. It is due at nine.',
  'The show is brilliant. It closes on Friday.',
])('"%s" names nothing to do', (said) => {
  expect(itemsOf(`Paint the shed. ${said} Call mum.`).map((item) => item.title)).toEqual([
    'Paint the shed',
    'Call mum',
  ]);
});

it.each(['The show is brilliant. It ends on Friday.', 'I hate the winter. It ends in March.'])(
  '"%s": what points back is no date of what comes next',
  (said) => {
    const items = itemsOf(`Paint the shed. ${said} Call mum.`);
    expect(items.map((item) => item.due)).toEqual([null, null]);
  },
);
