import { expect, test } from 'vitest';
import { workMs } from '../../../../tests/setup/work-time.ts';
import { cleanerFor } from './said-by-person.ts';

const clean = cleanerFor(
  'Write to jo@example.org, see https://example.org/form?a=1. Ring +44 (0)20 7946-0958. Fix the <Header> part.',
);

test.each([
  'Write to jo@example.org',
  'Fill in https://example.org/form?a=1.',
  'Ring 020 7946 0958 at 9.30',
  'Fix the <Header> part',
])('what the person said stays: %s', (text) => {
  expect(clean(text)).toBe(text);
});

test.each([
  'Ring 112 if 3 < 5 and 7 > 2',
  'Send it by 2026-11-27 10:00',
  'Send it by 27.11.2026',
  'Read chapters 10-12, pages 100 to 120',
  'Llamar al médico 🙂',
  'Compare A/B, then C:D',
  "Reply to Ann's note (the long one)",
])('what is no link, number or markup stays: %s', (text) => {
  expect(clean(text)).toBe(text);
});

test.each([
  ['Look at www.evil.example/x', 'Look at'],
  ['Look at evil-site.com/pay', 'Look at'],
  ['Write to eve@evil.example.', 'Write to'],
  ['Ring 0800 1234567', 'Ring'],
  ['Ring 01.23.45.67.89 today', 'Ring today'],
  ['<img src=x onerror=alert(1)>Sort papers', 'Sort papers'],
  ['<style>b{}</style>Sort <i>papers</i>', 'Sort papers'],
  ['- [ ] Sort papers', 'Sort papers'],
  ['2) Sort `papers`', 'Sort papers'],
  ['Sort\u0000 pa\u200bpers\n\tnow', 'Sort pa pers now'],
  ['Sort \ud800 papers', 'Sort papers'],
])('%s becomes %s', (text, expected) => {
  expect(clean(text)).toBe(expected);
});

test.each([null, undefined, 7, Number.NaN, {}, ['a'], true])('%s is no text', (value) => {
  expect(clean(value)).toBe('');
});

test('texts made to be slow to search are searched at once', () => {
  const long = 100_000;
  const parts = ['a-', 'a.', 'a@', '1 ', '<script', '<a', '[a](', '**', '((', 'http:', '+1'];
  const search = () => parts.forEach((part) => clean(part.repeat(long)));
  expect(workMs(search)).toBeLessThan(1000);
});
