import type { Logger } from 'pino';
import type { Connection } from './connection.ts';
import { openPglite } from './pglite/pglite-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';

export type Database = Connection;

/** Opens the database of the settings, brought to the newest schema, or throws a `StartError`. */
export async function openDatabase({
  databaseUrl,
  poolSize,
  dataDir,
  log,
}: {
  readonly databaseUrl: string | null;
  /** Connections to the PostgreSQL of `databaseUrl` for requests. */
  readonly poolSize?: number;
  readonly dataDir: string;
  readonly log: Logger;
}): Promise<Database> {
  return databaseUrl === null
    ? openPglite({ dataDir, log })
    : openPostgres({ databaseUrl, poolSize, log });
}
