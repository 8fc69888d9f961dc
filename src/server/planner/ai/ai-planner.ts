import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Complete, Incomplete, Planner } from '../planner.ts';
import { AiError } from './ai-failure.ts';
import type { AiSettings } from './ai-settings.ts';
import { createChat } from './chat.ts';
import { stopSignal } from './deadline.ts';
import { reviseByAi } from './revise.ts';
import { structureByAi } from './structure.ts';

/** Said when the service sends the mountain back as it was. */
const NOTHING_NEW = 'The plan came back as it was; say in other words what is to be different.';

/** The planner that asks an AI service. What it throws is an `AiError`. */
export function createAiPlanner({
  settings,
  complete,
  log,
}: {
  readonly settings: AiSettings;
  readonly complete: Complete;
  readonly log: Logger;
}): Planner {
  const chat = createChat({ settings, log });
  const { deadlineMs } = settings;
  /**
   * Not stopped when the service's time is up: it takes a moment, and the plan is here. Without it nobody could
   * tell the person what the plan leaves out, so such a plan is none: the words are kept, to be tried again.
   */
  const completedUntil = (cancelled?: AbortSignal) => (plan: Incomplete) =>
    complete(plan, cancelled).catch((error: unknown) => {
      if (cancelled?.aborted === true) throw new AiError({ kind: 'cancelled' });
      log.warn({ err: error }, 'what a plan of the AI service leaves out was not found');
      throw new AiError({ kind: 'not-completed' });
    });
  return {
    structure: async (dump, { signal: cancelled } = {}) => {
      const signal = stopSignal({ deadlineMs, cancelled });
      const draft = await structureByAi(dump, {
        chat,
        complete: completedUntil(cancelled),
        signal,
      });
      return { draft, plannedBy: 'ai' };
    },
    revise: async (change, { newId, signal: cancelled }) => {
      const signal = stopSignal({ deadlineMs, cancelled });
      const mountain = await reviseByAi(change, { chat, signal, newId });
      return isDeepStrictEqual(mountain, change.original)
        ? { understood: false, reason: NOTHING_NEW }
        : { understood: true, mountain };
    },
  };
}
