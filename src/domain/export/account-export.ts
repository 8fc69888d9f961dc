/** The file that a person takes along: the specification's profile (section 3), and what restores the rest. */

import type { Day, Instant } from '../calendar/day.ts';
import type { KeptBrainDump } from '../operations/operation.ts';
import type { Mountain } from '../plan/plan.ts';
import type { Completion, Settings } from '../profile/profile.ts';

export const EXPORT_FORMAT = 'unstuck-export';
export const EXPORT_VERSION = 1;

export type AccountExport = {
  readonly format: typeof EXPORT_FORMAT;
  readonly formatVersion: typeof EXPORT_VERSION;
  readonly exportedAt: Instant;
  readonly id: string;
  readonly userId: string;
  readonly username: string | null;
  readonly level: number;
  readonly xp: number;
  readonly xpToNext: number;
  readonly streak: number;
  readonly lastActive: Day;
  readonly mountainsData: readonly Mountain[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** The whole ledger, oldest first, also of pebbles that were deleted. */
  readonly completions: readonly Completion[];
  readonly brainDumps: readonly KeptBrainDump[];
  readonly settings: Settings;
};
