import { type Day } from '../../calendar/day.ts';
import { TOLD_WEIGHTS } from '../data/told-weights.ts';
import { skipOpeners } from './action-start.ts';
import { dueDays, isUrgent } from './due-date.ts';
import { isOpenName } from './idle-names.ts';
import { RUN_ON } from './learned-breaks.ts';
import { oddsOf, weightsIn } from './learned-weights.ts';
import { sayTask } from './task-phrase.ts';
import { breathsOf, type ReadThought } from './things-named.ts';
import { toldSignsAt } from './told-signs.ts';

const WEIGHTS = weightsIn(TOLD_WEIGHTS);
/** How sure the marked dumps have to be that what was only named asks for nothing; in speech names stand for tasks more often. */
const TOLD_NAME = -22;
const TOLD_NAME_IN_SPEECH = -24;
/** And that what the rules know to ask for something does not, or what stands on a line by itself like the things of a list. */
const SHORT_LINE = 5;
const TOLD_TASK = -32;
/** And that a fact asks for something. */
const ASKS = 8;

function isTask({ reading }: ReadThought): boolean {
  return reading.kind === 'task' || reading.kind === 'wish';
}

/** A statement that no rule knew. */
function isOpenFact({ reading }: ReadThought): boolean {
  return reading.kind === 'fact' && reading.guess === 'open';
}

function surelyTold(thought: ReadThought, { breath, isDated }: Heard): number {
  if (isDated || breath <= SHORT_LINE || !isOpenName(thought)) return TOLD_TASK;
  return breath < RUN_ON ? TOLD_NAME : TOLD_NAME_IN_SPEECH;
}

/** How likely it asks for something, how much was said in one breath with it, and whether it says when. */
type Heard = { readonly odds: number; readonly breath: number; readonly isDated: boolean };

/** Read as the marked dumps have it, where they leave hardly a doubt. */
function heardAgain(thought: ReadThought, heard: Heard): ReadThought {
  if (isTask(thought))
    return heard.odds < surelyTold(thought, heard)
      ? { ...thought, reading: { kind: 'fact', guess: 'named' } }
      : thought;
  return heard.odds > ASKS ? { ...thought, reading: { kind: 'fact', guess: 'asks' } } : thought;
}

/**
 * "Bed 1 comfortable, slept from 2", "the hall's booked till five": whether a thought asks for
 * something tell many weak signs that agree, where no rule knows. A dump that asks for something
 * by the rules keeps at least one thing to do.
 */
export function withToldHeard(
  thoughts: readonly ReadThought[],
  today: Day,
): readonly ReadThought[] {
  const breathOf = breathsOf(thoughts);
  const heard = thoughts.map((thought, index) => {
    if (thought.language !== 'en' || !(isTask(thought) || isOpenFact(thought))) return thought;
    const breath = breathOf(thought);
    const odds = oddsOf(toldSignsAt(thoughts, { index, breath }), WEIGHTS);
    const isDated = dueDays(thought.words, today) !== null || isUrgent(thought.words);
    return heardAgain(thought, { odds, breath, isDated });
  });
  return heard.some(isTask) ? heard : thoughts;
}

/** "The falls form still to fill in": a fact that is told as tasks are is one, unless a rule found what it is. */
export function withFactsThatAsk(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought) => {
    if (thought.reading.kind !== 'fact' || thought.reading.guess !== 'asks') return thought;
    const title = sayTask(thought.words.slice(skipOpeners(thought.words, 0)));
    return title === '' ? thought : { ...thought, reading: { kind: 'task', title } };
  });
}
