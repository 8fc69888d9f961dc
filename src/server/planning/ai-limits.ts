/** How much of the AI service one person gets, one request at a time and so many a day, and all people together. */

import type { Logger } from 'pino';
import type { Day } from '#domain/calendar/day.ts';

/** The requests of a person by day, in the database: servers that share it count together. */
export type AiUsage = {
  /** Counts one request, unless the limit is reached or another one is running; whichever it was. */
  readonly begin: (request: {
    readonly userId: string;
    readonly day: Day;
    readonly limit: number;
    /** Of all people together: many accounts get no more than this. */
    readonly limitOfAll: number;
    /** A server that dies holds nobody up for longer than this. */
    readonly heldForMs: number;
  }) => Promise<'begun' | 'running' | 'spent'>;
  readonly end: (request: { readonly userId: string; readonly day: Day }) => Promise<void>;
};

export type Turn<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'running' | 'spent' };

/**
 * Does a work with the AI service when it is the person's turn. A request that fails counts like any
 * other: it may have cost as much.
 */
export async function withAiTurn<Result>(
  {
    userId,
    day,
    limit,
    limitOfAll,
    deadlineMs,
    usage,
    log,
  }: {
    readonly userId: string;
    /** In UTC: a day that a person could move by moving the clock would be no limit. */
    readonly day: Day;
    readonly limit: number;
    readonly limitOfAll: number;
    readonly deadlineMs: number;
    readonly usage: AiUsage;
    readonly log: Pick<Logger, 'warn'>;
  },
  work: () => Promise<Result>,
): Promise<Turn<Result>> {
  const heldForMs = deadlineMs + 5000;
  const kind = await usage.begin({ userId, day, limit, limitOfAll, heldForMs });
  if (kind !== 'begun') return { kind };
  try {
    return { kind: 'done', result: await work() };
  } finally {
    // The hold ends by itself: no plan is lost over it.
    await usage.end({ userId, day }).catch((error: unknown) => {
      log.warn({ err: error }, 'the end of a request to the AI service could not be noted');
    });
  }
}
