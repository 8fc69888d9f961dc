/** Reads what the device keeps before the page's own scripts are there; small, as it stands in the page. */

import type { Profile } from '#domain/profile/profile.ts';
import type { OutboxRecord, StoredRefusal } from './record.ts';

/** All that is kept of one person, as it lies in the database. */
export type KeptParts = {
  readonly head: Head | undefined;
  readonly records: readonly OutboxRecord[];
  readonly refusals: readonly StoredRefusal[];
  readonly profile: Profile | undefined;
};

export type Head = { readonly version: number; readonly generation: number; readonly form: number };

/** For whoever takes it over, once. */
export type EarlyRead = {
  readonly userId: string;
  /** Null where the device keeps nothing, or will not say. */
  readonly kept: Promise<EarlyKept | null>;
};

export type EarlyKept = {
  readonly database: IDBDatabase;
  readonly parts: KeptParts;
  /** False once another tab has wanted the database gone. */
  readonly isOpen: () => boolean;
};

export const DATABASE_VERSION = 1;

export function databaseName(userId: string): string {
  return `unstuck-${userId}`;
}

export function readEarly(userId: string): EarlyRead {
  const reading = new Promise<EarlyKept | null>((resolve, reject) => {
    const opening = indexedDB.open(databaseName(userId), DATABASE_VERSION);
    // There is none yet, and making one is not for this script.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => readAll(opening.result).then(resolve, reject);
  });
  return { userId, kept: reading.catch(() => null) };
}

function readAll(database: IDBDatabase): Promise<EarlyKept> {
  let isOpen = true;
  database.onversionchange = () => {
    isOpen = false;
    database.close();
  };
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['head', 'profile', 'outbox', 'refusals']);
    const head = transaction.objectStore('head').get('head');
    const records = transaction.objectStore('outbox').getAll();
    const refusals = transaction.objectStore('refusals').getAll();
    const profile = transaction.objectStore('profile').get('profile');
    // Answers come in the order of the questions.
    profile.onsuccess = () =>
      resolve({
        database,
        isOpen: () => isOpen,
        parts: {
          head: head.result,
          records: records.result,
          refusals: refusals.result,
          profile: profile.result,
        },
      });
    transaction.onabort = reject;
  });
}
