import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { account, user } from './auth-schema.ts';
import {
  aiUsage,
  appliedOperations,
  boulders,
  brainDumps,
  completions,
  mountains,
  pebbles,
  rocks,
  userProfiles,
} from './user-schema.ts';

/** Who somebody is and how they sign in. Reached as the role of sign-in. */
export const IDENTITY_TABLES: readonly PgTable[] = [user, account];

/** What somebody has, each table after those that its rows refer to. Reached as that person. */
export const PERSONAL_TABLES: readonly PgTable[] = [
  userProfiles,
  mountains,
  boulders,
  rocks,
  pebbles,
  completions,
  brainDumps,
  aiUsage,
  appliedOperations,
];

/** What a backup leaves out, and why nobody misses it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'one that was ended since would be open again; everybody signs in once more',
  recovery: 'a link that was used since would work again; who needs one asks for another',
  verification: 'nothing that outlives the hour is kept there',
  waiting_mails: 'a mail that was sent since would be sent again',
  throttle: 'it counts the last hours, under the hash of a secret that may be another by then',
  schema_migrations: 'the store that takes the backup has its own',
};

export function tableName(table: PgTable): string {
  return getTableConfig(table).name;
}

/** The table of that name and its columns, when a backup may hold rows of it. */
export function backedUpTable(name: string): {
  readonly table: PgTable;
  readonly columns: ReadonlySet<string>;
  readonly isPersonal: boolean;
} | null {
  const isPersonal = PERSONAL_TABLES.some((table) => tableName(table) === name);
  const table = [...IDENTITY_TABLES, ...PERSONAL_TABLES].find((one) => tableName(one) === name);
  if (table === undefined) return null;
  const columns = new Set(getTableConfig(table).columns.map((column) => column.name));
  return { table, columns, isPersonal };
}
