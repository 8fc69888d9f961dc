import type { Logger } from 'pino';
import type { Orm, WithUser } from './connection.ts';
import { openPglite } from './pglite/pglite-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';

export type Database = {
  readonly kind: 'pglite' | 'postgres';
  /** For the sign-in tables; people's data is out of its reach. */
  readonly orm: Orm;
  readonly withUser: WithUser;
  /** Fails when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the database of the settings, brought to the newest schema, or throws a `StartError`. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
}: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly log: Logger;
}): Promise<Database> {
  return databaseUrl === null ? openPglite({ dataDir, log }) : openPostgres({ databaseUrl, log });
}
