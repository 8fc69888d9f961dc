/** `npm run restore -- file`: a backup into a store in which nobody has an account. */

import { makeDataDirectory } from '../data-directory.ts';
import { openDatabase } from '../db/database.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { countOf, runCommand } from './command.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { notEmpty } from './store-words.ts';

await runCommand(async ({ store, argument, clock, log }) => {
  if (argument === null)
    throw new OperatorProblem('Name the backup: npm run restore -- backups/unstuck-….ndjson.gz');
  // A file that is no backup must not leave a new data directory behind.
  await readBackup(argument);
  if (store.databaseUrl === null) makeDataDirectory(store.dataDir);
  const database = await openDatabase({ ...store, log });
  try {
    const { people, header } = await restoreBackup(argument, { database, clock }).catch(
      notEmpty(store),
    );
    return `Restored ${countOf(people)} as of ${header.madeAt}. Everybody signs in again, with the password of then.`;
  } finally {
    await database.close();
  }
});
