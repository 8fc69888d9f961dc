import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { lintPlan } from '#domain/planner/plan-linter.ts';
import { withVerbsFirst } from '#domain/planner/verb-first.ts';

/** What a service said, held to the specification. */
export function asPlan(draft: PlanDraft): PlanDraft {
  return lintPlan(withVerbsFirst(draft));
}
