import type { Context } from 'hono';
import { nodesById } from '#domain/plan/nodes-by-id.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { AppEnv } from '../http/variables.ts';
import { LETTERS_PLANNED } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Counts the letters that a person has planned. Throws when they have had enough of them for now. */
export async function allowLetters(
  c: Context<AppEnv>,
  throttle: Pick<Throttle, 'allowPerson'>,
  count: number,
): Promise<void> {
  const letters = { action: 'letters', userId: c.get('userId'), weight: count };
  await throttle.allowPerson(c, letters, LETTERS_PLANNED);
}

/** What stands around the words of a node when a planner reads it: its name, its minutes, its place. */
const LETTERS_AROUND = 50;

/**
 * The letters of the largest mountain that is changed by words. The built-in planner makes none so large of any
 * brain dump: of one letter in each line, 10,000 lines, it makes 870,000; of real tasks 90,000.
 */
export const MAX_MOUNTAIN_LETTERS = 1_000_000;

/**
 * Of the largest mountain that an AI service reads, which has to write all of it again: more than real tasks make,
 * and as much as a model has room for.
 */
export const MAX_LETTERS_SENT = 120_000;

/** To change a mountain is a tenth of the work, for each of its letters, that planning a dump is, and less. */
const LESS_WORK = 10;

/** What a change by words counts as, in letters planned, when the mountain has so many. */
export function weightOfChange(changeText: string, mountainLetters: number): number {
  return changeText.length + Math.ceil(mountainLetters / LESS_WORK);
}

/** The letters that a planner reads of a mountain. */
export function lettersOf(mountain: Mountain): number {
  const { boulders, rocks, pebbles } = nodesById(mountain);
  const parents = [...boulders.values(), ...rocks.values()];
  return [
    mountain.title + mountain.description,
    ...parents.map(({ title }) => title),
    ...[...pebbles.values()].map(({ title, description }) => title + description),
  ].reduce((sum, { length }) => sum + length + LETTERS_AROUND, 0);
}
