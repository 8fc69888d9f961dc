import type { Snapshot } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { decodeOperation } from './decode.ts';
import { foldAcked, type Folded } from './fold.ts';
import {
  databaseName,
  type EarlyKept,
  type EarlyRead,
  type Head,
  type KeptParts,
} from './early-read.ts';
import { answerOf, endOf, inTime, openPlanDatabase, takeOver } from './idb-schema.ts';
import {
  isPending,
  settle,
  takenBy,
  type Base,
  type OutboxRecord,
  type Settlement,
  type Stored,
  type StoredRefusal,
  type Told,
} from './record.ts';
import type { Baseless, OutboxStorage } from './storage.ts';

/** Rises when `Profile` changes its form: a base of another form is fetched anew, changes stay. */
const PROFILE_FORM = 1;
const NO_PROFILE = 0;

/** Throws when this browser keeps nothing. `early` is what the page has read already. */
export async function openIdbStorage(
  userId: string,
  early: EarlyRead | null = null,
): Promise<OutboxStorage> {
  const kept = early?.userId === userId ? await readInTime(early) : null;
  const connection = await connect(userId, kept);
  let first = kept?.parts ?? null;
  const transact: Connection['transact'] = (run) => {
    first = null;
    return connection.transact(run);
  };
  // A long plan takes long to read back, and would come as another: all of it would be drawn anew.
  let written: Base | null = null;
  return {
    kind: 'durable',
    read(held) {
      const known = [held, written];
      if (first === null) return transact((database) => read(database, known));
      const stored = storedFrom(first, known);
      first = null;
      return Promise.resolve(stored);
    },
    append: (operation) => transact((database) => append(database, operation)),
    settle: (settlements) => transact((database) => settleRecords(database, settlements)),
    async replaceBase(snapshot, told) {
      written = (await transact((database) => replaceBase(database, snapshot, told))) ?? written;
    },
    async compact(held) {
      const next = await transact((database) => compact(database, held));
      if (next === 'diverged') return 'diverged';
      written = next ?? written;
      return 'done';
    },
    dismissRefusal: (opId) => transact((database) => dismissRefusal(database, opId)),
    forgetCopy() {
      written = null;
      return transact(forgetCopy);
    },
    close: connection.close,
    async destroy() {
      connection.close();
      await answerOf(indexedDB.deleteDatabase(databaseName(userId)));
    },
  };
}

async function readInTime({ kept }: EarlyRead): Promise<EarlyKept | null> {
  const found = await inTime(kept, (late) => late?.database.close());
  return found?.isOpen() === true ? found : null;
}

type Connection = {
  transact<Result>(run: (database: IDBDatabase) => Promise<Result>): Promise<Result>;
  close(): void;
};

async function connect(userId: string, early: EarlyKept | null): Promise<Connection> {
  let database: IDBDatabase | null = null;
  let isClosed = false;
  const ask = {
    userId,
    onLost: () => void (database = null),
    onGone: () => void (isClosed = true),
  };
  const open = async (): Promise<IDBDatabase> => {
    if (isClosed) throw new Error('The database is closed.');
    return openPlanDatabase(ask);
  };
  database = early === null ? await open() : takeOver(early, ask);
  return {
    // No await before `run`: what a tap writes is on its way when the tap's handler returns.
    async transact(run) {
      const current = database ?? (database = await open());
      try {
        return await run(current);
      } catch (failure) {
        if (isClosed) throw failure;
        // Browsers drop connections of sleeping pages; a second failure is for the caller.
        if (database === current) {
          current.close();
          database = null;
        }
        return run(database ?? (database = await open()));
      }
    },
    close() {
      isClosed = true;
      database?.close();
    },
  };
}

async function read(database: IDBDatabase, known: Known): Promise<Stored | Baseless> {
  const transaction = database.transaction(['head', 'profile', 'outbox', 'refusals']);
  const [{ head, records }, refusals] = await Promise.all([
    keptIn(transaction),
    answerOf<StoredRefusal[]>(transaction.objectStore('refusals').getAll()),
  ]);
  const isKnown = sameAs(head, known) !== undefined;
  const profile = isKnown
    ? undefined
    : await answerOf<Profile | undefined>(transaction.objectStore('profile').get('profile'));
  return storedFrom({ head, records, refusals, profile }, known);
}

type KeptRecords = { readonly head: Head | undefined; readonly records: readonly OutboxRecord[] };

/** What every transaction over more than one store goes by. */
async function keptIn(transaction: IDBTransaction): Promise<KeptRecords> {
  const [head, records] = await Promise.all([
    answerOf<Head | undefined>(transaction.objectStore('head').get('head')),
    answerOf<OutboxRecord[]>(transaction.objectStore('outbox').getAll()),
  ]);
  return { head, records };
}

type Known = readonly (Base | null)[];

function sameAs(head: Head | undefined, known: Known): Base | undefined {
  const same = known.find(
    (base) => base?.generation === head?.generation && base?.version === head?.version,
  );
  return same ?? undefined;
}

function storedFrom({ head, profile, ...kept }: KeptParts, known: Known): Stored | Baseless {
  const outbox = { ...readable(kept.records), refusals: kept.refusals };
  if (head === undefined || head.form !== PROFILE_FORM) return { base: null, ...outbox };
  const same = sameAs(head, known);
  if (same !== undefined) return { base: same, ...outbox };
  if (profile === undefined) return { base: null, ...outbox };
  const { version, generation } = head;
  return { base: { version, generation, profile }, ...outbox };
}

function readable(kept: readonly OutboxRecord[]): Pick<Stored, 'records' | 'newer'> {
  const records: OutboxRecord[] = [];
  let newer = 0;
  for (const record of kept) {
    const operation = decodeOperation(record.operation);
    if (operation !== null) records.push({ ...record, operation });
    else if (isPending(record)) newer += 1;
  }
  return { records, newer };
}

async function append(database: IDBDatabase, operation: Operation): Promise<void> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
  const { opId } = operation;
  // The database itself gives the missing `seq`, which is what puts all tabs in one order.
  transaction.objectStore('outbox').add({ opId, operation, ackedVersion: null });
  // Not waiting for the request to answer: a tab killed now still leaves the change behind.
  transaction.commit();
  try {
    await endOf(transaction);
  } catch (failure) {
    const outbox = database.transaction('outbox').objectStore('outbox');
    const kept: unknown = await answerOf(outbox.index('opId').getKey(opId));
    if (kept === undefined) throw failure;
  }
}

async function settleRecords(
  database: IDBDatabase,
  settlements: readonly Settlement[],
): Promise<void> {
  const transaction = database.transaction(['outbox', 'refusals'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const records = await answerOf<OutboxRecord[]>(outbox.getAll());
  const delta = settle({ records, settlements });
  for (const record of delta.put) outbox.put(record);
  for (const seq of delta.remove) outbox.delete(seq);
  for (const refusal of delta.refused) transaction.objectStore('refusals').put(refusal);
  await endOf(transaction);
}

/** The base as it is written; null when there is a newer one. */
async function replaceBase(
  database: IDBDatabase,
  snapshot: Snapshot,
  told: Told | undefined,
): Promise<Base | null> {
  const transaction = database.transaction(['head', 'profile', 'outbox'], 'readwrite');
  const { head, records } = await keptIn(transaction);
  const taken = takenBy({ records, head, version: snapshot.version, told });
  if (taken === null) return null;
  for (const record of taken.again) transaction.objectStore('outbox').put(record);
  return write(transaction, { ...snapshot, head, removed: taken.removed });
}

/** The base as it is written; null when another tab has moved it on. */
async function compact(database: IDBDatabase, held: Base): Promise<Base | 'diverged' | null> {
  const transaction = database.transaction(['head', 'profile', 'outbox'], 'readwrite');
  const { head, records } = await keptIn(transaction);
  if (head?.generation !== held.generation) return null;
  const folded = foldAcked(held, readable(records).records);
  if (folded === null) return 'diverged';
  return write(transaction, { ...folded, head });
}

/** Puts a base in the place of the last one, and lets go of what it has taken in. */
async function write(
  transaction: IDBTransaction,
  { head, version, profile, removed }: Folded & Pick<KeptRecords, 'head'>,
): Promise<Base> {
  const generation = (head?.generation ?? 0) + 1;
  const next: Head = { version, generation, form: PROFILE_FORM };
  transaction.objectStore('head').put(next, 'head');
  transaction.objectStore('profile').put(profile, 'profile');
  for (const { seq } of removed) transaction.objectStore('outbox').delete(seq);
  await endOf(transaction);
  return { version, generation, profile };
}

async function forgetCopy(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(['head', 'profile', 'outbox', 'refusals'], 'readwrite');
  const { head, records } = await keptIn(transaction);
  // A generation is never used twice: another tab would take its old base for the next one.
  const gone: Head = { version: 0, generation: head?.generation ?? 0, form: NO_PROFILE };
  transaction.objectStore('head').put(gone, 'head');
  transaction.objectStore('profile').clear();
  transaction.objectStore('refusals').clear();
  for (const record of records)
    if (!isPending(record)) transaction.objectStore('outbox').delete(record.seq);
  await endOf(transaction);
}

async function dismissRefusal(database: IDBDatabase, opId: string): Promise<void> {
  const transaction = database.transaction('refusals', 'readwrite');
  const refusals = transaction.objectStore('refusals');
  const seq = await answerOf<IDBValidKey | undefined>(refusals.index('opId').getKey(opId));
  if (seq !== undefined) refusals.delete(seq);
  await endOf(transaction);
}
