import process from 'node:process';
import { pino } from 'pino';
import { planBrainDump } from '#domain/planner/built-in-planner.ts';
import { type BrainDump, type PlanDraft } from '#domain/planner/plan-draft.ts';
import { createAiPlanner } from '#server/planner/ai/ai-planner.ts';
import { completedPlanOf } from '#server/planner/ai/completed-plan.ts';
import { DEFAULT_DEADLINE_MS, OPENAI_URL } from '#server/planner/ai/ai-settings.ts';

/** A planner under measurement. */
export type MeasuredPlanner = {
  readonly name: string;
  readonly plan: (dump: BrainDump) => Promise<PlanDraft>;
};

const BUILT_IN: MeasuredPlanner = {
  name: 'built-in planner',
  plan: (dump) => Promise.resolve(planBrainDump(dump)),
};

/** The built-in planner, and the AI service when the environment names one. */
export function measuredPlanners(env: NodeJS.ProcessEnv = process.env): MeasuredPlanner[] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if ((apiKey ?? '') === '' && (baseUrl ?? '') === '') return [BUILT_IN];
  const settings = {
    apiKey: apiKey ?? null,
    baseUrl: baseUrl ?? OPENAI_URL,
    model: model ?? 'gpt-4o',
    deadlineMs: DEFAULT_DEADLINE_MS,
  };
  const planner = createAiPlanner({
    settings,
    complete: async (plan) => completedPlanOf(plan),
    log: pino({ level: 'silent' }),
  });
  return [
    BUILT_IN,
    { name: settings.model, plan: async (dump) => (await planner.structure(dump)).draft },
  ];
}
