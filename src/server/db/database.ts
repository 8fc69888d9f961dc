import type { Logger } from 'pino';
import type { Connection } from './connection.ts';

export type Database = Connection;

/** Opens the database of the settings, brought to the newest schema, or throws an `OperatorProblem`. */
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
  // Each brings along a driver that the other has no use for.
  if (databaseUrl === null) {
    const { openPglite } = await import('./pglite/pglite-database.ts');
    return openPglite({ dataDir, log });
  }
  const { openPostgres } = await import('./postgres/postgres-database.ts');
  return openPostgres({ databaseUrl, poolSize, log });
}
