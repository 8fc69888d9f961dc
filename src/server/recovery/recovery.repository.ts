import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { recovery, waitingMails } from '../db/auth-schema.ts';
import type { Database } from '../db/database.ts';

export type RecoveryRow = {
  readonly userId: string;
  readonly refreshHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

export function createRecoveryRepository({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Keeps a new link; those that ended before `forgotten` leave. */
    async add(
      row: {
        readonly userId: string;
        readonly accessHash: string;
        readonly refreshHash: string;
        readonly expiresAt: Date;
      },
      forgotten: Date,
    ): Promise<void> {
      await orm.delete(recovery).where(lt(recovery.expiresAt, forgotten));
      await orm.insert(recovery).values(row);
    },

    find: (accessHash: string): Promise<RecoveryRow | null> => findIn(orm, accessHash),
  };
}

/** The link of that hash. Who uses it holds the password of its person (`findHashOf`). */
export async function findIn(db: Orm, accessHash: string): Promise<RecoveryRow | null> {
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
