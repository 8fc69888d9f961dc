/** The one timer of a profile. State is timestamps, never ticks, so it survives anything but a change of pebble. */

import type { Instant } from '../calendar/day.ts';

export type Timer = {
  readonly pebbleId: string;
  /** When the running segment began, by the wall clock of the device that started it; null while paused. */
  readonly startedAt: Instant | null;
  /** Milliseconds of the segments before the running one. */
  readonly accumulatedMs: number;
};
