import { codeOf } from '../error-code.ts';
import { SQLSTATE, sqlStateOf } from './sql-session.ts';

// The connection, who may connect, the database that is not there, the server's resources, its shutdown,
// its disk, its own faults: not our statement.
const UNAVAILABLE_CLASSES = new Set(['08', '28', '3D', '53', '57', '58', 'XX']);
/** The database takes no connections at the moment; another transaction has held a lock for too long. */
const NOT_NOW = new Set(['55000', '55P03']);
// Values that no column takes, rows that its rules do not let in.
const UNFIT_CLASSES = new Set(['22', '23']);
const LOST_CONNECTION =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EIO)/;
// What pg and PGlite say without a code.
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool|PGlite is clos)/;

const TIME_UP = /timeout/i;

/** True when the database gave no answer, as opposed to answering that a statement was wrong. */
export function isStorageFailure(error: unknown): boolean {
  let isQuery = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (LOST_CONNECTION.test(code) || NO_CONNECTION.test(cause.message)) return true;
    if (SQLSTATE.test(code)) return NOT_NOW.has(code) || UNAVAILABLE_CLASSES.has(code.slice(0, 2));
    isQuery ||= 'query' in cause && 'params' in cause;
    if (isQuery && cause.cause === undefined) return true;
  }
  return false;
}

/** True when the database took the statement and not its values: the same ones are never taken. */
export function isUnfit(error: unknown): boolean {
  return UNFIT_CLASSES.has(sqlStateOf(error)?.slice(0, 2) ?? '');
}

/** True when the database gave no answer in all the time that it gets. */
export function isTimeUp(error: unknown): error is Error {
  return error instanceof Error && isStorageFailure(error) && TIME_UP.test(rootOf(error).message);
}

/** Waits for what a failure made necessary, but not for a database that has been waited for long enough. */
export async function settleAfter(error: unknown, work: Promise<void> | undefined): Promise<void> {
  if (!isTimeUp(error)) await work;
}

/** What is around it names the query and its values, which may be anybody's words. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
