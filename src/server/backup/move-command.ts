/** `DATABASE_URL=… npm run move`: from the built-in database into that PostgreSQL. */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../db/database.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { backupFolder, keepBackup } from './backup-file.ts';
import { countOf, runCommand } from './command.ts';
import { restoreBackup } from './restore-backup.ts';
import { notEmpty } from './store-words.ts';
import { requireDatabase, takeFromStore } from './take-backup.ts';

await runCommand(async ({ store, clock, log }) => {
  if (store.databaseUrl === null)
    throw new OperatorProblem(
      'Name the PostgreSQL to move to: DATABASE_URL=postgres://… npm run move',
    );
  requireDatabase(store.dataDir);
  // PostgreSQL is opened first, because it is what can be wrong; the data directory is only read.
  const database = await openDatabase({ ...store, log });
  const file = path.join(backupFolder(store.dataDir), `move-${process.pid}.ndjson.gz`);
  try {
    const from = { databaseUrl: null, dataDir: store.dataDir };
    await keepBackup(file, (to) => takeFromStore(from, { to, clock, log }));
    const { people } = await restoreBackup(file, { database, clock }).catch(notEmpty(store));
    return [
      `Moved ${countOf(people)}. Everybody signs in again, with the same password.`,
      'Now start with that DATABASE_URL and an AUTH_SECRET, which may be the one in',
      `${path.join(store.dataDir, 'auth-secret')}. The old database is still in ${store.dataDir}: keep it until you have looked.`,
    ].join('\n');
  } finally {
    rmSync(file, { force: true });
    await database.close();
  }
});
