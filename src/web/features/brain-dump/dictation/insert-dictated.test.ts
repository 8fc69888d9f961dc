import { expect, test } from 'vitest';
import { insertDictated } from './insert-dictated.ts';

const HERE = '|';

/** `|` is the place in the text, before and after. */
function dictate(text: string, ...pieces: string[]): string {
  const at = text.indexOf(HERE);
  const done = insertDictated({ text: text.replace(HERE, ''), at, pieces });
  return done.text.slice(0, done.caret) + HERE + done.text.slice(done.caret);
}

test.each([
  ['an empty page', '|', 'call Ana', 'call Ana|'],
  ['the end of a text', 'buy milk|', 'call Ana', 'buy milk\ncall Ana|'],
  ['a new line', 'buy milk\n|', 'call Ana', 'buy milk\ncall Ana|'],
  ['after a space', 'buy | and bread', 'milk', 'buy milk| and bread'],
  ['before a word', 'buy |bread', 'milk', 'buy milk| bread'],
  ['the beginning', '|buy milk', 'call Ana', 'call Ana|\nbuy milk'],
])('at %s nothing that is there is lost', (_place, text, piece, result) => {
  expect(dictate(text, piece)).toBe(result);
});

test('each piece has a line of its own', () => {
  expect(dictate('|', 'call Ana', 'buy milk')).toBe('call Ana\nbuy milk|');
});
