import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { account, user } from '../db/auth-schema.ts';

const CREDENTIAL = 'credential';

export function passwordRowOf(userId: string | SQL): SQL | undefined {
  return and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL));
}

/**
 * What the password of a person is checked against; empty when there is none. With `lock` nobody changes
 * it until the transaction ends: whoever changes a password, or ends an account, takes this first, and
 * then sessions and links, so that no two wait for each other.
 */
export async function findHashOf(
  db: Orm,
  userId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<string> {
  const query = db.select({ hash: account.password }).from(account).where(passwordRowOf(userId));
  const [row] = await (lock ? query.for('update') : query);
  return row?.hash ?? '';
}

export async function setPassword(
  db: Orm,
  { userId, hash }: { readonly userId: string; readonly hash: string },
): Promise<void> {
  await db
    .update(account)
    .set({ password: hash, updatedAt: new Date() })
    .where(passwordRowOf(userId));
}

/** What the password of an account is checked against, or null when there is no such account. */
export async function findPasswordHash(db: Orm, email: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(
      and(eq(sql`lower(${user.email})`, email.toLowerCase()), eq(account.providerId, CREDENTIAL)),
    );
  return row?.hash ?? null;
}
