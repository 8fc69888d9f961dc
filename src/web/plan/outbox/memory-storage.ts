import type { Operation } from '#domain/operations/operation.ts';
import { foldAcked } from './fold.ts';
import { containedIn, settle, type OutboxRecord, type Stored } from './record.ts';
import type { OutboxStorage } from './storage.ts';

/** For a browser that keeps nothing: the same rules, as long as the tab lives. */
export function createMemoryStorage(start: {
  stored: Stored;
  unsaved: readonly Operation[];
}): OutboxStorage {
  let stored = start.stored;
  let lastSeq = Math.max(0, ...stored.records.map(({ seq }) => seq));
  const rebase = (base: Omit<Stored['base'], 'generation'>, removed: readonly OutboxRecord[]) => {
    const generation = stored.base.generation + 1;
    const records = stored.records.filter((record) => !removed.includes(record));
    stored = { ...stored, base: { ...base, generation }, records };
  };
  const add = (operation: Operation): void => {
    if (stored.records.some(({ opId }) => opId === operation.opId)) return;
    lastSeq += 1;
    const record = { seq: lastSeq, opId: operation.opId, operation, ackedVersion: null };
    stored = { ...stored, records: [...stored.records, record] };
  };
  for (const operation of start.unsaved) add(operation);
  return {
    kind: 'memory',
    read: async () => stored,
    append: async (operation) => add(operation),
    async settle(settlements) {
      const { base, records, refusals } = stored;
      const delta = settle({ records, version: base.version, settlements });
      const changed = new Map(delta.put.map((record) => [record.seq, record]));
      stored = {
        base,
        records: records
          .filter(({ seq }) => !delta.remove.includes(seq))
          .map((record) => changed.get(record.seq) ?? record),
        refusals: [...refusals, ...delta.refused],
      };
    },
    async replaceBase({ version, profile }) {
      if (version < stored.base.version) return;
      rebase({ version, profile }, containedIn({ records: stored.records, version }));
    },
    async compact() {
      const folded = foldAcked(stored.base, stored.records);
      if (folded === null) return 'diverged';
      rebase(folded, folded.removed);
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
