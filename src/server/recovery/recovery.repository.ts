import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { recovery, user } from '../db/auth-schema.ts';
import type { Database } from '../db/database.ts';

export type RecoveryRow = {
  readonly userId: string;
  readonly email: string;
  readonly refreshHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

export function createRecoveryRepository({ orm }: Pick<Database, 'orm'>) {
  return {
    async findPerson(
      email: string,
    ): Promise<{ readonly id: string; readonly email: string } | null> {
      const [row] = await orm
        .select({ id: user.id, email: user.email })
        .from(user)
        .where(eq(sql`lower(${user.email})`, email.toLowerCase()));
      return row ?? null;
    },

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

/** The link of that hash; `lock` lets only one transaction at a time use it. */
export async function findIn(
  db: Orm,
  accessHash: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<RecoveryRow | null> {
  const query = db
    .select({
      userId: recovery.userId,
      email: user.email,
      refreshHash: recovery.refreshHash,
      expiresAt: recovery.expiresAt,
      usedAt: recovery.usedAt,
    })
    .from(recovery)
    .innerJoin(user, eq(user.id, recovery.userId))
    .where(eq(recovery.accessHash, accessHash));
  const [row] = await (lock ? query.for('update', { of: recovery }) : query);
  return row ?? null;
}

/** Every link of a person that could still be used, is used. */
export async function useAllIn(db: Orm, userId: string, now: Date): Promise<void> {
  await db
    .update(recovery)
    .set({ usedAt: now })
    .where(and(eq(recovery.userId, userId), isNull(recovery.usedAt)));
}
