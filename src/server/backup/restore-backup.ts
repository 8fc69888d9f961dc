import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { readBackup, type BackupContent } from './read-backup.ts';
import { fillEmptyStore } from './restore.repository.ts';

/**
 * Puts a backup into an empty store. The file is read to its end before anything is touched.
 *
 * Devices take no profile that is older than the one they hold, by its version. After a restore all
 * versions are at least the time of it in milliseconds: more than any device has seen, whatever was
 * lost and however often somebody restores, because nobody makes a change every millisecond.
 */
export async function restoreBackup(
  file: string,
  { database, clock }: { readonly database: Pick<Database, 'orm'>; readonly clock: Clock },
): Promise<BackupContent> {
  const content = await readBackup(file);
  await fillEmptyStore(database, {
    leastVersion: millisecondsOf(clock.now()),
    // Read to the end once more: had the file changed in between, this would throw, and nothing stay.
    fill: async (insert) => void (await readBackup(file, insert)),
  });
  return content;
}
