import type { Logger } from 'pino';
import type { Planner } from '../planner.ts';
import type { AiSettings } from './ai-settings.ts';
import { createChat } from './chat.ts';
import { stopSignal } from './deadline.ts';
import { reviseByAi } from './revise.ts';
import { structureByAi } from './structure.ts';

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
      return { understood: true, mountain: await reviseByAi(change, { chat, signal, newId }) };
    },
  };
}
