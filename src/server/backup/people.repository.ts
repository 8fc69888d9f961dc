import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm, UserTransaction } from '../db/connection.ts';
import { SNAPSHOT } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { APP_ROLE, AUTH_ROLE } from '../db/roles.ts';
import { ROWS_ON_A_LINE } from './backup-format.ts';
import { IDENTITY_TABLES, PERSONAL_TABLES, tableName } from '../db/backup-tables.ts';

/** Some rows of one table, as the JSON text that the database made of them. */
export type RowsText = { readonly table: string; readonly rows: string };

/** Somebody and their rows; what reads them on the way can be read once. */
export type PersonText = {
  readonly person: string;
  readonly tables: AsyncIterable<RowsText>;
};

const PEOPLE_AT_ONCE = 200;

type Show = (person: PersonText) => Promise<void>;

type Reading = { readonly show: Show; readonly peopleAtOnce: number };

type Identity = { readonly person: string; readonly tables: readonly RowsText[] };

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
  show: Show,
  { peopleAtOnce = PEOPLE_AT_ONCE } = {},
): Promise<void> {
  return kind === 'postgres'
    ? readAtOneMoment(orm, { show, peopleAtOnce })
    : readInTurn({ orm, withUser }, { show, peopleAtOnce });
}

async function readAtOneMoment(orm: Orm, { show, peopleAtOnce }: Reading): Promise<void> {
  await orm.transaction(async (tx) => {
    // The transaction waits for whatever takes the backup, which may be a slow disk.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    for await (const page of identityPages(tx, peopleAtOnce)) {
      for (const identity of page) {
        await tx.execute(
          sql`select set_config('role', ${APP_ROLE}, true), set_config('app.user_id', ${identity.person}, true)`,
        );
        const owned = readOwned(tx, identity.person);
        await show({ ...identity, tables: following(identity.tables, owned) });
      }
      await tx.execute(sql`select set_config('role', ${AUTH_ROLE}, true)`);
    }
  }, SNAPSHOT);
}

async function readInTurn(
  { orm, withUser }: Pick<Database, 'orm' | 'withUser'>,
  { show, peopleAtOnce }: Reading,
): Promise<void> {
  const everybody = await orm.transaction(async (tx) => {
    const pages: Identity[][] = [];
    for await (const page of identityPages(tx, peopleAtOnce)) pages.push(page);
    return pages.flat();
  }, SNAPSHOT);
  for (const identity of everybody) {
    const { person, tables } = identity;
    // Read whole before it is shown: no transaction waits for a slow disk that takes the backup.
    const owned = await withUser(person, (tx) => listOf(readOwned(tx, person)), SNAPSHOT);
    // Nothing is owned by a person whose account was deleted since.
    if (owned.length > 0) await show({ person, tables: following(tables, owned) });
  }
}

async function listOf(found: AsyncIterable<RowsText>): Promise<readonly RowsText[]> {
  const list: RowsText[] = [];
  for await (const rows of found) list.push(rows);
  return list;
}

async function* following(
  first: readonly RowsText[],
  then: Iterable<RowsText> | AsyncIterable<RowsText>,
): AsyncGenerator<RowsText> {
  yield* first;
  yield* then;
}

async function* identityPages(
  tx: UserTransaction,
  peopleAtOnce: number,
): AsyncGenerator<Identity[]> {
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
          order by u.id limit ${peopleAtOnce}`,
    );
    yield rows.map(({ id, ...tables }) => ({
      person: id ?? '',
      tables: Object.entries(tables).flatMap(([table, text]) =>
        text === null ? [] : [{ table, rows: text }],
      ),
    }));
    after = rows.at(-1)?.['id'] ?? null;
    if (rows.length < peopleAtOnce) return;
  }
}

/**
 * Everything the person of this transaction has, table by table; nothing when there is no such person any
 * more. The first page of all tables is one statement, which is all there is of most people; of more than
 * that no statement reads or holds everything, however much somebody keeps.
 */
async function* readOwned(tx: UserTransaction, person: string): AsyncGenerator<RowsText> {
  const first = PERSONAL_TABLES.map((_, place) => pageOf({ place, person, after: null }));
  const found: Page[] = await rowsOf(
    tx,
    sql`select * from (${sql.join(first, sql` union all `)}) pages
        where exists (select from "user" where id = ${person}) order by place`,
  );
  for (const { place, ...firstPage } of found) {
    const table = PERSONAL_TABLES[place];
    if (table === undefined) continue;
    let page: Omit<Page, 'place'> | undefined = firstPage;
    while (page !== undefined && page.rows !== null) {
      yield { table: tableName(table), rows: page.rows };
      if (page.count < ROWS_ON_A_LINE || page.last === null) break;
      [page] = await rowsOf<Page>(tx, pageOf({ place, person, after: page.last }));
    }
  }
}

/** `rows` is null when there are none; `last` is the key to go on after, null where a person has one row. */
type Page = {
  readonly place: number;
  readonly count: number;
  readonly rows: string | null;
  readonly last: string | null;
};

function pageOf(ask: {
  readonly place: number;
  readonly person: string;
  readonly after: string | null;
}): SQL {
  const { place, person, after } = ask;
  const table = PERSONAL_TABLES[place];
  if (table === undefined) throw new Error(`There is no table ${place}.`);
  const key = keyOf(table);
  const further = after === null ? sql`true` : sql`${key} > ${after}`;
  return sql`
    select ${place}::int as place, count(*)::int as count, json_agg(value order by key)::text as rows,
           (array_agg(key order by key desc))[1]::text as last
      from (select row_to_json(t) as value, ${key} as key
              from ${table} t where t.user_id = ${person} and ${further}
             order by ${key} limit ${ROWS_ON_A_LINE}::int) paged`;
}

/** What tells a person's rows of a table apart: their primary key, without its first column, the person. */
function keyOf(table: PgTable): SQL {
  const [, column] = getTableConfig(table).primaryKeys[0]?.columns ?? [];
  return column === undefined ? sql`null::text` : sql`t.${sql.identifier(column.name)}`;
}

async function rowsOf<Row>(tx: UserTransaction, statement: SQL): Promise<Row[]> {
  // Both engines give a statement's rows in this place; Drizzle's type for either does not say so.
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
