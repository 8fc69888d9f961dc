import { planBrainDump } from '#domain/planner/built-in-planner.ts';
import { lintPlan } from '#domain/planner/plan-linter.ts';
import type { Planner } from './planner.ts';

/** The planner that needs no service: the same words always give the same plan. */
export const builtInPlanner: Planner = {
  structure: async (dump) => ({ draft: lintPlan(planBrainDump(dump)), plannedBy: 'built-in' }),
};
