import { standingFor } from './level.ts';

/** XP gained within the level, out of the XP that the level spans: what a bar can show truthfully. */
export function levelProgress(xp: number): { gained: number; span: number } {
  const { level, xpToNext } = standingFor(xp);
  const start = level === 1 ? 0 : thresholdBefore(xpToNext);
  return { gained: xp - start, span: xpToNext - start };
}

function thresholdBefore(threshold: number): number {
  return 2 * threshold - standingFor(threshold).xpToNext;
}
