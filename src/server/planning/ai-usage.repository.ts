import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import type { Database } from '../db/database.ts';
import { aiUsage } from '../db/user-schema.ts';
import type { Reach } from '../profile/plan.repository.ts';
import { headOf } from '../profile/profile.repository.ts';
import { createThrottleRepository } from '../throttle/throttle.repository.ts';

/** How much of the AI service one person gets, one request at a time and so many a day, and all people together. */
export type AiUsage = {
  /** Counts one request, unless the limit is reached or another one is running; whichever it was. */
  readonly begin: (
    request: OwnRequest & {
      /** Of all people together: many accounts get no more than this. */
      readonly limitOfAll: number;
    },
  ) => Promise<'begun' | 'running' | 'spent'>;
  readonly end: (request: { readonly userId: string; readonly day: Day }) => Promise<void>;
};

type OwnRequest = {
  readonly userId: string;
  readonly day: Day;
  readonly limit: number;
  /** A server that dies holds nobody up for longer than this. */
  readonly heldForMs: number;
};

/** A day, and the hours in which a server whose clock is behind still counts on it. */
const COUNTED_FOR_SECONDS = 36 * 3600;

/**
 * Counts in the database, by its clock: all servers on it count together, and a restart forgets
 * nothing. The lock of the profile puts the requests of one person in a row.
 */
export function createAiUsageRepository({
  withUser,
  orm,
}: Pick<Database, 'withUser' | 'orm'>): AiUsage {
  const ofAll = createThrottleRepository({ orm });
  const beginOwn = ({ userId, day, limit, heldForMs }: OwnRequest) =>
    withUser(userId, async (tx) => {
      const reach = { tx, userId };
      await headOf(reach, { lock: true });
      if (await isRunning(reach)) return 'running';
      // Only the latest day of a person is kept.
      await tx.delete(aiUsage).where(and(eq(aiUsage.userId, userId), lt(aiUsage.day, day)));
      const heldUntil = sql`clock_timestamp() + make_interval(secs => ${heldForMs / 1000})`;
      const begun = await tx
        .insert(aiUsage)
        .values({ userId, day, requests: 1, heldUntil })
        .onConflictDoUpdate({
          target: [aiUsage.userId, aiUsage.day],
          set: { requests: sql`${aiUsage.requests} + 1`, heldUntil },
          setWhere: lt(aiUsage.requests, limit),
        })
        .returning({ requests: aiUsage.requests });
      return begun.length > 0 ? 'begun' : 'spent';
    });

  const giveBack = ({ userId, day }: OwnRequest) =>
    withUser(userId, (tx) => takeBack({ tx, userId }, day));

  return {
    async begin({ limitOfAll, ...request }) {
      const kind = await beginOwn(request);
      // Counted with all others' only if the person's own limit allows it: refused requests take nothing away.
      if (kind !== 'begun') return kind;
      const key = `ai ${request.day}`;
      try {
        const { count } = await ofAll.add({ key, windowSeconds: COUNTED_FOR_SECONDS });
        if (count <= limitOfAll) return kind;
      } catch (error) {
        // A request that stayed counted would be called `running` until its hold ends.
        await giveBack(request).catch(() => undefined);
        throw error;
      }
      await giveBack(request);
      return 'spent';
    },

    end: ({ userId, day }) =>
      withUser(userId, async (tx) => {
        await tx
          .update(aiUsage)
          .set({ heldUntil: null })
          .where(and(eq(aiUsage.userId, userId), eq(aiUsage.day, day)));
      }),
  };
}

/** Uncounts a request of the person: the AI service is not asked after all. */
async function takeBack({ tx, userId }: Reach, day: Day): Promise<void> {
  await tx
    .update(aiUsage)
    .set({ requests: sql`${aiUsage.requests} - 1`, heldUntil: null })
    .where(and(eq(aiUsage.userId, userId), eq(aiUsage.day, day)));
}

/** Whether a request of the person runs, also one that began before midnight. */
async function isRunning({ tx, userId }: Reach): Promise<boolean> {
  const held = await tx
    .select({ day: aiUsage.day })
    .from(aiUsage)
    .where(and(eq(aiUsage.userId, userId), gt(aiUsage.heldUntil, sql`clock_timestamp()`)));
  return held.length > 0;
}
