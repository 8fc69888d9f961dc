import { expect, test } from 'vitest';
import { workMs } from '../../../../tests/setup/work-time.ts';
import { jsonIn } from './read-json.ts';

const first = (text: string, isCut = false) => jsonIn(text, isCut).next().value;

test('a half object at the cut is left out, whatever stands in it', () => {
  const text = '{"list":[{"title":"Fix the {x} part"},{"title":"Fix the {y} pa';
  expect(first(text, true)).toMatchObject({
    value: { list: [{ title: 'Fix the {x} part' }] },
    isCut: true,
  });
});

test('an object that lacks a comma between its words is left out at the cut too', () => {
  const text = '{"list":[{"title":"One",},{"title":"Two", "minutes": 1';
  expect(first(text, true)).toMatchObject({ value: { list: [{ title: 'One' }] }, isCut: true });
});

test('brackets and quotation marks inside of words close nothing', () => {
  const value = { title: 'Read "Dune" {part 1]}', list: ['}'] };
  expect(first(`Here: ${JSON.stringify(value)} ok?`)).toMatchObject({ value, isCut: false });
});

test('a quotation mark that was not escaped is survived', () => {
  expect(first('{"title":"Read "Dune" tonight","minutes":20}')).toMatchObject({
    value: { minutes: 20 },
  });
});

test('the largest value comes first, the others after it', () => {
  const found = [...jsonIn('{"a":1} and {"list":[1,2,3]}', false)].map(({ value }) => value);
  expect(found.slice(0, 2)).toEqual([{ list: [1, 2, 3] }, { a: 1 }]);
});

test('a mark of thoughts inside of a plan is a word of it', () => {
  expect(first('{"title":"Explain </think> to Jo"}')).toMatchObject({
    value: { title: 'Explain </think> to Jo' },
  });
});

test.each(['', 'No.', '{', '[[[[', '<think>{"a":1}', '}{'])('nothing of %j is a value', (text) => {
  const found = [...jsonIn(text, true)].map(({ value }) => JSON.stringify(value));
  expect(found.filter((value) => /[^[\]{}]/.test(value))).toEqual([]);
});

test.each(['"x" ', ' \n', '`', '{', '[{', '[{},'])(
  'a long reply of %j that nobody can read is given up soon',
  (noise) => {
    const read = () => {
      const found = [...jsonIn(`{"mountains":[${noise.repeat(50_000)}x}`, false)];
      expect(found.filter(({ value }) => JSON.stringify(value).length > 1000)).toEqual([]);
    };
    expect(workMs(read)).toBeLessThan(5000);
  },
);
