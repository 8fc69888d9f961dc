import { expect, test } from 'vitest';
import { spokenLanguages } from './spoken-languages.ts';

test('the language that is set comes first, then those of the browser and English, each once', () => {
  const { near, others } = spokenLanguages({
    current: 'de-DE',
    ofBrowser: ['fr', 'de-DE', 'en-GB'],
  });
  expect(near).toEqual([
    { tag: 'de-DE', name: 'German (Germany)' },
    { tag: 'fr', name: 'French' },
    { tag: 'en-GB', name: 'English (United Kingdom)' },
    { tag: 'en-US', name: 'English (United States)' },
  ]);
  const tags = [...near, ...others].map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.length).toBeGreaterThan(40);
});

test('all others are in the order of their names', () => {
  const { others } = spokenLanguages({ current: 'en-US', ofBrowser: [] });
  const names = others.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(names).not.toContain('English (United States)');
});

test('a language that this device has no name for is shown by its tag, and no other text is a language', () => {
  const { near } = spokenLanguages({ current: 'en-US', ofBrowser: ['qqq', '<b>', ''] });
  expect(near).toEqual([
    { tag: 'en-US', name: 'English (United States)' },
    { tag: 'qqq', name: 'qqq' },
  ]);
});
