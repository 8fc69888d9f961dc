import { sql, type SQL } from 'drizzle-orm';
import type { Orm, UserTransaction } from '../db/connection.ts';
import { SNAPSHOT } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { APP_ROLE, AUTH_ROLE } from '../db/roles.ts';
import { ROWS_ON_A_LINE } from './backup-format.ts';
import { IDENTITY_TABLES, PERSONAL_TABLES, tableName } from '../db/backup-tables.ts';

/** Some rows of one table, as the JSON text that the database made of them. */
export type RowsText = { readonly table: string; readonly rows: string };

export type PersonText = { readonly person: string; readonly tables: readonly RowsText[] };

const PEOPLE_AT_ONCE = 200;

type Identity = PersonText;

/**
 * Shows everybody, one after the other. Nobody's rows refer to anybody else's, so what has to be of
 * one moment are the names and addresses of all, which are unique among them, and all rows of each.
 *
 * A PostgreSQL gives one moment for everything, and goes on serving. PGlite has one connection: a
 * transaction that long would hold up every request, so there each person is read in one of their
 * own, under the name that they had at the beginning.
 */
export function readPeople(
  { kind, orm, withUser }: Pick<Database, 'kind' | 'orm' | 'withUser'>,
  show: (person: PersonText) => Promise<void>,
): Promise<void> {
  return kind === 'postgres' ? readAtOneMoment(orm, show) : readInTurn({ orm, withUser }, show);
}

async function readAtOneMoment(
  orm: Orm,
  show: (person: PersonText) => Promise<void>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    // Whoever takes the backup may be slow, and the disk it goes to.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    for await (const page of identityPages(tx)) {
      for (const identity of page) {
        await tx.execute(
          sql`select set_config('role', ${APP_ROLE}, true), set_config('app.user_id', ${identity.person}, true)`,
        );
        const owned = await readOwned(tx, identity.person);
        await show({ ...identity, tables: [...identity.tables, ...(owned ?? [])] });
      }
      await tx.execute(sql`select set_config('role', ${AUTH_ROLE}, true)`);
    }
  }, SNAPSHOT);
}

async function readInTurn(
  { orm, withUser }: Pick<Database, 'orm' | 'withUser'>,
  show: (person: PersonText) => Promise<void>,
): Promise<void> {
  const everybody = await orm.transaction(async (tx) => {
    const pages: Identity[][] = [];
    for await (const page of identityPages(tx)) pages.push(page);
    return pages.flat();
  }, SNAPSHOT);
  for (const identity of everybody) {
    const { person, tables } = identity;
    const owned = await withUser(person, (tx) => readOwned(tx, person), SNAPSHOT);
    // Who has deleted the account since is not put into the backup any more.
    if (owned !== null) await show({ person, tables: [...tables, ...owned] });
  }
}

async function* identityPages(tx: UserTransaction): AsyncGenerator<Identity[]> {
  const [users, ...others] = IDENTITY_TABLES;
  const more = others.map(
    (table) => sql`, (select json_agg(row_to_json(t))::text from ${table} t where t.user_id = u.id)
      as ${sql.identifier(tableName(table))}`,
  );
  for (let after: string | null = null; ;) {
    const rows: Record<string, string | null>[] = await rowsOf(
      tx,
      sql`select u.id, json_build_array(row_to_json(u))::text as "user"${sql.join(more)}
          from ${users} u where ${after === null ? sql`true` : sql`u.id > ${after}`}
          order by u.id limit ${PEOPLE_AT_ONCE}`,
    );
    yield rows.map(({ id, ...tables }) => ({
      person: id ?? '',
      tables: Object.entries(tables).flatMap(([table, text]) =>
        text === null ? [] : [{ table, rows: text }],
      ),
    }));
    after = rows.at(-1)?.['id'] ?? null;
    if (rows.length < PEOPLE_AT_ONCE) return;
  }
}

/** Everything the person of this transaction has; null when there is no such person any more. */
async function readOwned(tx: UserTransaction, person: string): Promise<readonly RowsText[] | null> {
  const pages = PERSONAL_TABLES.map(
    (table, place) => sql`
      select ${place}::int as place, page, json_agg(value)::text as rows
        from (select row_to_json(t) as value, (row_number() over () - 1) / ${ROWS_ON_A_LINE}::int as page
                from ${table} t where t.user_id = ${person}) paged
       group by page`,
  );
  const found: { place: number; rows: string }[] = await rowsOf(
    tx,
    sql`select -1 as place, 0 as page, '' as rows from "user" where id = ${person}
        union all ${sql.join(pages, sql` union all `)} order by place, page`,
  );
  if (found.length === 0) return null;
  return found.flatMap(({ place, rows }) => {
    const table = PERSONAL_TABLES[place];
    return table === undefined ? [] : [{ table: tableName(table), rows }];
  });
}

async function rowsOf<Row>(tx: UserTransaction, statement: SQL): Promise<Row[]> {
  // Both engines give a statement's rows in this place; Drizzle's type for either does not say so.
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
