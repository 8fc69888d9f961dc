/** What README promises is held by tests that are there, and that `npm run promise` runs at length. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const clauses = [...read('README.md').matchAll(/^\| .+ \| `(.+\.ts)`: (.+?) *\|$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);
const atLength = [...read('scripts/testing/promise.ts').matchAll(/'((?:src|tests)\/[^']+)'/g)].map(
  ([, place = '']) => place,
);

test('each clause names a test that is there', () => {
  expect(clauses).toHaveLength(7);
  const missing = clauses.filter(
    ({ file, title }) => !existsSync(path.join(ROOT, file)) || !read(file).includes(title),
  );
  expect(missing).toEqual([]);
});

test('each of these tests is among those that run at length', () => {
  const daily = clauses.filter(({ file }) => !atLength.some((place) => file.startsWith(place)));
  expect(daily).toEqual([]);
});
