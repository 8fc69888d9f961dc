import { and, eq } from 'drizzle-orm';
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

// A statement takes at most 65,535 parameters, and the widest row here has ten.
const ROWS_PER_INSERT = 1000;

/** Writes a change of plan and ledger, in the order that keeps every row's parent in place. */
export async function writeRowChanges(reach: Reach, changes: RowChanges): Promise<void> {
  await insertNodes(reach, changes);
  await updateNodes(reach, changes);
  await deleteNodes(reach, changes);
  await writeLedger(reach, changes.completions);
}

async function insertNodes(reach: Reach, changes: RowChanges): Promise<void> {
  const { tx, userId } = reach;
  const own = <Row>(row: Row) => ({ ...row, userId });
  const newMountains = await numbered(reach, MOUNTAIN_LEVEL, {
    rows: changes.mountains.inserted,
    parentOf: () => ROOT,
  });
  for (const rows of chunks(newMountains)) await tx.insert(mountains).values(rows.map(own));
  const newBoulders = await numbered(reach, BOULDER_LEVEL, {
    rows: changes.boulders.inserted,
    parentOf: ({ mountainId }) => mountainId,
  });
  for (const rows of chunks(newBoulders)) await tx.insert(boulders).values(rows.map(own));
  const newRocks = await numbered(reach, ROCK_LEVEL, {
    rows: changes.rocks.inserted,
    parentOf: ({ boulderId }) => boulderId,
  });
  for (const rows of chunks(newRocks)) await tx.insert(rocks).values(rows.map(own));
  const newPebbles = await numbered(reach, PEBBLE_LEVEL, {
    rows: changes.pebbles.inserted,
    parentOf: ({ rockId }) => rockId,
  });
  for (const rows of chunks(newPebbles)) await tx.insert(pebbles).values(rows.map(own));
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
