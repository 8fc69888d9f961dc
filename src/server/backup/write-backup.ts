import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { knownMigrations } from '../db/migrate.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type BackupTrailer,
} from './backup-format.ts';
import { readPeople } from './people.repository.ts';

/** Writes a backup of everybody while the server goes on; no faster than `to` takes it. */
export async function writeBackup(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  to: Writable,
): Promise<void> {
  const gzip = createGzip();
  const over = new AbortController();
  const arrived = pipeline(gzip, to).finally(() => over.abort());
  // `arrived` is awaited below: until then its failure is not an unhandled one.
  arrived.catch(() => undefined);
  try {
    await writeLines({ database, clock }, async (line) => {
      over.signal.throwIfAborted();
      if (!gzip.write(line)) await once(gzip, 'drain', { signal: over.signal });
    });
    gzip.end();
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : undefined);
    // When `to` stopped taking the backup, its failure is the reason for this one.
    if (over.signal.aborted) await arrived;
    throw error;
  }
  await arrived;
}

async function writeLines(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  write: (line: string) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  let people = 0;
  let lines = 0;
  const add = (line: string) => {
    hash.update(line);
    lines += 1;
    return write(line);
  };
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    schema: knownMigrations().length,
    madeAt: clock.now(),
  };
  await add(`${JSON.stringify(header)}\n`);
  await readPeople(database, async ({ person, tables }) => {
    people += 1;
    // The rows go as the database wrote them: it breaks no text over lines, and an answer that is
    // kept byte for byte stays that way.
    for await (const { table, rows } of tables)
      await add(`{"person":"${person}","table":"${table}","rows":${oneLine(rows)}}\n`);
  });
  const trailer: BackupTrailer = { end: true, people, lines, sha256: hash.digest('hex') };
  await write(`${JSON.stringify(trailer)}\n`);
}

/** json_agg puts each row on a line of its own; within a text a line break is written \n. */
function oneLine(rows: string): string {
  return rows.replaceAll('\n', '');
}
