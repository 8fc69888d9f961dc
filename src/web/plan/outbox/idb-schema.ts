import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Profile } from '#domain/profile/profile.ts';
import type { OutboxRecord, StoredRefusal } from './record.ts';

export type Head = { readonly version: number; readonly generation: number; readonly form: number };

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

export function databaseName(userId: string): string {
  return `unstuck-${userId}`;
}

export async function openPlanDatabase(ask: {
  userId: string;
  /** The browser closed the connection by itself: open another. */
  onLost: () => void;
  /** Another tab removes or rebuilds the database: let go of it for good. */
  onGone: () => void;
}): Promise<PlanDatabase> {
  let hasTimedOut = false;
  const opening = openDB<PlanSchema>(databaseName(ask.userId), 1, {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      hasTimedOut = true;
      reject(new Error('The browser did not open its database.'));
    }, OPEN_TIMEOUT_MS);
  });
  const closeIfLate = (database: PlanDatabase): void => {
    if (hasTimedOut) database.close();
  };
  void opening.then(closeIfLate, ignore);
  return Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
}

function ignore(): void {
  // The race has reported it.
}
