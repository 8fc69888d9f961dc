import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { throttle } from '../db/auth-schema.ts';
import type { Orm } from '../db/connection.ts';
import type { Database } from '../db/database.ts';

export type Count = {
  readonly count: number;
  /** Seconds until counting starts anew. */
  readonly secondsLeft: number;
};

export type ThrottleRepository = ReturnType<typeof createThrottleRepository>;

/** So many rows that nobody needs any more leave with every window that begins. */
const SWEPT_AT_ONCE = 100;

/** Counts in the database, by its clock: all servers on it count together, in one statement each. */
export function createThrottleRepository({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Counts one try, or one that weighs as much as many; says how many there were in this window, this one included. */
    async add({
      key,
      windowSeconds,
      weight = 1,
    }: {
      readonly key: string;
      readonly windowSeconds: number;
      readonly weight?: number | undefined;
    }): Promise<Count> {
      const end = sql`now() + make_interval(secs => ${windowSeconds})`;
      const isOver = sql`${throttle.resetsAt} <= now()`;
      const [row] = await orm
        .insert(throttle)
        .values({ key, count: weight, resetsAt: end })
        .onConflictDoUpdate({
          target: throttle.key,
          set: {
            count: sql`case when ${isOver} then ${weight}::int else ${throttle.count} + ${weight}::int end`,
            resetsAt: sql`case when ${isOver} then ${end} else ${throttle.resetsAt} end`,
          },
        })
        .returning({
          count: throttle.count,
          secondsLeft: sql<number>`ceil(extract(epoch from ${throttle.resetsAt} - now()))::int`,
        });
      if (row === undefined) throw new Error('A counted try gave no count.');
      if (row.count === weight) await sweep(orm);
      return row;
    },

    /** One try that was counted, or one that weighs as much as many, does not count after all. */
    async takeBack(key: string, weight = 1): Promise<void> {
      const isCounted = and(gte(throttle.count, weight), gt(throttle.resetsAt, sql`now()`));
      await orm
        .update(throttle)
        .set({ count: sql`${throttle.count} - ${weight}::int` })
        .where(and(eq(throttle.key, key), isCounted));
    },

    async forget(key: string): Promise<void> {
      await orm.delete(throttle).where(eq(throttle.key, key));
    },
  };
}

async function sweep(orm: Orm): Promise<void> {
  const over = orm
    .select({ key: throttle.key })
    .from(throttle)
    .where(lt(throttle.resetsAt, sql`now() - interval '1 minute'`))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
  await orm.delete(throttle).where(inArray(throttle.key, over));
}
