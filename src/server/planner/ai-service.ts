import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Complete, Planner } from './planner.ts';
import { OPENAI_URL } from './ai/ai-settings.ts';

/** The AI service that plans are asked of, and how much of it a person gets. */
export type AiService = {
  readonly planner: Planner;
  readonly model: string;
  /** Where the words go, as the page tells it. */
  readonly host: string;
  readonly deadlineMs: number;
  /** Requests of one person on one day. */
  readonly dailyLimit: number;
  /** Requests of all people together on one day. */
  readonly dailyLimitOfAll: number;
  /** Writes to the log when the service will soon be without the model. Nothing waits for it. */
  readonly warnOfModelEnd: () => Promise<void>;
};

type Settings = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL'
  | 'OPENAI_TIMEOUT_SECONDS'
  | 'AI_DAILY_LIMIT'
  | 'AI_DAILY_LIMIT_ALL'
>;

/** The AI service of the settings; null when they name neither a key nor an address. */
export async function aiServiceOf(
  env: Settings,
  { complete, log }: { readonly complete: Complete; readonly log: Logger },
): Promise<AiService | null> {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL, OPENAI_MODEL: model } = env;
  if (apiKey === null && OPENAI_BASE_URL === undefined) return null;
  const baseUrl = (OPENAI_BASE_URL ?? OPENAI_URL).replace(/\/+$/, '');
  const deadlineMs = env.OPENAI_TIMEOUT_SECONDS * 1000;
  // Whoever plans without a service does not load what speaks to one.
  const { createAiPlanner } = await import('./ai/ai-planner.ts');
  const { warnOfModelEnd } = await import('./ai/model-end.ts');
  const settings = { apiKey, baseUrl, model, deadlineMs };
  return {
    planner: createAiPlanner({ settings, complete, log }),
    warnOfModelEnd: () => warnOfModelEnd({ settings, log, now: Date.now() }),
    model,
    host: new URL(baseUrl).hostname,
    deadlineMs,
    dailyLimit: env.AI_DAILY_LIMIT,
    dailyLimitOfAll: env.AI_DAILY_LIMIT_ALL,
  };
}
