/** The AI planner with the fake service behind it, for tests. */

import { afterEach, beforeEach } from 'vitest';
import { pebblesOf } from '#domain/plan/walk.ts';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { startFakeAi, type FakeAi } from '../../../../tests/setup/fake-ai-server.ts';
import { createLog } from '../../logging/log.ts';
import { createAiPlanner } from './ai-planner.ts';
import { completedPlanOf } from './completed-plan.ts';
import type { Complete } from '../planner.ts';
import type { AiSettings } from './ai-settings.ts';

export type TestAi = {
  readonly ai: FakeAi;
  readonly planner: (
    settings?: Partial<AiSettings>,
    complete?: Complete,
  ) => ReturnType<typeof createAiPlanner>;
  readonly logged: () => string;
};

/** A new service for each test. */
export function useFakeAi(): TestAi {
  let ai: FakeAi | null = null;
  let lines: string[] = [];
  const running = (): FakeAi => {
    if (ai === null) throw new Error('The service runs inside of a test only.');
    return ai;
  };
  beforeEach(async () => {
    lines = [];
    ai = await startFakeAi();
  });
  afterEach(() => running().close());
  return {
    get ai() {
      return running();
    },
    planner: (settings = {}, complete = async (plan) => completedPlanOf(plan)) =>
      createAiPlanner({
        complete,
        settings: {
          apiKey: 'sk-key-of-the-tests',
          baseUrl: running().url,
          model: 'gpt-4o',
          deadlineMs: 20_000,
          ...settings,
        },
        log: createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } }),
      }),
    logged: () => lines.join(''),
  };
}

export const DUMP = {
  text: 'The tax return is due on Friday, and the shed is a tip. Also ring the dentist.',
  today: '2026-11-21',
} as const;

/** A plan as the model is asked for. */
export function leanPlan(pebbleTitles: readonly string[] = STEPS) {
  return {
    mountains: [
      {
        title: 'Tax return',
        description: 'Sent by Friday.',
        boulders: [
          {
            title: 'Papers',
            rocks: [
              {
                title: 'First papers',
                pebbles: pebbleTitles.map((title) => ({
                  title,
                  description: 'Rough is fine.',
                  minutes: 20,
                })),
              },
            ],
          },
        ],
      },
    ],
  };
}

export const STEPS = [
  'Open the tax folder',
  'Sort the receipts',
  'Fill in the first page',
] as const;

/** The titles of all pebbles, in order. */
export function stepsOf({ mountains }: PlanDraft): string[] {
  return mountains.flatMap(pebblesOf).map(({ title }) => title);
}
