import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { recovery, waitingMails } from '../db/auth-schema.ts';

export type RecoveryRow = {
  readonly userId: string;
  readonly refreshHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

/** Keeps a new link; those that ended before `forgotten` leave. */
export async function addLink(
  db: Orm,
  row: Omit<RecoveryRow, 'usedAt'> & { readonly accessHash: string },
  forgotten: Date,
): Promise<void> {
  await db.delete(recovery).where(lt(recovery.expiresAt, forgotten));
  await db.insert(recovery).values(row);
}

/** The link of that hash. Who uses it holds the password of its person (`findHashOf`). */
export async function findLink(db: Orm, accessHash: string): Promise<RecoveryRow | null> {
  const [row] = await db
    .select({
      userId: recovery.userId,
      refreshHash: recovery.refreshHash,
      expiresAt: recovery.expiresAt,
      usedAt: recovery.usedAt,
    })
    .from(recovery)
    .where(eq(recovery.accessHash, accessHash));
  return row ?? null;
}

/** Every link of a person that could still be used, is used; what waits to be mailed is not mailed. */
export async function useAllIn(db: Orm, userId: string, now: Date): Promise<void> {
  await db
    .update(recovery)
    .set({ usedAt: now })
    .where(and(eq(recovery.userId, userId), isNull(recovery.usedAt)));
  await db
    .delete(waitingMails)
    .where(and(eq(waitingMails.userId, userId), eq(waitingMails.kind, 'reset-link')));
}
