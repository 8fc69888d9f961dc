import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dumpsIn, SEEN_DUMPS, SEEN_LATELY, UNSEEN_DUMPS } from './test-dump.ts';

const PAGE = `Two of a morning.

=== list: a shop: before ten
items: milk | eye test
never: bins
first: eye test

Jobs
---
- milk

done: bins
=== short: one word

dentist
`;

describe('a page of dumps', () => {
  it('says what is expected of each, and leaves the words as they were written', () => {
    expect(dumpsIn(PAGE)).toEqual([
      {
        name: 'a shop: before ten',
        family: 'list',
        text: 'Jobs\n---\n- milk\n\ndone: bins',
        items: ['milk', 'eye test'],
        never: ['bins'],
        first: 'eye test',
      },
      { name: 'one word', family: 'short', text: 'dentist', items: [] },
    ]);
  });

  it.each([
    ['a family that there is not', '=== lists: a shop\nitems: milk\n\nmilk\n', 'lists: a shop'],
    ['a field that there is not', '=== list: a shop\nitem: milk\n\nmilk\n', 'item: milk'],
    ['a field said twice', '=== list: a shop\nitems: milk\nitems: tea\n\nmilk\n', 'items: tea'],
    ['words where a field is', '=== list: a shop\nitems: milk\nbuy milk\n', 'buy milk'],
  ])('is refused for %s', (_, page, line) => {
    expect(() => dumpsIn(page)).toThrow(`"${line}"`);
  });
});

it('the sets hold the dumps of every page that there is', () => {
  const here = new URL('.', import.meta.url);
  const pages = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'));
  const sets = [...SEEN_DUMPS, ...SEEN_LATELY, ...UNSEEN_DUMPS];
  expect(sets.map(({ name }) => name).toSorted()).toEqual(
    pages.flatMap((page) => dumpsIn(page).map(({ name }) => name)).toSorted(),
  );
});
