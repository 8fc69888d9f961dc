import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Package = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
};
type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([place]) => place !== '');

/** Below these an advisory speaks of a weakness that this program would have. */
const FLOORS = {
  // A name of a column in a query could be chosen: GHSA-gpj5-g38j-94v9.
  'drizzle-orm': '0.45.2',
  // Several, of which the adapter's let a path past a middleware: GHSA-92pp-h63x-v22m.
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  // Links of one account worked for another.
  'better-auth': '1.7.16',
} as const;

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

function isAtLeast(version: string, floor: string): boolean {
  const numbers = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [have, want] = [numbers(version), numbers(floor)];
  const differing = want.findIndex((part, place) => part !== have[place]);
  return differing === -1 || (have[differing] ?? 0) > (want[differing] ?? 0);
}

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.2.2', '1.2.3', false],
  ['0.45.1', '0.45.2', false],
])('of versions, %s against the floor %s is %j', (version, floor, expected) => {
  expect(isAtLeast(version, floor)).toBe(expected);
});

test.each(Object.entries(FLOORS))('every %s there is, is at least %s', (name, floor) => {
  const versions = installed
    .filter(([place]) => nameOf(place) === name)
    .map(([, { version }]) => version ?? '');
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

test('every package is asked for in one exact version', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
  expect(
    Object.entries(wanted).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
});

test('every package that is installed is the one whose digest is in the lock', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('no package comes from anywhere but the registry', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) =>
      resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved),
  );
  expect(elsewhere).toEqual([]);
});

test('a package that wants to run a script when it is installed is named, with a yes or a no', () => {
  const wanting = new Set(
    installed.filter(([, one]) => one.hasInstallScript === true).map(([place]) => nameOf(place)),
  );
  expect([...wanting].toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});
