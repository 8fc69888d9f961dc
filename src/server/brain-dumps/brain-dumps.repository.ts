import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { BrainDumpReply, BrainDumpsReply, StandInsReply } from '#domain/contract.ts';
import { brainDumps, mountains } from '../db/user-schema.ts';
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

/**
 * Keeps a dump together with its plan. Words that are kept already stay as they are, and so does a
 * plan that they have already.
 */
export async function keepPlanted(
  { tx, userId }: Reach,
  dump: { readonly id: string; readonly text: string },
  planting: Planting,
): Promise<void> {
  await tx
    .insert(brainDumps)
    .values({ ...dump, ...planting, userId })
    .onConflictDoUpdate({
      target: [brainDumps.userId, brainDumps.id],
      set: planting,
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

/** Of more mountains than a planner makes, such as of an import, nobody looks whether they are there. */
const MOST_LOOKED_FOR = 50;

/** All dumps, and which of them have a plan of their own: one whose mountains are all gone has none any more. */
export async function findDumpIds({ tx, userId }: Reach): Promise<BrainDumpsReply> {
  const { id, mountainIds, plannedBy } = brainDumps;
  const isGone = sql`jsonb_array_length(${mountainIds}) <= ${MOST_LOOKED_FOR} and not exists (
    select from jsonb_array_elements_text(${mountainIds}) as made (id)
    join ${mountains} on ${mountains.userId} = ${userId} and ${mountains.id} = made.id)`;
  const isPlanned = sql<boolean>`${ne(plannedBy, 'fallback')} and not (${isGone})`;
  const rows = await tx
    .select({ id, isPlanned })
    .from(brainDumps)
    .where(eq(brainDumps.userId, userId));
  const planned = rows.filter((row) => row.isPlanned);
  return { dumpIds: rows.map(idOf), plannedIds: planned.map(idOf) };
}

/** Whether none of the mountains that a dump became is there any more. */
export async function areGone(
  { tx, userId }: Reach,
  mountainIds: readonly string[],
): Promise<boolean> {
  if (mountainIds.length > MOST_LOOKED_FOR) return false;
  const [left] = await tx
    .select({ id: mountains.id })
    .from(mountains)
    .where(and(eq(mountains.userId, userId), inArray(mountains.id, [...mountainIds])))
    .limit(1);
  return left === undefined;
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

/** In UTF-8, of the words that are told of stand-ins at once: fifty brain dumps of the longest, and more of others. */
const MOST_TOLD_BYTES = 1_000_000;
/** More than anybody has; only an import comes near it. */
const MOST_TOLD = 2000;

/**
 * The dumps whose plan is the fallback, with its mountain, that are not forgotten, the newest first. Those have
 * their words with them; an older one has them once those are settled.
 */
export async function findStandIns({ tx, userId }: Reach): Promise<StandInsReply['standIns']> {
  const { id, text, mountainIds, createdAt } = brainDumps;
  // The fallback is one mountain; an import may name any number.
  const mountainId = sql<string>`${mountainIds} ->> 0`;
  const told = sql<string | null>`
    case when sum(octet_length(${text})) over (order by ${createdAt} desc, ${id}) <= ${MOST_TOLD_BYTES}
         then ${text} end`;
  const rows = await tx
    .select({ dumpId: id, mountainId, text: told })
    .from(brainDumps)
    .where(
      and(
        eq(brainDumps.userId, userId),
        eq(brainDumps.plannedBy, 'fallback'),
        isNotNull(mountainId),
      ),
    )
    .orderBy(desc(createdAt), id)
    .limit(MOST_TOLD);
  return rows.map(({ text: words, ...standIn }) => ({
    ...standIn,
    ...(words !== null && { text: words }),
  }));
}

/** The words of a dump are in a box again: its stand-in, if it has one, is a mountain like any other. */
export async function forgetStandIn({ tx, userId }: Reach, id: string): Promise<void> {
  await tx
    .update(brainDumps)
    .set({ mountainIds: [] })
    .where(
      and(
        eq(brainDumps.userId, userId),
        eq(brainDumps.id, id),
        eq(brainDumps.plannedBy, 'fallback'),
      ),
    );
}

export type KeptDump = Partial<Planting> & { readonly text: string };

/** A dump as it was written, with what became of it, or null when there is none of that id. */
export async function findDump({ tx, userId }: Reach, id: string): Promise<KeptDump | null> {
  const [row] = await tx
    .select({
      text: brainDumps.text,
      plannedBy: brainDumps.plannedBy,
      mountainIds: brainDumps.mountainIds,
    })
    .from(brainDumps)
    .where(and(eq(brainDumps.userId, userId), eq(brainDumps.id, id)));
  if (row === undefined) return null;
  const { text, plannedBy, mountainIds } = row;
  return plannedBy === null || mountainIds === null ? { text } : { text, plannedBy, mountainIds };
}

/** What became of a dump, or null while it has no plan. */
export async function findPlanting(reach: Reach, id: string): Promise<Planting | null> {
  const { plannedBy, mountainIds } = (await findDump(reach, id)) ?? {};
  return plannedBy === undefined || mountainIds === undefined ? null : { plannedBy, mountainIds };
}
