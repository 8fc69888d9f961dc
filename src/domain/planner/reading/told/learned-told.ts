import { type Day } from '../../../calendar/day.ts';
import { OBJECT_FORMS } from '../../data/english-phrases.ts';
import { FELT_WEIGHTS } from '../../data/felt-weights.ts';
import { TOLD_WEIGHTS } from '../../data/told-weights.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { isDoneBySomebody, isOwnClause } from '../grammar/own-clause.ts';
import { isLiving } from '../grammar/living.ts';
import { isPlainlyTold } from './plainly-told.ts';
import { stateAt } from '../implied/see-to.ts';
import { dueDays } from '../dates/due-date.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';
import { isUrgent } from '../dates/urgency.ts';
import { withEachHeard } from './each-heard.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { shrinksFrom } from './owed-in-feeling.ts';
import { type HeardOdds, isToDo, type Known, type ReadThought } from '../reading.ts';
import { isSameBreath } from '../breaths.ts';
import { toldSignsAt } from './told-signs.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';

const ASKING = weightsIn(TOLD_WEIGHTS);
const FELT = weightsIn(FELT_WEIGHTS);
/**
 * How sure the marked dumps have to be that something asks for nothing, by what is known of it: it was said
 * to be owed, its verb was said, a rule knows what such a state asks for, a list knows the noun, or no verb is known; it says
 * when; or hardly anything was said. `told`: by what asks alone. `felt`: by that and how likely it is
 * felt or finished. In tenths of the logarithm of the odds. Of authors who were left out, each loses one thing to do
 * for five or more that it finds.
 */
const LIMITS = {
  owed: { told: -32, felt: -15 },
  said: { told: -22, felt: 5 },
  implied: { told: -44, felt: -36 },
  fitting: { told: -26, felt: -15 },
  unknown: { told: -24, felt: -15 },
  dated: { told: -32, felt: -15 },
  few: { told: -40, felt: -40 },
} as const satisfies Record<Known, { readonly told: number; readonly felt: number }>;
/** And that a fact asks for something; in tenths as well. */
const ASKS = 6;

/** A statement that no rule knew. */
function isOpenFact({ reading }: ReadThought): boolean {
  return reading.kind === 'fact' && reading.guess === 'open';
}

const NO_DEED = /^(?:See|Hear|Feel|Talk|Speak|Laugh|Cry|Leave|Stop|Touch|Decide|Haven['’]?t)\b/u;

/** "I haven't opened the mail", and no "I haven't slept": a deed that was not done to a thing. */
function saysUndone(words: readonly Word[], title: string): boolean {
  const from = skipOpeners(words, 0);
  const at = /^(?:i|we)$/u.test(keyAt(words, from)) ? from + 1 : from;
  const isDenied = /^(?:haven't|havent)$/u.test(keyAt(words, at));
  return isDenied && wordsOf(title).length > 1 && !NO_DEED.test(title);
}

function verbFrom({ reading, words }: ReadThought): Known {
  if (reading.kind !== 'task' && reading.kind !== 'wish') return 'unknown';
  if (reading.isImplied === true) return 'implied';
  if (saysUndone(words, reading.title)) return 'implied';
  if (obligationLengthAt(words, skipOpeners(words, 0)) > 0) return 'owed';
  const verb = keyAt(wordsOf(reading.title), 0);
  if (words.some(({ key }) => key === verb)) return 'said';
  return verb === 'sort' ? 'unknown' : 'fitting';
}

function saysWhen({ words }: ReadThought, today: Day): boolean {
  return dueDays(words, today) !== null || isUrgent(words);
}

/** "The recording, they want it by 5pm": what is told of it says when. */
function isDated(
  thought: ReadThought,
  { next, today }: { next: ReadThought | undefined; today: Day },
): boolean {
  if (saysWhen(thought, today)) return true;
  const isToldOf =
    next !== undefined &&
    next.line === thought.line &&
    next.reading.kind === 'fact' &&
    /\b(?:it|them|this|that)\b/u.test(keysOf(next.words));
  return isToldOf && saysWhen(next, today);
}

const MOST_BEFORE_IT = 6;

/** Read as the marked dumps have it, where they leave hardly a doubt. */
function heardAgain(thought: ReadThought, { asks, isFelt, known }: HeardOdds): ReadThought {
  if (!isToDo(thought))
    return asks > ASKS ? { ...thought, reading: { kind: 'fact', guess: 'asks' } } : thought;
  if (known === 'implied' && shrinksFrom(thought.words)) return thought;
  const { told, felt } = LIMITS[known];
  return asks < told || asks - isFelt < felt
    ? { ...thought, reading: { kind: 'fact', guess: 'named' } }
    : thought;
}

/**
 * "Bed 1 comfortable, slept from 2", "the hall's booked till five": whether a thought asks for
 * something tell many weak signs that agree, where no rule knows.
 */
export function withToldHeard(
  thoughts: readonly ReadThought[],
  today: Day,
): readonly ReadThought[] {
  return withEachHeard(thoughts, (thought, { isAmongFew, ...place }) => {
    if (thought.language !== 'en' || !(isToDo(thought) || isOpenFact(thought))) return thought;
    const signs = toldSignsAt(thoughts, place);
    const [before, next] = [thoughts[place.index - 1], thoughts[place.index + 1]];
    const hasDay = isDated(thought, { next, today });
    const heard = {
      isAlone: before?.line !== thought.line && next?.line !== thought.line,
      asks: oddsOf(signs, ASKING),
      isFelt: oddsOf(signs, FELT),
      known: isAmongFew ? 'few' : hasDay ? 'dated' : verbFrom(thought),
    };
    return { ...heardAgain(thought, heard), heard };
  });
}

/** "She wants the big print books", "I need a stamp": what is to be got, and for whom. */
function wantedThing(words: readonly Word[]): readonly Word[] | null {
  if (/^i (?:want|need) (?!to\b)/u.test(keysOf(words)) && words.length > 2)
    return [...wordsOf('Get'), ...words.slice(2)];
  const whom = OBJECT_FORMS.get(keyAt(words, 0));
  const isWanted = /^(?:wants?|needs?)$/u.test(keyAt(words, 1)) && keyAt(words, 2) !== 'to';
  const base = baseOfGerund(keyAt(words, 2));
  if (whom === undefined || !isWanted) return null;
  return base === null
    ? [...wordsOf(`Get ${whom}`), ...words.slice(2)]
    : [...wordsOf(`${base} ${whom}`), ...words.slice(3)];
}

/** "The shop shows what is sold out, need to fix that": the step behind it is of the same thing. */
function takesItUp(next: ReadThought, told: ReadThought): boolean {
  const at = next.words.findIndex(({ key }) => /^(?:it|that|this|them)$/u.test(key));
  const isBack = at > 0 && at <= MOST_BEFORE_IT && isVerb(keyAt(next.words, at - 1));
  if (!isBack || next.reading.kind !== 'task') return false;
  const named = contentKeys(next.reading.title);
  return [...contentKeys(textOf(told.words))].some((key) => named.has(key));
}

const ENDS_NAME = /^(?:for|from|of|with|in|on|at|about|to)$/u;
const ASKS_FOR = /\b(?:asks?|needs?|wants?|would|(?:has|have) to)\b/u;

/** "Raj covers the queue", "my company pays up to 300"; what a thing keeps doing ("keeps dropping") is to be seen to. */
function isOnlyTold(words: readonly Word[]): boolean {
  const state = stateAt(words);
  const place = words.findIndex(({ key }) => ENDS_NAME.test(key));
  const who = keyAt(words, (place > 0 && place < state ? place : state) - 1);
  const isOneOfThem = state > 1 && /^ones?$/u.test(keyAt(words, state - 1));
  if (isOneOfThem && !ASKS_FOR.test(keysOf(words))) return true;
  const isSomebody = state > 0 && isLiving(who) && !ASKS_FOR.test(keysOf(words));
  if (isSomebody || isPlainlyTold(words)) return true;
  return isDoneBySomebody(words) || (state === 0 && isOwnClause(words));
}

/** "The falls form still to fill in": a fact that is told as tasks are is one, unless a rule found what it is. */
export function withFactsThatAsk(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought, index) => {
    if (thought.reading.kind !== 'fact' || thought.reading.guess !== 'asks') return thought;
    const next = thoughts[index + 1];
    const isNext = next?.reading.kind === 'task' && isSameBreath(next, thought);
    if (isNext && (next.follows || takesItUp(next, thought))) return thought;
    const said = thought.words.slice(skipOpeners(thought.words, 0));
    const wanted = wantedThing(said);
    const title = wanted === null && isOnlyTold(said) ? '' : sayTask(wanted ?? said);
    return title === '' ? thought : { ...thought, reading: { kind: 'task', title } };
  });
}
