import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Position } from '#domain/operations/level-changes.ts';
import { anyOf } from '../db/connection.ts';
import { boulders, mountains, pebbles, rocks } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';

/** Where the children of one level are kept; without a parent column the person is the parent. */
type Level = {
  readonly table: PgTable & { readonly userId: PgColumn; readonly position: PgColumn };
  readonly parent: PgColumn | null;
};

export const MOUNTAIN_LEVEL: Level = { table: mountains, parent: null };
export const BOULDER_LEVEL: Level = { table: boulders, parent: boulders.mountainId };
export const ROCK_LEVEL: Level = { table: rocks, parent: rocks.boulderId };
export const PEBBLE_LEVEL: Level = { table: pebbles, parent: pebbles.rockId };

/** The parent of a mountain: there is none. */
export const ROOT = '';

/** Gives the rows that come at the end of their parents their numbers, in the order of the rows. */
export async function numbered<Row extends { readonly position: Position }>(
  reach: Reach,
  level: Level,
  { rows, parentOf }: { readonly rows: readonly Row[]; readonly parentOf: (row: Row) => string },
): Promise<readonly (Row & { readonly position: number })[]> {
  const atEnd = rows.filter((row) => row.position === null);
  const ends = await endsOf(reach, level, [...new Set(atEnd.map(parentOf))]);
  return rows.map((row) => {
    if (row.position !== null) return { ...row, position: row.position };
    const position = ends.get(parentOf(row)) ?? 0;
    ends.set(parentOf(row), position + 1);
    return { ...row, position };
  });
}

/** For each parent that has children the position after the last of them. */
async function endsOf(
  { tx, userId }: Reach,
  { table, parent }: Level,
  parents: readonly string[],
): Promise<Map<string, number>> {
  if (parents.length === 0) return new Map();
  const key = parent === null ? sql<string>`${ROOT}::text` : sql<string>`${parent}`;
  const rows = await tx
    .select({ parent: key, end: sql<number>`max(${table.position}) + 1` })
    .from(table)
    .where(and(eq(table.userId, userId), parent === null ? undefined : anyOf(parent, parents)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.parent, row.end]));
}
