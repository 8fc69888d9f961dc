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

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

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
