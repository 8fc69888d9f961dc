/** What becomes of a page, for tests of a kind of page or sentence. */

import { pebblesOf } from '../plan/walk.ts';
import { planBrainDump } from './built-in-planner.ts';
import { type PebbleDraft } from './plan-draft.ts';

const A_SATURDAY = '2026-11-21';

/** The pebbles of the plan of a page, in their order. */
export function stepsOf(text: string): PebbleDraft[] {
  return planBrainDump({ text, today: A_SATURDAY }).mountains.flatMap(pebblesOf);
}

export function titlesOf(text: string): string[] {
  return stepsOf(text).map(({ title }) => title);
}
