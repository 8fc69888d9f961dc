import { eq, or, sql } from 'drizzle-orm';
import { session, user } from '../db/auth-schema.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';

export type StoredSession = {
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly account: Account;
  /** The version of the person's profile at this moment; null when there is none. */
  readonly version: number | null;
};

/** Whose session it is, as the browser may know it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly username: string | null;
};

export type AccountRepository = ReturnType<typeof createAccountRepository>;

// Every request asks this, so that a session that was ended counts no more from then on.
const SESSIONS = {
  name: 'unstuck_sessions',
  text: `
    select s.token,
           extract(epoch from s.created_at)::float8 * 1000 as created,
           extract(epoch from s.expires_at)::float8 * 1000 as expires,
           u.id, u.email, u.display_username as username, p.version::float8 as version
      from session s
      join "user" u on u.id = s.user_id
      left join user_profiles p on p.user_id = u.id
     where s.token = any($1::text[])`,
};

type SessionRow = Account & {
  readonly token: string;
  readonly created: number;
  readonly expires: number;
  readonly version: number | null;
};

export function createAccountRepository({ orm, run }: Pick<Database, 'orm' | 'run'>) {
  return {
    /** The session of a token; it may be past its end. */
    findSession: together(async (tokens: readonly string[]) => {
      const rows = await run<SessionRow>(SESSIONS, [tokens]);
      const sessions = new Map(rows.map((row) => [row.token, sessionOf(row)]));
      return tokens.map((token) => sessions.get(token) ?? null);
    }),

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

function sessionOf({ token, created, expires, version, ...account }: SessionRow): StoredSession {
  return { token, createdAt: new Date(created), expiresAt: new Date(expires), account, version };
}
