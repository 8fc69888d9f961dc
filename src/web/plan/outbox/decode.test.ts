import { expect, test } from 'vitest';
import { anOperation } from '#domain/plan/test-builders.ts';
import { decodeOperation } from './decode.ts';

const RELEASED = [anOperation({ kind: 'timer.set', timer: null }, { opId: 'a' })];

test('an operation of every released version is read as this version uses it', () => {
  expect(RELEASED.map(({ schema }) => schema)).toEqual([1]);
  expect(RELEASED.map(decodeOperation)).toEqual(RELEASED);
});

test('an operation of a version yet to come is not taken for one of this', () => {
  expect(decodeOperation({ ...anOperation({ kind: 'timer.set', timer: null }), schema: 2 })).toBe(
    null,
  );
});
