import { utcDay } from '#domain/calendar/day.ts';
import type { Clock } from '../clock.ts';
import { AiError, logLineOf } from '../planner/ai/ai-failure.ts';
import { withAiTurn, type AiUsage } from './ai-limits.ts';
import type { AiService } from '../planner/ai-service.ts';
import type { Asker } from './asker.ts';
import { cancelled, turnedAway } from './refusals.ts';

/**
 * Does a work with the AI service when it is the person's turn. Throws an `AiError` when the service
 * fails, which is logged already, and a `RequestError` for whoever was turned away or went away.
 */
export async function askService<Result>(
  {
    service,
    usage,
    clock,
    asker,
  }: {
    readonly service: AiService;
    readonly usage: AiUsage;
    readonly clock: Clock;
    readonly asker: Asker;
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const { deadlineMs, dailyLimit: limit, dailyLimitOfAll: limitOfAll, model } = service;
  const { userId, log } = asker;
  const day = utcDay(clock.now());
  try {
    const limits = { limit, limitOfAll, deadlineMs };
    const turn = await withAiTurn({ userId, day, ...limits, usage, log }, work);
    if (turn.kind !== 'done') throw turnedAway(turn.kind);
    return turn.result;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    const { level, fields, message } = logLineOf(error.failure, { model });
    log[level](fields, message);
    throw error.failure.kind === 'cancelled' ? cancelled() : error;
  }
}
