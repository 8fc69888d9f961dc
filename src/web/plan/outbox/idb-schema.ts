import { DATABASE_VERSION, databaseName, type EarlyKept } from './early-read.ts';

/** What a request asked for. Whoever waits for it may ask for more in the same transaction. */
export function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** When all of it is kept; fails when none of it is. */
export function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
  });
}

/** Some browsers never answer the first open of a session; then we go on without. */
const OPEN_TIMEOUT_MS = 3_000;

type OpenAsk = {
  readonly userId: string;
  /** The browser closed the connection by itself: open another. */
  readonly onLost: () => void;
  /** Another tab removes or rebuilds the database: let go of it for good. */
  readonly onGone: () => void;
};

export async function openPlanDatabase(ask: OpenAsk): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName(ask.userId), DATABASE_VERSION);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('head');
    // Apart from the head, so that the version can be read without cloning the whole plan.
    database.createObjectStore('profile');
    const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
    outbox.createIndex('opId', 'opId', { unique: true });
    const refusals = database.createObjectStore('refusals', { keyPath: 'seq' });
    refusals.createIndex('opId', 'opId', { unique: true });
  };
  const database = await inTime(answerOf(opening), (late) => late.close());
  return takeOver({ database }, ask);
}

/** A connection that was opened just now, or before this code was there. */
export function takeOver({ database }: Pick<EarlyKept, 'database'>, ask: OpenAsk): IDBDatabase {
  database.onversionchange = () => {
    database.close();
    ask.onGone();
  };
  database.onclose = ask.onLost;
  return database;
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
