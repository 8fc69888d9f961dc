import type { Context } from 'hono';
import { nodesById } from '#domain/plan/find.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { AppEnv } from '../http/variables.ts';
import { LETTERS_PLANNED } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Counts the letters that a person has planned. Throws when they have had enough of them for now. */
export function allowLetters(
  c: Context<AppEnv>,
  throttle: Pick<Throttle, 'allowPerson'>,
  count: number,
): Promise<void> {
  const letters = { action: 'letters', userId: c.get('userId'), weight: count };
  return throttle.allowPerson(c, letters, LETTERS_PLANNED);
}

/** What stands around the words of a node when a planner reads it: its name, its minutes, its place. */
const LETTERS_AROUND = 50;

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
