/**
 * The four-level plan of the specification, section 3. Every value is immutable: a change makes
 * a new path from the root and shares the rest, so that a screen can compare by identity.
 */

import type { Day, Instant } from '../calendar/day.ts';

export type Mountain = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whole number, 1 is the most important. */
  readonly priority: number;
  /** Stored as 0 and never altered by the app; what the tree shows is derived (section 4). */
  readonly progress: number;
  readonly boulders: readonly Boulder[];
};

export type Boulder = {
  readonly id: string;
  readonly title: string;
  /** Whole number, 1 is the most important. */
  readonly priority: number;
  /** Stored as false and never altered by the app (section 4). */
  readonly completed: boolean;
  readonly rocks: readonly Rock[];
};

export type Rock = {
  readonly id: string;
  readonly title: string;
  /** Stored as false and never altered by the app (section 4). */
  readonly completed: boolean;
  readonly pebbles: readonly Pebble[];
};

type PebbleText = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** 15 to 30. */
  readonly estimatedMinutes: number;
  /** Always `xpForMinutes(estimatedMinutes)`. */
  readonly xpValue: number;
};

export type WaitingPebble = PebbleText & { readonly status: 'in-the-way' };

export type MovedPebble = PebbleText & {
  readonly status: 'moved';
  readonly completedAt: Instant;
  /** Whole minutes; the estimate when `timeTracked` is false. */
  readonly actualMinutes: number;
  readonly timeTracked: boolean;
  /** The logical day on which the pebble was moved. */
  readonly completedDay: Day;
};

export type Pebble = WaitingPebble | MovedPebble;

export type NodeType = 'mountain' | 'boulder' | 'rock' | 'pebble';

/** A pebble with the titles of its parents, as every card and row shows it (section 3). */
export type PlacedPebble = {
  readonly pebble: Pebble;
  readonly mountainTitle: string;
  readonly boulderTitle: string;
  readonly rockTitle: string;
};
