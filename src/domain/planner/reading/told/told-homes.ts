import { type Day } from '../../../calendar/day.ts';
import { HOME_WEIGHTS } from '../../data/home-weights.ts';
import { dueDays } from '../dates/due-date.ts';
import { saysUntilWhen } from '../dates/urgency.ts';
import { breathsOf, isSameBreath, RUN_ON } from '../breaths.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { homesHeardIn, type MaybeHome } from './home-signs.ts';

const HOME = weightsIn(HOME_WEIGHTS);
const MIN_TOLD = 4;
/** How likely it has to be told of a step; in tenths of the logarithm of the odds. */
const LEAST = -5;

/** Whether what was learned says where it stands: not of a day, nor of what leads to the next, which rules place. */
function isOpen(thought: ReadThought, next: ReadThought | undefined, today: Day): boolean {
  if (thought.reading.kind !== 'fact' || thought.reading.saysWhen === true) return false;
  if (thought.leadsOn === true || thought.language !== 'en' || thought.words.length < MIN_TOLD)
    return false;
  if (isToDo(next) && next?.follows === true && next.line === thought.line) return false;
  return dueDays(thought.words, today) === null && !saysUntilWhen(thought.words);
}

function likeliest(homes: readonly MaybeHome[]): ReadThought | null {
  let best: ReadThought | null = null;
  let most = LEAST;
  for (const { step, signs } of homes) {
    const odds = oddsOf(signs, HOME);
    if (odds > most) [best, most] = [step, odds];
  }
  return best;
}

/**
 * "Ring the gas people. The meter is behind the sofa. Take the clock to Ray": the step that a thought which is only
 * told is told of, where that was learned. Many weak signs tell: what it points to and names, what stands beside
 * it, how much of the page is told. In speech that runs on they tell no more than the rules do.
 */
export function homesOfTold(
  thoughts: readonly ReadThought[],
  today: Day,
): ReadonlyMap<ReadThought, ReadThought> {
  const homesAt = homesHeardIn(thoughts);
  const breathOf = breathsOf(thoughts);
  const homes = new Map<ReadThought, ReadThought>();
  for (const [index, thought] of thoughts.entries()) {
    if (!isOpen(thought, thoughts[index + 1], today) || breathOf(thought) >= RUN_ON) continue;
    const before = thoughts[index - 1];
    const isMore = before !== undefined && isSameBreath(before, thought);
    const same = isMore ? homes.get(before) : undefined;
    const home = same ?? likeliest(homesAt(index));
    if (home !== null) homes.set(thought, home);
  }
  return homes;
}
