import { type Day } from '../../calendar/day.ts';
import { keysOf } from '../words/phrase-text.ts';
import { dueDays } from './due-date.ts';
import { type ReadThought } from './things-named.ts';

const UNTIL = /^(?:until|till|til|since)$/u;
const GIVEN_TIME = /^(?:only|open|gave|give|gives|given|have|has|got|i've|we've)$/u;

/** "And it's now Saturday". */
const IS_TODAY =
  /^(?:and |but |so )?(?:it's|it is|today's|today is) (?:now |already |only )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: now| already| today)?$/u;

/**
 * When the thing that a fact is about is due. "Away until Sunday" names a day on which nothing is,
 * "they gave us till Friday" does; "it is forty days now" is no date.
 */
export function dueInFact({ words }: ReadThought, today: Day): number | null {
  if (IS_TODAY.test(keysOf(words))) return null;
  const isAway = words.some((word) => UNTIL.test(word.key));
  if (isAway && !words.some((word) => GIVEN_TIME.test(word.key))) return null;
  return dueDays(
    words.filter((word) => word.key !== 'now'),
    today,
  );
}
