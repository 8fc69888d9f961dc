/** A plan as a planner writes it: words and minutes only. Ids, XP, status and priorities are ours. */

import type { Day } from '../calendar/day.ts';

export type PebbleDraft = {
  readonly title: string;
  readonly description: string;
  readonly estimatedMinutes: number;
};
export type RockDraft = { readonly title: string; readonly pebbles: readonly PebbleDraft[] };
export type BoulderDraft = { readonly title: string; readonly rocks: readonly RockDraft[] };
export type MountainDraft = {
  readonly title: string;
  readonly description: string;
  readonly boulders: readonly BoulderDraft[];
};

/** Mountains in the order in which they should be worked on. */
export type PlanDraft = { readonly mountains: readonly MountainDraft[] };

export type BrainDump = {
  readonly text: string;
  /** The person's logical day, for dates such as "before the 14th". */
  readonly today: Day;
};
