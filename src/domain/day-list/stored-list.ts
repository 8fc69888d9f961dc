/** The up to three pebbles chosen for one logical day (specification, section 4). */

import type { Day } from '../calendar/day.ts';

export type DayList = {
  readonly day: Day;
  /** In-the-way pebbles only, at most `DAY_PEBBLES`, in the order in which they are shown. */
  readonly pebbleIds: readonly string[];
};

export const DAY_PEBBLES = 3;
