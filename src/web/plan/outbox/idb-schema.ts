import { openDB, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { Profile } from '#domain/profile/profile.ts';
import { DATABASE_VERSION, databaseName, type EarlyKept, type Head } from './early-read.ts';
import type { OutboxRecord, StoredRefusal } from './record.ts';

export type PlanSchema = DBSchema & {
  /** Apart from the profile, so that the version can be read without cloning the whole plan. */
  head: { key: 'head'; value: Head };
  profile: { key: 'profile'; value: Profile };
  outbox: { key: number; value: OutboxRecord; indexes: { opId: string } };
  refusals: { key: number; value: StoredRefusal; indexes: { opId: string } };
};

export type PlanDatabase = IDBPDatabase<PlanSchema>;

/** Some browsers never answer the first open of a session; then we go on without. */
const OPEN_TIMEOUT_MS = 3_000;

type OpenAsk = {
  readonly userId: string;
  /** The browser closed the connection by itself: open another. */
  readonly onLost: () => void;
  /** Another tab removes or rebuilds the database: let go of it for good. */
  readonly onGone: () => void;
};

export function openPlanDatabase(ask: OpenAsk): Promise<PlanDatabase> {
  const opening = openDB<PlanSchema>(databaseName(ask.userId), DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore('head');
      database.createObjectStore('profile');
      const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('opId', 'opId', { unique: true });
      const refusals = database.createObjectStore('refusals', { keyPath: 'seq' });
      refusals.createIndex('opId', 'opId', { unique: true });
    },
    blocking(_current, _blocked, event) {
      // The event's target is the connection that is in the way: this one.
      (event.target as IDBDatabase).close();
      ask.onGone();
    },
    terminated: ask.onLost,
  });
  return inTime(opening, (database) => database.close());
}

/** A connection that was opened before this code was there. */
export function takeOver({ database }: EarlyKept, ask: OpenAsk): PlanDatabase {
  database.onversionchange = () => {
    database.close();
    ask.onGone();
  };
  database.onclose = ask.onLost;
  // Opened by the same name and version as above.
  return wrap(database) as PlanDatabase;
}

/** Fails when the browser takes too long; what still comes then is let go. */
export async function inTime<Opened>(
  opening: Promise<Opened>,
  letGo: (late: Opened) => void,
): Promise<Opened> {
  let hasTimedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      hasTimedOut = true;
      reject(new Error('The browser did not open its database.'));
    }, OPEN_TIMEOUT_MS);
  });
  const closeIfLate = (late: Opened): void => {
    if (hasTimedOut) letGo(late);
  };
  void opening.then(closeIfLate, ignore);
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
}

function ignore(): void {
  // The race has reported it.
}
