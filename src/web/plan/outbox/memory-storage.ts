import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { foldAcked } from './fold.ts';
import { settle, takenBy, type OutboxRecord, type Settlement, type Stored } from './record.ts';
import type { OutboxStorage } from './storage.ts';

/** For a browser that keeps nothing: the same rules, as long as the tab lives. */
export function createMemoryStorage(start: {
  stored: Stored;
  unsaved: readonly Operation[];
}): OutboxStorage {
  let stored = start.unsaved.reduce(withAppended, start.stored);
  return {
    kind: 'memory',
    read: async () => stored,
    async append(operation) {
      stored = withAppended(stored, operation);
    },
    async settle(settlements) {
      stored = withSettled(stored, settlements);
    },
    async replaceBase(snapshot, told) {
      const { base, records } = stored;
      const taken = takenBy({ records, head: base, version: snapshot.version, told });
      if (taken === null) return;
      stored = withBase(withPut(stored, taken.again), snapshot, taken.removed);
    },
    async compact() {
      const folded = foldAcked(stored.base, stored.records);
      if (folded === null) return 'diverged';
      stored = withBase(stored, folded, folded.removed);
      return 'done';
    },
    async dismissRefusal(opId) {
      stored = { ...stored, refusals: stored.refusals.filter((one) => one.opId !== opId) };
    },
    forgetCopy: async () => undefined,
    close: () => undefined,
    destroy: async () => undefined,
  };
}

function withAppended(stored: Stored, operation: Operation): Stored {
  const { opId } = operation;
  if (stored.records.some((record) => record.opId === opId)) return stored;
  const used = [...stored.records, ...stored.refusals].map(({ seq }) => seq);
  const record = { seq: Math.max(0, ...used) + 1, opId, operation, ackedVersion: null };
  return { ...stored, records: [...stored.records, record] };
}

function withSettled(stored: Stored, settlements: readonly Settlement[]): Stored {
  const { records, refusals } = stored;
  const delta = settle({ records, settlements });
  const put = withPut(stored, delta.put);
  return {
    ...put,
    records: put.records.filter(({ seq }) => !delta.remove.includes(seq)),
    refusals: [...refusals, ...delta.refused],
  };
}

function withPut(stored: Stored, put: readonly OutboxRecord[]): Stored {
  const changed = new Map(put.map((record) => [record.seq, record]));
  return {
    ...stored,
    records: stored.records.map((record) => changed.get(record.seq) ?? record),
  };
}

function withBase(
  stored: Stored,
  { version, profile }: Snapshot,
  removed: readonly OutboxRecord[],
): Stored {
  return {
    ...stored,
    base: { version, profile, generation: stored.base.generation + 1 },
    records: stored.records.filter((record) => !removed.includes(record)),
  };
}
