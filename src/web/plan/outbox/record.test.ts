import { expect, test } from 'vitest';
import { anOperation, aProfile, NOW } from '#domain/plan/test-builders.ts';
import { containedIn, settle, standingOf, takenBy, toldOf, type OutboxRecord } from './record.ts';

const LATER = '2026-11-20T10:05:00.000Z';

function aRecord(seq: number, ackedVersion: number | null = null): OutboxRecord {
  const opId = `op-${seq}`;
  const change = { kind: 'settings.set', settings: { dayStartHour: seq } } as const;
  return { seq, opId, operation: anOperation(change, { opId }), ackedVersion };
}

test('an answer acknowledges its change, with the time that the server used', () => {
  const settlements = [{ opId: 'op-1', ok: true, version: 8, at: LATER } as const];
  const { put } = settle({ records: [aRecord(1), aRecord(2)], settlements });
  expect(put).toMatchObject([{ seq: 1, ackedVersion: 8, operation: { at: LATER } }]);
});

test('a refused change leaves the outbox and is listed', () => {
  const settlements = [{ opId: 'op-1', ok: false, code: 'id.taken' } as const];
  const delta = settle({ records: [aRecord(1)], settlements });
  expect(delta).toMatchObject({ put: [], remove: [1], refused: [{ opId: 'op-1', seq: 1 }] });
});

test('a repeated answer, or one to nothing, changes nothing', () => {
  const settlements = [
    { opId: 'op-1', ok: false, code: 'id.taken' } as const,
    { opId: 'op-9', ok: true, version: 8, at: NOW } as const,
  ];
  const delta = settle({ records: [aRecord(1, 8)], settlements });
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

test('what was told is the newest version of the base and of all that was acknowledged', () => {
  const base = { generation: 3, version: 8, profile: aProfile() };
  const records = [aRecord(1, 11), aRecord(2, 9), aRecord(3)];
  expect(toldOf({ base, records })).toEqual({ generation: 3, version: 11 });
  expect(toldOf({ base, records: [aRecord(1, 7)] }).version).toBe(8);
});

const HEAD = { generation: 3, version: 8 };

test('a snapshot older than what was told when it was asked for counts, and all is sent again', () => {
  const records = [aRecord(1, 8), aRecord(2, 10), aRecord(3)];
  const told = { generation: 3, version: 10 };
  expect(takenBy({ records, head: HEAD, version: 9, told })).toEqual({
    removed: [],
    again: [aRecord(1), aRecord(2)],
  });
});

test('what is sent again says the time that the device said, which the server corrects anew', () => {
  const settlements = [{ opId: 'op-1', ok: true, version: 8, at: LATER } as const];
  const { put } = settle({ records: [aRecord(1)], settlements });
  const told = { generation: 3, version: 8 };
  const taken = takenBy({ records: put, head: HEAD, version: 7, told });
  expect(taken?.again).toEqual([aRecord(1)]);
});

test('an older snapshot that comes after another base, or was not asked for knowing one, came too late', () => {
  const ask = { records: [], head: HEAD, version: 7 };
  expect(takenBy({ ...ask, told: { generation: 2, version: 8 } })).toBeNull();
  expect(takenBy({ ...ask, told: undefined })).toBeNull();
});
