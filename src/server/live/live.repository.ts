import { and, sql } from 'drizzle-orm';
import { stillCounts, type Counting } from '../auth/session.repository.ts';
import { anyOf } from '../db/connection.ts';
import { session } from '../db/auth-schema.ts';
import type { Database } from '../db/database.ts';
import { LIVE_CHANNEL } from '../db/live-channel.ts';
import { userProfiles } from '../db/user-schema.ts';
import { payloadOf, type Told } from './payload.ts';

export type LiveSession = {
  readonly userId: string;
  readonly token: string;
  readonly createdAt: Date;
};

export type LiveRepository = ReturnType<typeof createLiveRepository>;

/** What streams need to know of many people at once: no row here says what anybody wrote. */
export function createLiveRepository({ orm, kind }: Pick<Database, 'orm' | 'kind'>) {
  return {
    async versionsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await orm
        .select({ userId: userProfiles.userId, version: userProfiles.version })
        .from(userProfiles)
        .where(anyOf(userProfiles.userId, userIds, 'uuid'));
      return new Map(rows.map(({ userId, version }) => [userId, version]));
    },

    /** The sessions of these people that still count. */
    sessionsOf(userIds: readonly string[], counting: Counting): Promise<readonly LiveSession[]> {
      return orm
        .select({ userId: session.userId, token: session.token, createdAt: session.createdAt })
        .from(session)
        .where(and(anyOf(session.userId, userIds, 'uuid'), stillCounts(counting)));
    },

    /** Tells every server of this database, all in one statement. */
    async tell(told: readonly Told[]): Promise<void> {
      // A database in this process has no other server.
      if (kind === 'pglite') return;
      const payloads = sql.param(told.map(payloadOf));
      await orm.execute(
        sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`,
      );
    },
  };
}
