import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

const FOR_OTHERS = 0o077;

/**
 * PGlite makes its files readable and writable for every user of the machine, whatever the umask:
 * the folder that they are in is closed instead. A data directory that was there before is left as it
 * is, for it may be in use by others on purpose; whoever runs this is told.
 */
export function closeToOthers({
  dataDir,
  log,
}: {
  readonly dataDir: string;
  readonly log: Logger;
}): void {
  const database = path.join(dataDir, 'database');
  try {
    if (isOpen(database)) chmodSync(database, 0o700);
  } catch (error) {
    log.warn({ err: error, database }, 'the database is open to other users of this machine');
  }
  if (isOpen(dataDir)) {
    log.warn(
      { dataDir },
      'other users of this machine may look into the data directory: chmod 700',
    );
  }
}

function isOpen(directory: string): boolean {
  return existsSync(directory) && (statSync(directory).mode & FOR_OTHERS) !== 0;
}
