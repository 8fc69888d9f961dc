import { expect, test } from 'vitest';
import { anOperation, NOW } from '#domain/plan/test-builders.ts';
import { containedIn, settle, standingOf, type OutboxRecord } from './record.ts';

const LATER = '2026-11-20T10:05:00.000Z';

function aRecord(seq: number, ackedVersion: number | null = null): OutboxRecord {
  const opId = `op-${seq}`;
  const change = { kind: 'settings.set', settings: { dayStartHour: seq } } as const;
  return { seq, opId, operation: anOperation(change, { opId }), ackedVersion };
}

test('an answer acknowledges its change, with the time that the server used', () => {
  const settlements = [{ opId: 'op-1', ok: true, version: 8, at: LATER } as const];
  const { put } = settle({ records: [aRecord(1), aRecord(2)], version: 7, settlements });
  expect(put).toMatchObject([{ seq: 1, ackedVersion: 8, operation: { at: LATER } }]);
});

test('a change that the base has already is done with', () => {
  const settlements = [{ opId: 'op-1', ok: true, version: 7, at: NOW } as const];
  const delta = settle({ records: [aRecord(1)], version: 7, settlements });
  expect(delta).toEqual({ put: [], remove: [1], refused: [] });
});

test('a refused change leaves the outbox and is listed', () => {
  const settlements = [{ opId: 'op-1', ok: false, code: 'id.taken' } as const];
  const delta = settle({ records: [aRecord(1)], version: 7, settlements });
  expect(delta).toMatchObject({ put: [], remove: [1], refused: [{ opId: 'op-1', seq: 1 }] });
});

test('a repeated answer, or one to nothing, changes nothing', () => {
  const settlements = [
    { opId: 'op-1', ok: false, code: 'id.taken' } as const,
    { opId: 'op-9', ok: true, version: 8, at: NOW } as const,
  ];
  const delta = settle({ records: [aRecord(1, 8)], version: 7, settlements });
  expect(delta).toEqual({ put: [], remove: [], refused: [] });
});

test('a base contains what was acknowledged up to its version, and nothing that waits', () => {
  const records = [aRecord(1, 7), aRecord(2, 8), aRecord(3, 9), aRecord(4)];
  expect(containedIn({ records, version: 8 }).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('acknowledged changes count as far as no version is missing', () => {
  const records = [aRecord(1, 8), aRecord(2, 9), aRecord(3, 11), aRecord(4)];
  const standing = standingOf({ records, version: 7 });
  expect(standing).toMatchObject({ version: 9, hasGap: true });
  expect(standing.foldable.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a change that altered nothing may share the version of the one before', () => {
  const standing = standingOf({ records: [aRecord(1, 8), aRecord(2, 8)], version: 7 });
  expect(standing).toMatchObject({ version: 8, hasGap: false });
});
