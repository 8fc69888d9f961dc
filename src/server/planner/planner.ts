import type { BrainDumpReply } from '#domain/contract.ts';
import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';

/** Makes plans of words. It may take long, and it may fail: the caller keeps the words. */
export type Planner = {
  readonly structure: (dump: BrainDump) => Promise<{
    readonly draft: PlanDraft;
    readonly plannedBy: BrainDumpReply['plannedBy'];
  }>;
};
