import { and, eq, gt, ne, not, sql, type SQL } from 'drizzle-orm';
import { account, session } from '../db/auth-schema.ts';
import type { Orm } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { passwordRowOf } from './password.repository.ts';

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

/** A session as its person may see it, and its token to know the one in use by. */
export type ListedSession = {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly userAgent: string | null;
};

/** A session counts until its end, and when it began after `oldest`. */
export type Counting = { readonly now: Date; readonly oldest: Date };

export type SessionRepository = ReturnType<typeof createSessionRepository>;

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

export function createSessionRepository({ orm, run }: Pick<Database, 'orm' | 'run'>) {
  return {
    /** The session of a token; it may be past its end. */
    find: together(async (tokens: readonly string[]) => {
      const rows = await run<SessionRow>(SESSIONS, [tokens]);
      const sessions = new Map(rows.map((row) => [row.token, sessionOf(row)]));
      return tokens.map((token) => sessions.get(token) ?? null);
    }),

    async remove(token: string): Promise<void> {
      await orm.delete(session).where(eq(session.token, token));
    },

    /** Takes away every session of anybody that counts no more. */
    async removeOver(counting: Counting): Promise<void> {
      await orm.delete(session).where(not(stillCounts(counting)));
    },

    /** The sessions of a person that still count. */
    list: (userId: string, counting: Counting): Promise<readonly ListedSession[]> =>
      orm
        .select({
          id: session.id,
          token: session.token,
          createdAt: session.createdAt,
          updatedAt: session.updatedAt,
          userAgent: session.userAgent,
        })
        .from(session)
        .where(and(eq(session.userId, userId), stillCounts(counting))),
  };
}

export function stillCounts({ now, oldest }: Counting): SQL {
  return sql`(${gt(session.expiresAt, now)} and ${gt(session.createdAt, oldest)})`;
}

function sessionOf({ token, created, expires, version, ...account }: SessionRow): StoredSession {
  return { token, createdAt: new Date(created), expiresAt: new Date(expires), account, version };
}

/**
 * Whether the person of a session still has the password of that hash; if not, the session ends.
 * A change of the password locks the account row until it has ended the sessions. `for share` waits for
 * that lock: this sees a change before it, and a change after it ends this session with the others.
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
      .where(passwordRowOf(sql`${owner}`))
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
