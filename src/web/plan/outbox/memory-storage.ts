import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { foldAcked } from './fold.ts';
import { containedIn, settle, type OutboxRecord, type Settlement, type Stored } from './record.ts';
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
    async replaceBase(snapshot) {
      if (snapshot.version < stored.base.version) return;
      const { records } = stored;
      stored = withBase(stored, snapshot, containedIn({ records, version: snapshot.version }));
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
  const { base, newer, records, refusals } = stored;
  const delta = settle({ records, version: base.version, settlements });
  const changed = new Map(delta.put.map((record) => [record.seq, record]));
  return {
    base,
    newer,
    records: records
      .filter(({ seq }) => !delta.remove.includes(seq))
      .map((record) => changed.get(record.seq) ?? record),
    refusals: [...refusals, ...delta.refused],
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
