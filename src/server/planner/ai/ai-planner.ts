import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Complete, Planner } from '../planner.ts';
import type { AiSettings } from './ai-settings.ts';
import { asPlan } from './as-plan.ts';
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
  // A plan with something left out is more than none, and the words are kept.
  const orAsItIs: Complete = (plan, signal) =>
    complete(plan, signal).catch(() => {
      log.warn('what a plan of the AI service leaves out was not found');
      return { left: [], draft: asPlan(plan.draft) };
    });
  return {
    structure: async (dump, options) => {
      const signal = stopSignal({ deadlineMs, cancelled: options?.signal });
      return {
        draft: await structureByAi(dump, { chat, complete: orAsItIs, signal }),
        plannedBy: 'ai',
      };
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
