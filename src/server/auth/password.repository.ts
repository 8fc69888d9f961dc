import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { account, session, user } from '../db/auth-schema.ts';

const CREDENTIAL = 'credential';

const passwordRowOf = (userId: string) =>
  and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL));

/** What the password of a person is checked against; empty when there is none. */
export async function findHashOf(db: Orm, userId: string): Promise<string> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(passwordRowOf(userId));
  return row?.hash ?? '';
}

/** Whether the password is still the one of that hash; until the transaction ends nobody changes it. */
export async function isStillHash(
  tx: Orm,
  { userId, hash }: { readonly userId: string; readonly hash: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ hash: account.password })
    .from(account)
    .where(passwordRowOf(userId))
    .for('update');
  return row?.hash === hash;
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

/**
 * Whether the person of a session still has the password of that hash; if not, the session ends.
 * Who changes a password holds its row until the sessions have ended: this waits for them, and what
 * they do after this they do to this session as well.
 */
export function endUnlessPassword(
  db: Orm,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = tx.select({ id: session.userId }).from(session).where(eq(session.token, token));
    const [row] = await tx
      .select({ hash: account.password })
      .from(account)
      .where(and(eq(account.userId, sql`${owner}`), eq(account.providerId, CREDENTIAL)))
      .for('share');
    if (row !== undefined && row.hash === passwordHash) return true;
    await tx.delete(session).where(eq(session.token, token));
    return false;
  });
}

/** Ends every session of a person, or all but one. */
export async function endSessions(
  db: Orm,
  { userId, butToken }: { readonly userId: string; readonly butToken?: string },
): Promise<void> {
  const others = butToken === undefined ? undefined : ne(session.token, butToken);
  await db.delete(session).where(and(eq(session.userId, userId), others));
}

export async function removeUser(db: Orm, userId: string): Promise<void> {
  await db.delete(user).where(eq(user.id, userId));
}

export type SessionRow = {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly userAgent: string | null;
};

/** The sessions that still count: not past their end, and begun after `oldest`. */
export function listSessions(
  db: Orm,
  { userId, now, oldest }: { readonly userId: string; readonly now: Date; readonly oldest: Date },
): Promise<readonly SessionRow[]> {
  return db
    .select({
      id: session.id,
      token: session.token,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(
      and(eq(session.userId, userId), gt(session.expiresAt, now), gt(session.createdAt, oldest)),
    );
}
