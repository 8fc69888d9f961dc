import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorProblem } from '../operator-problem.ts';
import { keptSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once, and is the same ever after', () => {
  const secret = keptSecret(folder);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
});

it('is another one elsewhere', () => {
  const elsewhere = mkdtempSync(path.join(folder, 'other-'));
  expect(keptSecret(elsewhere)).not.toBe(keptSecret(folder));
});

it('can be read by its user only', () => {
  keptSecret(folder);
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

it('is not made up for a file that was cut off, which would sign everybody out', () => {
  writeFileSync(path.join(folder, 'auth-secret'), 'short');
  expect(() => keptSecret(folder)).toThrow(OperatorProblem);
});
