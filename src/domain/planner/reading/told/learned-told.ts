import { type Day } from '../../../calendar/day.ts';
import { TOLD_WEIGHTS } from '../../data/told-weights.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { baseOfGerund } from '../grammar/verbs.ts';
import { isUrgent } from '../dates/urgency.ts';
import { isOpenName } from './idle-names.ts';
import { oddsOf, weightsIn } from './learned-weights.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { breathsOf, isSameBreath, type ReadThought } from '../titles/things-named.ts';
import { toldSignsAt } from './told-signs.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';

const WEIGHTS = weightsIn(TOLD_WEIGHTS);
/**
 * How sure the marked dumps have to be that something asks for nothing, by where its verb is from: it
 * was said, a rule knows what such a state asks for, a list knows the noun, or none is known. And that
 * a name with a day asks for nothing, and a task with one; and anything where hardly anything was said.
 * Of authors who were left out, each loses one thing to do for six or more told that it finds.
 */
const TOLD = { said: -22, implied: -36, fitting: -26, unknown: -24 } as const;
const TOLD_NAME_WITH_DAY = -20;
const TOLD_TASK_WITH_DAY = -32;
const TOLD_AMONG_FEW = -32;
const FEW_THOUGHTS = 5;
/** And that a fact asks for something. */
const ASKS = 6;

function isTask({ reading }: ReadThought): boolean {
  return reading.kind === 'task' || reading.kind === 'wish';
}

/** A statement that no rule knew. */
function isOpenFact({ reading }: ReadThought): boolean {
  return reading.kind === 'fact' && reading.guess === 'open';
}

function verbFrom({ reading, words }: ReadThought): keyof typeof TOLD {
  if (reading.kind !== 'task' && reading.kind !== 'wish') return 'unknown';
  if (reading.isImplied === true) return 'implied';
  const verb = keyAt(wordsOf(reading.title), 0);
  if (words.some(({ key }) => key === verb)) return 'said';
  return verb === 'sort' ? 'unknown' : 'fitting';
}

function surelyTold(thought: ReadThought, { isDated, isAmongFew }: Heard): number {
  if (isAmongFew) return TOLD_AMONG_FEW;
  if (!isDated) return TOLD[verbFrom(thought)];
  return isDated === 'itself' && isOpenName(thought) ? TOLD_NAME_WITH_DAY : TOLD_TASK_WITH_DAY;
}

function saysWhen({ words }: ReadThought, today: Day): boolean {
  return dueDays(words, today) !== null || isUrgent(words);
}

/** "The recording, they want it by 5pm": what is told of it says when. */
function datedBy(
  thought: ReadThought,
  { next, today }: { next: ReadThought | undefined; today: Day },
): Heard['isDated'] {
  if (saysWhen(thought, today)) return 'itself';
  const isToldOf =
    next !== undefined &&
    next.line === thought.line &&
    next.reading.kind === 'fact' &&
    /\b(?:it|them|this|that)\b/u.test(keysOf(next.words));
  return isToldOf && saysWhen(next, today) ? 'by the next' : false;
}

/** How likely it asks for something, whether it says when, and whether little was said at all. */
type Heard = {
  readonly odds: number;
  readonly isDated: 'itself' | 'by the next' | false;
  readonly isAmongFew: boolean;
};

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
  const isAmongFew = thoughts.length < FEW_THOUGHTS;
  const heard = thoughts.map((thought, index) => {
    if (thought.language !== 'en' || !(isTask(thought) || isOpenFact(thought))) return thought;
    const odds = oddsOf(toldSignsAt(thoughts, { index, breath: breathOf(thought) }), WEIGHTS);
    const isDated = datedBy(thought, { next: thoughts[index + 1], today });
    return heardAgain(thought, { odds, isDated, isAmongFew });
  });
  return heard.some(isTask) ? heard : thoughts;
}

const WHOM: ReadonlyMap<string, string> = new Map([
  ['she', 'her'],
  ['he', 'him'],
  ['they', 'them'],
]);

/** "She wants the big print books": what one is to get her. */
function wantedByThem(words: readonly Word[]): readonly Word[] | null {
  if (/^i (?:want|need) (?!to\b)/u.test(keysOf(words)) && words.length > 2)
    return [...wordsOf('Get'), ...words.slice(2)];
  const whom = WHOM.get(keyAt(words, 0));
  const isWanted = /^(?:wants?|needs?)$/u.test(keyAt(words, 1)) && keyAt(words, 2) !== 'to';
  const base = baseOfGerund(keyAt(words, 2));
  if (whom === undefined || !isWanted) return null;
  return base === null
    ? [...wordsOf(`Get ${whom}`), ...words.slice(2)]
    : [...wordsOf(`${base} ${whom}`), ...words.slice(3)];
}

/** "The falls form still to fill in": a fact that is told as tasks are is one, unless a rule found what it is. */
export function withFactsThatAsk(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought, index) => {
    if (thought.reading.kind !== 'fact' || thought.reading.guess !== 'asks') return thought;
    const next = thoughts[index + 1];
    if (next?.follows === true && next.reading.kind === 'task' && isSameBreath(next, thought))
      return thought;
    const said = thought.words.slice(skipOpeners(thought.words, 0));
    const title = sayTask(wantedByThem(said) ?? said);
    return title === '' ? thought : { ...thought, reading: { kind: 'task', title } };
  });
}
