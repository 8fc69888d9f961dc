/** One kind line after each completion: specification, section 4; design, "Encouragement". */

const FIRST_OF_DAY = 'Your first step of today is done. That is a good start.';
const FAST = 'Done, and in less time than planned. Nicely moved.';
const ROTATING = [
  'One more pebble out of the way. Well done.',
  'That is real progress. Take a breath before the next one.',
  'Done. Your mountain is a little smaller now.',
  'You did what you set out to do. That counts.',
  'Another step taken. Go on, or rest a while: both are fine.',
] as const;

/**
 * What to say after a completion: first of the day, else faster than the estimate with tracked
 * time, else one of five. `turn` goes through the five, so none comes again within five completions.
 */
export function encouragementFor(completed: {
  readonly firstOfDay: boolean;
  readonly estimatedMinutes: number;
  readonly actualMinutes: number;
  readonly timeTracked: boolean;
  readonly turn: number;
}): string {
  if (completed.firstOfDay) return FIRST_OF_DAY;
  if (completed.timeTracked && completed.actualMinutes < completed.estimatedMinutes) return FAST;
  return ROTATING[completed.turn % ROTATING.length] ?? ROTATING[0];
}

/**
 * The turn of the next completion among the five texts: the number of completions over all days. Taking one
 * back lowers that number, and the last text would be said again: so the turn is at least one above the last.
 */
export function nextTurn({
  completions,
  last,
}: {
  readonly completions: number;
  readonly last: number;
}): number {
  return Math.max(completions, last + 1);
}
