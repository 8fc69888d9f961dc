/** How long a pebble takes: specification, section 9. */

const MIN_PEBBLE_MINUTES = 15;
const MAX_PEBBLE_MINUTES = 30;
/** Of a step in a draft or a reply that says no time. */
export const UNKNOWN_MINUTES = 20;

/** Whole minutes within 15 to 30; what is no number becomes 15. */
export function clampMinutes(minutes: number): number {
  const whole = Math.round(minutes) || MIN_PEBBLE_MINUTES;
  return Math.min(MAX_PEBBLE_MINUTES, Math.max(MIN_PEBBLE_MINUTES, whole));
}

/**
 * Minutes of a pebble added by hand, from the length of its description: under 50 characters 15,
 * under 100 20, under 150 25, else 30.
 */
export function estimateMinutes(description: string): number {
  const characters = description.trim().length;
  if (characters < 50) return 15;
  if (characters < 100) return 20;
  if (characters < 150) return 25;
  return 30;
}
