/** Pebbles that are new to a plan, and the rules for one added by hand (specification, sections 5, 9). */

import { xpForMinutes } from '../progress/level.ts';
import { clampMinutes, estimateMinutes } from './estimate.ts';
import type { WaitingPebble } from './plan.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from './text-limits.ts';

const MIN_TITLE = 3;
const MIN_DESCRIPTION = 10;

/** What is wrong with the title of a pebble added by hand, or null. Outer blanks do not count. */
export function pebbleTitleProblem(title: string): string | null {
  const { length } = title.trim();
  if (length === 0) return 'Title is required';
  if (length < MIN_TITLE) return 'Title must be at least 3 characters';
  if (length > MAX_TITLE) return `Title must be at most ${MAX_TITLE} characters`;
  return null;
}

/** What is wrong with the description of a pebble added by hand, or null. Outer blanks do not count. */
export function pebbleDescriptionProblem(description: string): string | null {
  const { length } = description.trim();
  if (length === 0) return 'Description is required';
  if (length < MIN_DESCRIPTION) return 'Description must be at least 10 characters';
  if (length > MAX_DESCRIPTION) return `Description must be at most ${MAX_DESCRIPTION} characters`;
  return null;
}

/** A pebble in the way, its minutes within bounds and its XP from its minutes, whatever came in. */
export function waitingPebble(pebble: {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly estimatedMinutes: number;
}): WaitingPebble {
  const estimatedMinutes = clampMinutes(pebble.estimatedMinutes);
  return {
    id: pebble.id,
    title: pebble.title,
    description: pebble.description,
    estimatedMinutes,
    xpValue: xpForMinutes(estimatedMinutes),
    status: 'in-the-way',
  };
}

/** A pebble added by hand: trimmed texts, and the time estimated from the description. */
export function pebbleByHand(input: {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}): WaitingPebble {
  return waitingPebble({
    id: input.id,
    title: input.title.trim(),
    description: input.description.trim(),
    estimatedMinutes: estimateMinutes(input.description),
  });
}
