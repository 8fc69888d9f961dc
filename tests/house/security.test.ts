import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const PAGE = readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8');
const WALK = 'src/server/route-walk.test.ts';

/** Where the page's short names are: as they stand, or within one of the programs. */
const PLACES = ['', 'src/server', 'src'];

type Promised = { readonly file: string; readonly title: string };

function fileOf(name: string): string {
  const found = PLACES.map((place) => path.join(place, name)).find((file) =>
    existsSync(path.join(ROOT, file)),
  );
  return found ?? name;
}

/** The tests that a row, a point or a paragraph names: a file, then titles in quotation marks. */
function promisedIn(part: string): readonly Promised[] {
  let file: string | null = null;
  return [
    ...part.matchAll(/`([\w./-]+\.(?:test|spec|test-suite)\.ts)`|\b(walk):|"([^"]+)"/g),
  ].flatMap(([, name, walk, title]) => {
    if (title === undefined) {
      file = walk === undefined ? fileOf(name ?? '') : WALK;
      return [];
    }
    return file === null ? [] : [{ file, title }];
  });
}

/** However its lines are broken. */
const parts = PAGE.split(/\n(?=\s*(?:\||- |\n))/).map((part) => part.replaceAll(/\s+/g, ' '));
const rows = PAGE.split('\n').filter((line) => /^\| S\d+ /.test(line));

test('all twenty checks are there, in order, each with a test that holds it', () => {
  expect(rows.map((row) => /^\| (S\d+)/.exec(row)?.[1])).toEqual(
    Array.from({ length: 20 }, (_, index) => `S${index + 1}`),
  );
  expect(rows.filter((row) => promisedIn(row).length === 0)).toEqual([]);
});

test('every test that the page about security names is there under that name', () => {
  const promised = parts.flatMap(promisedIn);
  expect(promised.length).toBeGreaterThan(90);
  const missing = promised.filter(
    ({ file, title }) =>
      !existsSync(path.join(ROOT, file)) ||
      !readFileSync(path.join(ROOT, file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
