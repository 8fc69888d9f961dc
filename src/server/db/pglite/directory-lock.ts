import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorProblem } from '../../operator-problem.ts';

export type DirectoryLock = { readonly release: () => void };

const SQLITE_BUSY = 5;

/** Another process has the directory. */
export class DirectoryInUse extends OperatorProblem {}

// A lock that nothing refers to is garbage, and collecting it would unlock the directory.
const held = new Set<DatabaseSync>();

/**
 * Makes sure that one process at a time uses a data directory. An open transaction of SQLite holds
 * a lock of the operating system's: it works between containers, and is gone with the process
 * however that ends. A file that merely names a process could do neither.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const ownerFile = path.join(dataDir, 'database.lock.owner');
  const lock = openLock(path.join(dataDir, 'database.lock'), { dataDir, ownerFile });
  held.add(lock);
  writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}\n`);
  return {
    release: () => {
      rmSync(ownerFile, { force: true });
      lock.close();
      held.delete(lock);
    },
  };
}

function openLock(
  file: string,
  { dataDir, ownerFile }: { readonly dataDir: string; readonly ownerFile: string },
): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DirectoryInUse(
        `The data directory ${dataDir} is in use by another Unstuck (${ownerOf(ownerFile)}). Stop that one first, or name another directory in DATA_DIR.`,
      );
    }
    throw new OperatorProblem(
      `The data directory ${dataDir} cannot be locked: ${error instanceof Error ? error.message : String(error)}. It must be writable, and on a disk that supports locks.`,
      { cause: error },
    );
  }
}

function ownerOf(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return 'it is just starting';
  }
}
