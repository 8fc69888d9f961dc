/** Everything the app knows about one person: what every screen draws and every operation changes. */

import type { Day, Instant } from '../calendar/day.ts';
import type { DayList } from '../day-list/stored-list.ts';
import type { Mountain } from '../plan/plan.ts';
import type { Timer } from '../timer/timer.ts';

export const THEMES = ['system', 'light', 'dark', 'calm'] as const;

export type Theme = (typeof THEMES)[number];

export type Settings = {
  /** 0 to 23: before this hour it is still yesterday. */
  readonly dayStartHour: number;
  readonly theme: Theme;
  /** BCP 47 tag for speech recognition. */
  readonly dictationLanguage: string;
};

/** One row of the completion ledger. It outlives its pebble; un-completing removes it. */
export type Completion = {
  readonly pebbleId: string;
  readonly title: string;
  readonly mountainTitle: string;
  readonly completedAt: Instant;
  readonly day: Day;
  readonly estimatedMinutes: number;
  readonly actualMinutes: number;
  readonly timeTracked: boolean;
  readonly xp: number;
};

export type Profile = {
  readonly id: string;
  readonly userId: string;
  readonly username: string | null;
  /** Sum of the completion ledger. Level and xpToNext follow from it (`standingFor`). */
  readonly xp: number;
  readonly lastActive: Day;
  readonly mountains: readonly Mountain[];
  readonly dayList: DayList | null;
  readonly timer: Timer | null;
  readonly settings: Settings;
  /** How many pebbles were moved on each active day, in any order; days without one are absent. */
  readonly activity: Readonly<Record<Day, number>>;
  /** Ledger rows of the last few days, oldest first: "Recently Tossed" and "first of the day" read these. */
  readonly recentCompletions: readonly Completion[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
};

export const DEFAULT_SETTINGS: Settings = {
  dayStartHour: 4,
  theme: 'system',
  dictationLanguage: 'en-US',
};
