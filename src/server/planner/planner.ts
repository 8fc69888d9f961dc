import type { BrainDumpReply } from '#domain/contract.ts';
import type { NewId } from '#domain/plan/identity.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';

/** Makes plans of words. It may take long, and it may fail: the caller keeps the words. */
export type Planner = {
  readonly structure: (
    dump: BrainDump,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<{
    readonly draft: PlanDraft;
    readonly plannedBy: BrainDumpReply['plannedBy'];
  }>;
  /**
   * The mountain with a change that is asked for in a person's words. What is finished stays
   * finished and keeps its place in the record. Null when the words are not understood.
   */
  readonly revise?: (
    original: Mountain,
    changeText: string,
    options: { readonly newId: NewId; readonly signal?: AbortSignal },
  ) => Promise<Mountain | null>;
};
