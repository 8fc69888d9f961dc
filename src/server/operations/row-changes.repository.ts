import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RowChanges } from '#domain/operations/row-changes.ts';
import { anyOf } from '../db/connection.ts';
import { boulders, completions, mountains, pebbles, rocks } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';
import {
  BOULDER_LEVEL,
  MOUNTAIN_LEVEL,
  numbered,
  PEBBLE_LEVEL,
  ROCK_LEVEL,
  ROOT,
} from './positions.repository.ts';

/** Few enough that others are answered between two of them. */
const ROWS_PER_INSERT = 1000;

/** Writes a change of plan and ledger, in the order that keeps every row's parent in place. */
export async function writeRowChanges(reach: Reach, changes: RowChanges): Promise<void> {
  await insertNodes(reach, changes);
  await updateNodes(reach, changes);
  await deleteNodes(reach, changes);
  await writeLedger(reach, changes.completions);
}

async function insertNodes(reach: Reach, changes: RowChanges): Promise<void> {
  const newMountains = await numbered(reach, MOUNTAIN_LEVEL, {
    rows: changes.mountains.inserted,
    parentOf: () => ROOT,
  });
  await insertRows(reach, mountains, newMountains);
  const newBoulders = await numbered(reach, BOULDER_LEVEL, {
    rows: changes.boulders.inserted,
    parentOf: ({ mountainId }) => mountainId,
  });
  await insertRows(reach, boulders, newBoulders);
  const newRocks = await numbered(reach, ROCK_LEVEL, {
    rows: changes.rocks.inserted,
    parentOf: ({ boulderId }) => boulderId,
  });
  await insertRows(reach, rocks, newRocks);
  const newPebbles = await numbered(reach, PEBBLE_LEVEL, {
    rows: changes.pebbles.inserted,
    parentOf: ({ rockId }) => rockId,
  });
  await insertRows(reach, pebbles, newPebbles);
}

/**
 * Inserts rows that go as one JSON text for many: a parameter for each of their values takes this
 * process longer than all the rest of storing a large plan.
 */
async function insertRows(
  { tx, userId }: Reach,
  table: PgTable,
  all: readonly object[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (const rows of chunks(all)) {
    const records = rows.map((row) => {
      const values = new Map<string, unknown>(Object.entries({ ...row, userId }));
      return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
    });
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names}
            from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}

async function updateNodes({ tx, userId }: Reach, changes: RowChanges): Promise<void> {
  for (const { id, ...row } of changes.mountains.updated) {
    const here = and(eq(mountains.userId, userId), eq(mountains.id, id));
    await tx.update(mountains).set(row).where(here);
  }
  for (const { id, ...row } of changes.boulders.updated) {
    const here = and(eq(boulders.userId, userId), eq(boulders.id, id));
    await tx.update(boulders).set(row).where(here);
  }
  for (const { id, ...row } of changes.rocks.updated) {
    const here = and(eq(rocks.userId, userId), eq(rocks.id, id));
    await tx.update(rocks).set(row).where(here);
  }
  for (const { id, ...row } of changes.pebbles.updated) {
    const here = and(eq(pebbles.userId, userId), eq(pebbles.id, id));
    await tx.update(pebbles).set(row).where(here);
  }
}

/** Deleting a row deletes what is under it. */
async function deleteNodes({ tx, userId }: Reach, changes: RowChanges): Promise<void> {
  const levels = [
    { table: mountains, ids: changes.mountains.deleted },
    { table: boulders, ids: changes.boulders.deleted },
    { table: rocks, ids: changes.rocks.deleted },
    { table: pebbles, ids: changes.pebbles.deleted },
  ];
  for (const { table, ids } of levels) {
    if (ids.length > 0) {
      await tx.delete(table).where(and(eq(table.userId, userId), anyOf(table.id, ids)));
    }
  }
}

async function writeLedger(
  { tx, userId }: Reach,
  { inserted, deleted }: RowChanges['completions'],
): Promise<void> {
  if (deleted.length > 0) {
    await tx
      .delete(completions)
      .where(and(eq(completions.userId, userId), anyOf(completions.pebbleId, deleted)));
  }
  for (const rows of chunks(inserted)) {
    await tx.insert(completions).values(rows.map((row) => ({ ...row, userId })));
  }
}

function chunks<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}
