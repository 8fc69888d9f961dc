/** XP and levels: specification, sections 4 and 9. */

import { clampMinutes } from '../plan/estimate.ts';

export type Standing = {
  readonly level: number;
  /** Total XP at which the next level begins. */
  readonly xpToNext: number;
};

const XP_PER_LEVEL = 50;

/** XP of a pebble: 5 + (minutes - 15) / 3, rounded, for 15 to 30 minutes (specification, section 9). */
export function xpForMinutes(minutes: number): number {
  return Math.round(5 + (clampMinutes(minutes) - 15) / 3);
}

/**
 * Level and next threshold of an amount of XP. The specification counts them in steps (section 4:
 * start at 100, 50 more per level, XP never reset); for steps of 5 to 10 XP this is the same.
 */
export function standingFor(xp: number): Standing {
  const level = Math.max(1, Math.floor(xp / XP_PER_LEVEL));
  return { level, xpToNext: XP_PER_LEVEL + XP_PER_LEVEL * level };
}
