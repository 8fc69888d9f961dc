import { createTurns } from '../turns.ts';
import { crowded, turnedAway } from './refusals.ts';

/** A page asks once and waits; a program may ask for a few at once. */
const PER_PERSON = 20;
/** As many people as may wait: when all bring the longest words there are, each takes a third of a second. */
const PEOPLE = 100;

/**
 * The line before the built-in planner: one work after the other for each person, and no longer than
 * somebody waits. Who is turned away hears so at once, and can plan on their own device.
 */
export function createQueue({ perPerson = PER_PERSON, people = PEOPLE } = {}) {
  const { asked, inTurn, lines } = createTurns();
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const own = asked(userId);
    if (own >= perPerson) throw turnedAway('running');
    if (own === 0 && lines() >= people) throw crowded();
    return inTurn(userId, work);
  };
}
