import type { Planner } from './planner.ts';

/** A hundred modules with all their words: a server that nobody asks for a plan needs none. */
export async function loadBuiltIn() {
  const [{ planBrainDump }, { lintPlan }] = await Promise.all([
    import('#domain/planner/built-in-planner.ts'),
    import('#domain/planner/plan-linter.ts'),
  ]);
  return { planBrainDump, lintPlan };
}

export function loadRevising() {
  return import('#domain/planner/editing/revise-by-text.ts');
}

/** The planner that needs no service: the same words always give the same plan. */
export const builtInPlanner: Planner = {
  structure: async (dump) => {
    const { planBrainDump, lintPlan } = await loadBuiltIn();
    return { draft: lintPlan(planBrainDump(dump)), plannedBy: 'built-in' };
  },

  revise: async ({ original, ...change }, { newId }) => {
    const { reviseByText } = await loadRevising();
    return reviseByText({ ...change, mountain: original, newId });
  },
};
