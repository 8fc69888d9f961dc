import type { Day } from '#domain/calendar/day.ts';
import type { BrainDumpReply } from '#domain/contract.ts';
import type { NewId } from '#domain/plan/identity.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';

/**
 * Makes plans of words, and changes them by words. It may take long, and it may fail: the caller keeps
 * the words. What it gives keeps to section 5 of the specification.
 */
export type Planner = {
  /** Somebody is about to write: what takes time before the first plan is done meanwhile. */
  readonly begin?: () => void;
  readonly structure: (
    dump: BrainDump,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<{
    readonly draft: PlanDraft;
    readonly plannedBy: BrainDumpReply['plannedBy'];
  }>;
  /** What is finished stays finished and keeps its place in the record. */
  readonly revise: (
    change: MountainChange,
    options: { readonly newId: NewId; readonly signal?: AbortSignal },
  ) => Promise<Revision>;
};

/** A plan of which it is known that it leaves out some of its dump. */
export type Incomplete = { readonly dump: BrainDump; readonly draft: PlanDraft };

export type CompletedPlan = {
  /** The titles of what is left out. */
  readonly left: readonly string[];
  /** The plan with all of that. */
  readonly draft: PlanDraft;
};

/** Finds what a plan leaves out, away from the thread that serves everybody. */
export type Complete = (plan: Incomplete, cancelled?: AbortSignal) => Promise<CompletedPlan>;

/** A change that is asked for in a person's words. */
export type MountainChange = {
  readonly original: Mountain;
  readonly changeText: string;
  readonly today: Day;
};

/** The changed mountain; or why the words were not understood, in a sentence for the person. */
export type Revision =
  | { readonly understood: true; readonly mountain: Mountain }
  | { readonly understood: false; readonly reason: string };
