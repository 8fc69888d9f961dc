/** `npm run backup [-- file]`: everybody's data into one file, while the program goes on. */

import path from 'node:path';
import { backupFolder, keepBackup } from './backup-file.ts';
import { describeFile, runCommand } from './command.ts';
import { requireDatabase, takeBackup } from './take-backup.ts';

await runCommand(async ({ store, argument, clock, log }) => {
  if (store.databaseUrl === null) requireDatabase(store.dataDir);
  const file = argument ?? path.join(backupFolder(store.dataDir), fileName(clock.now()));
  return describeFile(await keepBackup(file, (to) => takeBackup(store, { to, clock, log })));
});

function fileName(now: string): string {
  return `unstuck-${now.replaceAll(/[-:]|\.\d+/g, '')}.ndjson.gz`;
}
