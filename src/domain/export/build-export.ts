import type { Day, Instant } from '../calendar/day.ts';
import type { KeptBrainDump } from '../operations/operation.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { standingFor } from '../progress/level.ts';
import { streakOf } from '../progress/streak.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type AccountExport } from './account-export.ts';

/** Everything an account holds, in the specification's profile shape (section 3) and beyond. */
export function buildExport({
  profile,
  completions,
  brainDumps,
  today,
  now,
}: {
  readonly profile: Profile;
  /** The whole ledger, oldest first. */
  readonly completions: readonly Completion[];
  readonly brainDumps: readonly KeptBrainDump[];
  readonly today: Day;
  readonly now: Instant;
}): AccountExport {
  const { id, userId, username, xp, lastActive, mountains, createdAt, updatedAt } = profile;
  return {
    format: EXPORT_FORMAT,
    formatVersion: EXPORT_VERSION,
    exportedAt: now,
    id,
    userId,
    username,
    ...standingFor(xp),
    xp,
    streak: streakOf({ activity: profile.activity, today }).current,
    lastActive,
    mountainsData: mountains,
    createdAt,
    updatedAt,
    completions,
    brainDumps,
    settings: profile.settings,
  };
}
