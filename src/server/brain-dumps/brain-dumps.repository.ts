import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BrainDumpReply } from '#domain/contract.ts';
import { brainDumps } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';

export type Planting = Pick<BrainDumpReply, 'mountainIds' | 'plannedBy'>;

/** Keeps the words of a dump, before anybody makes a plan of them. */
export async function keepDump(
  { tx, userId }: Reach,
  dump: { readonly id: string; readonly text: string },
): Promise<void> {
  await tx
    .insert(brainDumps)
    .values({ ...dump, userId })
    .onConflictDoUpdate({
      target: [brainDumps.userId, brainDumps.id],
      set: { text: sql`excluded.text` },
      setWhere: isNull(brainDumps.plannedBy),
    });
}

/** Notes what became of a dump. */
export async function storePlanting(
  { tx, userId }: Reach,
  id: string,
  planting: Planting,
): Promise<void> {
  await tx
    .update(brainDumps)
    .set(planting)
    .where(and(eq(brainDumps.userId, userId), eq(brainDumps.id, id)));
}

/** What became of a dump, or null while it has no plan. */
export async function findPlanting({ tx, userId }: Reach, id: string): Promise<Planting | null> {
  const [row] = await tx
    .select({ plannedBy: brainDumps.plannedBy, mountainIds: brainDumps.mountainIds })
    .from(brainDumps)
    .where(and(eq(brainDumps.userId, userId), eq(brainDumps.id, id)));
  if (!row?.plannedBy || row.mountainIds === null) return null;
  return { plannedBy: row.plannedBy, mountainIds: row.mountainIds };
}
