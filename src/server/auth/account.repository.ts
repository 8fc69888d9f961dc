import { and, eq, gt, or, sql } from 'drizzle-orm';
import { session, user } from '../db/auth-schema.ts';
import type { Database } from '../db/database.ts';

export type StoredSession = {
  readonly token: string;
  readonly expiresAt: Date;
  readonly account: Account;
};

/** Whose session it is, as the browser may know it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly username: string | null;
};

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The session of a token, unless it began before `oldest`; it may be past its end. */
    async findSession({
      token,
      oldest,
    }: {
      readonly token: string;
      readonly oldest: Date;
    }): Promise<StoredSession | null> {
      const [row] = await orm
        .select({
          expiresAt: session.expiresAt,
          account: { id: user.id, email: user.email, username: user.displayUsername },
        })
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(and(eq(session.token, token), gt(session.createdAt, oldest)));
      return row === undefined ? null : { token, ...row };
    },

    async removeSession(token: string): Promise<void> {
      await orm.delete(session).where(eq(session.token, token));
    },

    /** Which of the two is some account's already, whatever the case of its letters. */
    async findTaken(wanted: {
      readonly email: string;
      readonly username: string;
    }): Promise<'username' | 'email' | null> {
      const sameUsername = eq(sql`lower(${user.username})`, wanted.username.toLowerCase());
      const sameEmail = eq(sql`lower(${user.email})`, wanted.email.toLowerCase());
      const rows = await orm
        .select({ hasUsername: sameUsername.mapWith(Boolean) })
        .from(user)
        .where(or(sameUsername, sameEmail));
      if (rows.length === 0) return null;
      return rows.some((row) => row.hasUsername) ? 'username' : 'email';
    },
  };
}
