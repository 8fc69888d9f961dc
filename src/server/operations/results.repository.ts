import { and, eq, lt, sql } from 'drizzle-orm';
import type { OperationResult } from '#domain/contract.ts';
import type { ProfileColumns } from '#domain/operations/row-changes.ts';
import { appliedOperations, userProfiles } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';

/** What an operation was answered when it was first applied, or null when it was not yet. */
export async function findResult(
  { tx, userId }: Reach,
  opId: string,
): Promise<OperationResult | null> {
  const [row] = await tx
    .select({ result: appliedOperations.result })
    .from(appliedOperations)
    .where(and(eq(appliedOperations.userId, userId), eq(appliedOperations.opId, opId)));
  return row?.result ?? null;
}

export async function storeResult({ tx, userId }: Reach, result: OperationResult): Promise<void> {
  await tx.insert(appliedOperations).values({ userId, opId: result.opId, result });
}

/**
 * What became of operations is kept for so long. A device keeps what it could not send for as long as
 * it has to, and sends it again when it heard no answer; whoever comes back after more than a year
 * repeats at most what says how something should be. The database lets nobody forget earlier.
 */
const KEPT = sql`interval '400 days'`;

/** Forgets what became of a person's operations so long ago that no device will ask again. */
export async function forgetOldResults({ tx, userId }: Reach): Promise<void> {
  const isOld = lt(appliedOperations.appliedAt, sql`now() - ${KEPT}`);
  await tx.delete(appliedOperations).where(and(eq(appliedOperations.userId, userId), isOld));
}

export async function storeProfile(
  { tx, userId }: Reach,
  { version, columns }: { readonly version: number; readonly columns: Partial<ProfileColumns> },
): Promise<void> {
  await tx
    .update(userProfiles)
    .set({ ...columns, version })
    .where(eq(userProfiles.userId, userId));
}
