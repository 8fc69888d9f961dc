import { sql, type SQL } from 'drizzle-orm';
import { account, user } from '../db/auth-schema.ts';
import type { UserTransaction } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { APP_ROLE, AUTH_ROLE } from '../db/roles.ts';
import { sqlStateOf } from '../db/sql-session.ts';
import { userProfiles } from '../db/user-schema.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { BackupRows } from './backup-format.ts';
import { backedUpTable, tableName } from '../db/backup-tables.ts';

const LOCK_NOT_AVAILABLE = '55P03';

type Insert = (rows: BackupRows) => Promise<void>;

/**
 * Fills a store in which nobody has an account, all of it or nothing. Rows are put back as the
 * person they belong to, under the same row-level security as ever, so that no file can write into
 * the data of somebody else.
 */
export async function fillEmptyStore(
  { orm }: Pick<Database, 'orm'>,
  { leastVersion, fill }: { leastVersion: number; fill: (insert: Insert) => Promise<void> },
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await requireEmpty(tx);
    const become = inRole(tx);
    await fill(async ({ person, table: name, rows }) => {
      const known = backedUpTable(name);
      if (known === null)
        throw new OperatorProblem(`The backup has a table that is not known: ${name}.`);
      // Within a person's own tables the database sees to it.
      const owner = name === tableName(user) ? user.id.name : account.userId.name;
      if (!known.isPersonal && rows.some((row) => row[owner] !== person))
        throw new OperatorProblem(`The backup has a row of ${name} that is another person's.`);
      await become(known.isPersonal ? person : null);
      const columns = columnsOf(rows, known);
      await tx.execute(insertion({ ...known, columns, rows, leastVersion }));
    });
  });
}

/** Nobody signs up between this look and the end of the transaction. */
async function requireEmpty(tx: UserTransaction): Promise<void> {
  try {
    await tx.execute(sql`lock table "user" in share row exclusive mode`);
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new OperatorProblem('The store is in use; stop what uses it, then restore.', {
      cause: error,
    });
  }
  const { rows } = (await tx.execute(sql`select from "user" limit 1`)) as { rows: unknown[] };
  if (rows.length > 0) throw new StoreNotEmpty();
}

export class StoreNotEmpty extends OperatorProblem {
  constructor() {
    super('There are accounts already.');
  }
}

/** Changes the session's role only when the next rows need another than the last. */
function inRole(tx: UserTransaction): (person: string | null) => Promise<void> {
  let current: string | null = null;
  return async (person) => {
    if (person === current) return;
    const role = person === null ? AUTH_ROLE : APP_ROLE;
    await tx.execute(
      sql`select set_config('role', ${role}, true), set_config('app.user_id', ${person ?? ''}, true)`,
    );
    current = person;
  };
}

/** A column that came after the backup takes its default; one that is not known takes nothing. */
function columnsOf(
  rows: BackupRows['rows'],
  { table, columns }: NonNullable<ReturnType<typeof backedUpTable>>,
): readonly string[] {
  const named = Object.keys(rows[0] ?? {});
  const unknown = named.find((name) => !columns.has(name));
  if (unknown === undefined) return named;
  throw new OperatorProblem(
    `The backup has a column that is not known: ${unknown} of ${tableName(table)}.`,
  );
}

function insertion(ask: {
  readonly table: NonNullable<ReturnType<typeof backedUpTable>>['table'];
  readonly columns: readonly string[];
  readonly rows: BackupRows['rows'];
  readonly leastVersion: number;
}): SQL {
  const { table, columns, rows, leastVersion } = ask;
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const from = sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`;
  if (table !== userProfiles)
    return sql`insert into ${table} (${list}) select ${list} from ${from}`;
  // The profile is there since its person is; the version grows as if nothing had been lost.
  const values = sql.join(
    columns.map((name) =>
      name === userProfiles.version.name
        ? sql`greatest(version + 1, ${leastVersion}::bigint)`
        : sql.identifier(name),
    ),
    sql`, `,
  );
  const updates = sql.join(
    columns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`insert into ${table} (${list}) select ${values} from ${from}
    on conflict (user_id) do update set ${updates}`;
}
