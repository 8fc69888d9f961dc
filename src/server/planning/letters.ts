import type { Context } from 'hono';
import type { AppEnv } from '../http/variables.ts';
import { LETTERS_PLANNED } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Counts the letters that a person has planned. Throws when they have had enough of them for now. */
export function allowLetters(
  c: Context<AppEnv>,
  throttle: Pick<Throttle, 'allowPerson'>,
  { length }: string,
): Promise<void> {
  const letters = { action: 'letters', userId: c.get('userId'), weight: length };
  return throttle.allowPerson(c, letters, LETTERS_PLANNED);
}
