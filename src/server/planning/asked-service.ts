import { utcDay } from '#domain/calendar/day.ts';
import type { Clock } from '../clock.ts';
import { AiError, logLineOf } from '../planner/ai/ai-failure.ts';
import type { AiService } from '../planner/ai-service.ts';
import type { AiUsage } from './ai-usage.repository.ts';
import type { Asker } from './asker.ts';
import { cancelled, turnedAway } from './refusals.ts';

/** What a service gets to end in when its time is up. */
const END_WITHIN_MS = 5000;

/**
 * Does a work with the AI service when it is the person's turn. A request that fails counts like any
 * other: it may have cost as much. Throws an `AiError` when the service fails, which is logged already,
 * and a `RequestError` for whoever was turned away or went away.
 */
export async function askService<Result>(
  {
    service,
    usage,
    clock,
    asker,
  }: {
    readonly service: Pick<AiService, 'deadlineMs' | 'dailyLimit' | 'dailyLimitOfAll' | 'model'>;
    readonly usage: AiUsage;
    readonly clock: Clock;
    readonly asker: Pick<Asker, 'userId' | 'log'>;
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const { deadlineMs, dailyLimit: limit, dailyLimitOfAll: limitOfAll, model } = service;
  const { userId, log } = asker;
  // In UTC: a day that a person could move by moving the clock would be no limit.
  const day = utcDay(clock.now());
  const heldForMs = deadlineMs + END_WITHIN_MS;
  const turn = await usage.begin({ userId, day, limit, limitOfAll, heldForMs });
  if (turn !== 'begun') throw turnedAway(turn);
  const noteEnd = () =>
    usage.end({ userId, day }).catch((error: unknown) => {
      // The hold ends by itself: no plan is lost over it.
      log.warn({ err: error }, 'the end of a request to the AI service could not be noted');
    });
  try {
    return await work().finally(noteEnd);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    const { level, fields, message } = logLineOf(error.failure, { model });
    log[level](fields, message);
    throw error.failure.kind === 'cancelled' ? cancelled() : error;
  }
}
