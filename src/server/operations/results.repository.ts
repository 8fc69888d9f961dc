import { and, eq } from 'drizzle-orm';
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

export async function storeProfile(
  { tx, userId }: Reach,
  { version, columns }: { readonly version: number; readonly columns: Partial<ProfileColumns> },
): Promise<void> {
  await tx
    .update(userProfiles)
    .set({ ...columns, version })
    .where(eq(userProfiles.userId, userId));
}
