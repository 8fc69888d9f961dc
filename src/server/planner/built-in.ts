import type { Planner } from './planner.ts';

/** Loaded with the first plan: a hundred modules with all their words, which most servers never need. */
export function loadBuiltIn() {
  return import('#domain/planner/built-in-planner.ts');
}

export function loadRevising() {
  return import('#domain/planner/editing/revise-by-text.ts');
}

/** The planner that needs no service: the same words always give the same plan. */
export const builtInPlanner: Planner = {
  structure: async (dump) => {
    const { planBrainDump } = await loadBuiltIn();
    return { draft: planBrainDump(dump), plannedBy: 'built-in' };
  },

  revise: async ({ original, ...change }, { newId }) => {
    const { reviseByText } = await loadRevising();
    return reviseByText({ ...change, mountain: original, newId });
  },
};
