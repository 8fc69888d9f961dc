import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Planner } from '../planner.ts';
import type { AiSettings } from './ai-settings.ts';
import { createChat } from './chat.ts';
import { stopSignal } from './deadline.ts';
import { reviseByAi } from './revise.ts';
import { structureByAi } from './structure.ts';

/** The service sent the mountain back as it was. */
const NOTHING_NEW = 'The plan came back as it was; say in other words what is to be different.';

/** The planner that asks an AI service. What it throws is an `AiError`. */
export function createAiPlanner({
  settings,
  log,
}: {
  readonly settings: AiSettings;
  readonly log: Logger;
}): Planner {
  const chat = createChat({ settings, log });
  const { deadlineMs } = settings;
  return {
    structure: async (dump, options) => {
      const signal = stopSignal({ deadlineMs, cancelled: options?.signal });
      return { draft: await structureByAi(dump, { chat, signal }), plannedBy: 'ai' };
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
