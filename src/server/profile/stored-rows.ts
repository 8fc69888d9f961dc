import type { Instant } from '#domain/calendar/day.ts';
import { DEFAULT_SETTINGS, type Completion, type Profile } from '#domain/profile/profile.ts';

/** The columns of a profile as the program knows them: everything but plan and ledger. */
export type HeadOfProfile = Omit<Profile, 'mountains' | 'xp' | 'activity' | 'recentCompletions'>;

/** The same as JSON of the database. */
export type HeadRow = Omit<HeadOfProfile, 'settings'> & {
  readonly settings: Partial<Profile['settings']>;
};

/** Of the settings only those are stored that somebody has chosen. */
export function withAllSettings({ settings, ...columns }: HeadRow): HeadOfProfile {
  return { ...columns, settings: { ...DEFAULT_SETTINGS, ...settings } };
}

export function headOfRow(row: HeadRow): HeadOfProfile {
  const createdAt = instant(row.createdAt);
  return withAllSettings({ ...row, createdAt, updatedAt: instant(row.updatedAt) });
}

export function completionOfRow(row: Completion): Completion {
  return { ...row, completedAt: instant(row.completedAt) };
}

/** JSON of PostgreSQL spells a moment in another way than the program. */
function instant(stored: string): Instant {
  return new Date(stored).toISOString();
}
