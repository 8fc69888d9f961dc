import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { UserTransaction } from './connection.ts';

type Columns = Readonly<Record<string, PgColumn>>;

type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };

type Wanted<Chosen extends Columns> = {
  readonly table: PgTable;
  readonly columns: Chosen;
  readonly where: SQL;
};

/** All values of a column in one text, and out of it again. */
type Packing = {
  readonly pack: (column: PgColumn) => SQL<string | null>;
  readonly unpack: (text: string) => readonly unknown[];
};

/** "Unit separator": for this very use, and on no keyboard. */
const SEPARATOR = '\u001f';

const WORDS: Packing = {
  pack: (column) => sql`string_agg(${column}, ${sql.raw(`E'\\x1f'`)})`,
  unpack: (text) => text.split(SEPARATOR),
};
const NUMBERS: Packing = {
  pack: (column) => sql`array_agg(${column})::text`,
  unpack: (text) => JSON.parse(`[${text.slice(1, -1)}]`) as unknown[],
};
const ANYTHING: Packing = {
  pack: (column) => sql`json_agg(${column})::text`,
  unpack: (text) => JSON.parse(text) as unknown[],
};

/**
 * The rows of a table, in any order, fetched as one text for each column. For thousands of rows a
 * driver that takes them value by value needs several times as long, and so does PostgreSQL to
 * write them as JSON.
 */
export async function selectPacked<Chosen extends Columns>(
  tx: UserTransaction,
  wanted: Wanted<Chosen>,
): Promise<readonly RowOf<Chosen>[]> {
  const rows = await selectBy(tx, wanted, packingOf);
  // Words that hold the separator themselves make more of them than there are rows.
  return rows ?? (await selectBy(tx, wanted, () => ANYTHING)) ?? [];
}

function packingOf(column: PgColumn): Packing {
  // What is put in a row skips what is null.
  if (!column.notNull) return ANYTHING;
  const type = column.getSQLType();
  if (type === 'text') return WORDS;
  return type === 'integer' ? NUMBERS : ANYTHING;
}

/** Null when the texts do not come apart into as many values as there are rows. */
async function selectBy<Chosen extends Columns>(
  tx: UserTransaction,
  { table, columns, where }: Wanted<Chosen>,
  packing: (column: PgColumn) => Packing,
): Promise<readonly RowOf<Chosen>[] | null> {
  const chosen = Object.entries(columns);
  const packed = chosen.map(([name, column]) => [name, packing(column).pack(column)] as const);
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int`, texts: Object.fromEntries(packed) })
    .from(table)
    .where(where);
  const { count = 0, texts = {} } = found ?? {};
  const lists = chosen.map(([name, column]) => {
    const text = texts[name];
    const values = typeof text === 'string' ? packing(column).unpack(text) : [];
    const decode = (value: unknown) => (value === null ? null : column.mapFromDriverValue(value));
    return [name, values.map(decode)] as const;
  });
  if (lists.some(([, values]) => values.length !== count)) return null;
  return rowsOf<Chosen>(lists, count);
}

function rowsOf<Chosen extends Columns>(
  lists: readonly (readonly [string, readonly unknown[]])[],
  length: number,
): readonly RowOf<Chosen>[] {
  return Array.from({ length }, (_, place) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of lists) row[name] = values[place];
    // Each value went through the decoder of the column of that name.
    return row as RowOf<Chosen>;
  });
}
