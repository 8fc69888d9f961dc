import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { anOperation, aProfile, NOW } from '#domain/plan/test-builders.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { readEarly } from './early-read.ts';
import { openIdbStorage } from './idb-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { Base } from './record.ts';
import type { OutboxStorage } from './storage.ts';

const SNAPSHOT: Snapshot = { version: 7, profile: aProfile() };

function anHour(dayStartHour: number): Operation {
  const change = { kind: 'settings.set', settings: { dayStartHour } } as const;
  return anOperation(change, { opId: `hour-${dayStartHour}` });
}

const acked = (hour: number, version: number) =>
  ({ opId: `hour-${hour}`, ok: true, version, at: NOW }) as const;

const hourOf = ({ settings }: Profile): number => settings.dayStartHour;

async function baseOf(storage: OutboxStorage): Promise<Base> {
  const { base } = await storage.read(null);
  if (base === null) throw new Error('There is a base.');
  return base;
}

const opened: Record<string, () => Promise<OutboxStorage>> = {
  async durable() {
    const storage = await openIdbStorage('ada');
    await storage.replaceBase(SNAPSHOT);
    return storage;
  },
  async memory() {
    const base = { ...SNAPSHOT, generation: 1 };
    const stored = { base, records: [], refusals: [], newer: 0 };
    return createMemoryStorage({ stored, unsaved: [] });
  },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('a change that the disk did not take is not called kept', async () => {
  const storage = await openIdbStorage('ada');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
    this: IDBTransaction,
  ) {
    this.abort();
  });
  onTestFinished(() => commit.mockRestore());
  await expect(storage.append(anHour(1))).rejects.toBeTruthy();
  expect((await storage.read(null)).records).toEqual([]);
});

describe.each(Object.entries(opened))('storage: %s', (_kind, open) => {
  test('changes are read in the order in which they were appended', async () => {
    const storage = await open();
    await Promise.all([1, 2, 3].map((hour) => storage.append(anHour(hour))));
    const { records } = await storage.read(null);
    expect(records.map(({ opId }) => opId)).toEqual(['hour-1', 'hour-2', 'hour-3']);
  });

  test('a change appended twice is kept once', async () => {
    const storage = await open();
    await storage.append(anHour(1));
    await storage.append(anHour(1));
    expect((await storage.read(null)).records).toHaveLength(1);
  });

  test('a newer snapshot takes the place of the base and of what it contains', async () => {
    const storage = await open();
    for (const hour of [1, 2, 3]) await storage.append(anHour(hour));
    await storage.settle([acked(1, 8), acked(2, 9)]);
    await storage.replaceBase({ version: 8, profile: aProfile({ username: 'grace' }) });
    const { base, records } = await storage.read(null);
    expect(base).toMatchObject({ version: 8, profile: { username: 'grace' } });
    expect(records.map(({ opId }) => opId)).toEqual(['hour-2', 'hour-3']);
  });

  test('an older snapshot is ignored, one of the same version is not', async () => {
    const storage = await open();
    await storage.replaceBase({ version: 6, profile: aProfile({ username: 'old' }) });
    expect((await baseOf(storage)).profile.username).toBe('ada');
    await storage.replaceBase({ version: 7, profile: aProfile({ username: 'grace' }) });
    expect((await baseOf(storage)).profile.username).toBe('grace');
  });

  test('an older snapshot of a server that has gone back is taken, and what it had acknowledged waits', async () => {
    const storage = await open();
    for (const hour of [1, 2]) await storage.append(anHour(hour));
    await storage.settle([acked(1, 8)]);
    const { generation } = await baseOf(storage);
    const told = { generation, version: 8 };
    await storage.replaceBase({ version: 6, profile: aProfile({ username: 'old' }) }, told);
    const { base, records } = await storage.read(null);
    expect(base).toMatchObject({ version: 6, profile: { username: 'old' } });
    expect(records).toMatchObject([
      { opId: 'hour-1', ackedVersion: null },
      { opId: 'hour-2', ackedVersion: null },
    ]);
  });

  test('folding takes in what was acknowledged without a gap and leaves the rest', async () => {
    const storage = await open();
    for (const hour of [1, 2, 3, 5]) await storage.append(anHour(hour));
    await storage.settle([acked(1, 8), acked(2, 9), acked(3, 11)]);
    expect(await storage.compact(await baseOf(storage))).toBe('done');
    const { base, records } = await storage.read(null);
    expect(base?.version).toBe(9);
    expect(base && hourOf(base.profile)).toBe(2);
    expect(records.map(({ opId }) => opId)).toEqual(['hour-3', 'hour-5']);
  });

  test('a base that is still the stored one is given back as it is', async () => {
    const storage = await open();
    const base = await baseOf(storage);
    await storage.append(anHour(1));
    expect((await storage.read(base)).base).toBe(base);
  });

  test('after folding, what did not change is still the same: nothing of it is drawn anew', async () => {
    const storage = await open();
    const held = await baseOf(storage);
    await storage.append(anHour(1));
    await storage.settle([acked(1, 8)]);
    await storage.compact(held);
    const { base } = await storage.read(held);
    expect(base?.version).toBe(8);
    expect(base?.profile.mountains).toBe(held.profile.mountains);
  });

  test('a refusal is listed until it is dismissed', async () => {
    const storage = await open();
    await storage.append(anHour(1));
    await storage.settle([{ opId: 'hour-1', ok: false, code: 'request.refused' }]);
    expect(await storage.read(null)).toMatchObject({
      records: [],
      refusals: [{ opId: 'hour-1', code: 'request.refused' }],
    });
    await storage.dismissRefusal('hour-1');
    expect((await storage.read(null)).refusals).toEqual([]);
  });
});

test('a tab that holds an older base does not fold it over the newer one', async () => {
  const [one, other] = [await openIdbStorage('ada'), await openIdbStorage('ada')];
  await one.replaceBase(SNAPSHOT);
  const held = await baseOf(other);
  await one.append(anHour(1));
  await one.settle([acked(1, 8)]);
  await one.replaceBase({ version: 7, profile: aProfile({ username: 'grace' }) });
  await other.compact(held);
  const { base, records } = await one.read(null);
  expect(base?.profile.username).toBe('grace');
  expect(records).toHaveLength(1);
});

test('without its copy of the data the device still has what waits, and nothing else', async () => {
  const storage = await openIdbStorage('ada');
  await storage.replaceBase(SNAPSHOT);
  for (const hour of [1, 2, 3]) await storage.append(anHour(hour));
  await storage.settle([acked(1, 8), { opId: 'hour-2', ok: false, code: 'id.taken' }]);
  await storage.forgetCopy();
  const { base, records, refusals } = await storage.read(null);
  expect({ base, refusals }).toEqual({ base: null, refusals: [] });
  expect(records.map(({ opId }) => opId)).toEqual(['hour-3']);
});

test('a tab does not take its old base for the one of the next sign-in', async () => {
  const [one, other] = [await openIdbStorage('ada'), await openIdbStorage('ada')];
  await one.replaceBase(SNAPSHOT);
  const held = await baseOf(other);
  await one.forgetCopy();
  expect((await other.read(held)).base).toBeNull();
  await one.replaceBase({ version: 8, profile: aProfile({ username: 'grace' }) });
  const { base } = await other.read(held);
  expect(base).toMatchObject({ version: 8, profile: { username: 'grace' } });
});

test('a connection that the browser dropped is opened again', async () => {
  const storage = await openIdbStorage('ada');
  const transaction = IDBDatabase.prototype.transaction;
  let isFirst = true;
  IDBDatabase.prototype.transaction = function dropped(this: IDBDatabase, ...args) {
    if (isFirst) {
      isFirst = false;
      this.close();
    }
    return transaction.apply(this, args);
  };
  try {
    await storage.append(anHour(1));
  } finally {
    IDBDatabase.prototype.transaction = transaction;
  }
  expect((await storage.read(null)).records).toHaveLength(1);
});

test('what the page has read early is shown as it was, and the next read is a new one', async () => {
  const seed = await opened['durable']?.();
  await seed?.append(anHour(1));
  const early = readEarly('ada');
  await early.kept;
  await seed?.append(anHour(2));
  const storage = await openIdbStorage('ada', early);
  const shown = await storage.read(null);
  expect(shown).toMatchObject({ base: { version: 7 }, records: [{ opId: 'hour-1' }] });
  const { base, records } = await storage.read(shown.base);
  expect(base).toBe(shown.base);
  expect(records.map(({ opId }) => opId)).toEqual(['hour-1', 'hour-2']);
});

test('what was read early of one person is nobody else’s', async () => {
  await opened['durable']?.();
  const grace = await openIdbStorage('grace', readEarly('ada'));
  expect((await grace.read(null)).base).toBeNull();
});

test('where nothing is kept the early read leaves nothing behind', async () => {
  const early = readEarly('ada');
  expect(await early.kept).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
  const storage = await openIdbStorage('ada', early);
  await storage.replaceBase(SNAPSHOT);
  expect(await baseOf(storage)).toMatchObject({ version: 7 });
});

test('what another tab has removed since the early read is not shown', async () => {
  const seed = await opened['durable']?.();
  const early = readEarly('ada');
  await early.kept;
  await seed?.destroy();
  const storage = await openIdbStorage('ada', early);
  expect((await storage.read(null)).base).toBeNull();
});

test('one person’s changes are in no other person’s storage', async () => {
  const [ada, grace] = [await openIdbStorage('ada'), await openIdbStorage('grace')];
  await ada.append(anHour(1));
  expect((await grace.read(null)).records).toEqual([]);
});

test('a change of a newer version is kept and counted, and in the way of nothing', async () => {
  const storage = await openIdbStorage('ada');
  await storage.replaceBase(SNAPSHOT);
  // What a page of tomorrow has left behind; nothing of today makes such a one.
  const change = { kind: 'mood.set' };
  await storage.append({ ...anHour(1), schema: 2, change } as unknown as Operation);
  await storage.append(anHour(2));
  await storage.settle([acked(2, 8)]);
  const stored = await storage.read(null);
  expect(stored.newer).toBe(1);
  expect(stored.records.map(({ opId }) => opId)).toEqual(['hour-2']);
  expect(await storage.compact(await baseOf(storage))).toBe('done');
  await storage.forgetCopy();
  expect(await storage.read(null)).toMatchObject({ base: null, records: [], newer: 1 });
});
