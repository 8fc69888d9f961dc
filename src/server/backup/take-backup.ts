import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import { DirectoryInUse } from '../db/pglite/directory-lock.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { doorKey } from './backup-door.ts';
import { takeFromRunning, unreachable } from './knock.ts';
import { writeBackup } from './write-backup.ts';

export type Store = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Writes a backup of a store: through the program that runs on it, where only that one may read it. */
export async function takeBackup(
  store: Store,
  { to, clock, log }: { readonly to: Writable; readonly clock: Clock; readonly log: Logger },
): Promise<void> {
  try {
    await takeFromStore(store, { to, clock, log });
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const key = doorKey(store.dataDir);
    if (key === null) throw unreachable(error);
    await takeFromRunning(key, to);
  }
}

/** Writes a backup of a store that no other program has to itself. */
export async function takeFromStore(
  store: Store,
  { to, clock, log }: { readonly to: Writable; readonly clock: Clock; readonly log: Logger },
): Promise<void> {
  const database = await openDatabase({ ...store, log });
  try {
    await writeBackup({ database, clock }, to);
  } finally {
    await database.close();
  }
}

/** Without this look a wrong DATA_DIR would become a new database, and a backup of nobody. */
export function requireDatabase(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new OperatorProblem(`There is no database in ${dataDir}. Name its directory in DATA_DIR.`);
}
