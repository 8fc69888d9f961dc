import { type Day } from '../../../calendar/day.ts';
import { A_DAY } from '../../data/dates.ts';
import { OBJECT_FORMS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { saysUntilWhen } from '../dates/urgency.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { isSameBreath } from '../breaths.ts';
import { dueInFact } from './due-in-fact.ts';

type Place = { readonly index: number; readonly today: Day };

const MAX_BETWEEN = 2;
const IS_ON = new RegExp(
  String.raw`\b(?:is|are|\p{L}+'s|starts|begins|opens) (?:on |in |at |this |next |noon |midday )?(?:${A_DAY}|the \S+|\d)`,
  'u',
);
/** What is told of a thing that was named before. */
const POINTS_BACK =
  /^(?:it|it's|its|them|him|her|he|he's|she|they|they're|this|that|that's|one|which|until|till|by|i|i'm|i've)$/u;

/** "Mum's birthday is the 24th", and behind it what to get her. */
const OF_SOMEONE = /^(?:\p{L}+ ){0,2}\p{L}+'s? \p{L}+ (?:do |party )?(?:is|'s) /u;

/** "My interview is Wednesday and my shirt isn't ironed", "they come on Tuesday, get biscuits for them". */
function isSaidForNext(thoughts: readonly ReadThought[], { index, today }: Place): boolean {
  const [fact, next] = [thoughts[index], thoughts[index + 1]];
  if (fact === undefined || next === undefined || !isToDo(next) || !isSameBreath(next, fact))
    return false;
  if (dueInFact(fact, today) === null) return false;
  const opener = keyAt(fact.words, skipOpeners(fact.words, 0));
  const them = OBJECT_FORMS.get(opener);
  const isTheirs = them !== undefined && next.words.some(({ key }) => key === them);
  if (isTheirs && saysUntilWhen(fact.words)) return true;
  const isJoined = /^(?:and|so|but)$/u.test(keyAt(next.words, 0));
  const isForThem =
    OF_SOMEONE.test(keysOf(fact.words)) &&
    next.words.some(({ key }) => /^(?:her|him|them)$/u.test(key));
  const isOwn = !POINTS_BACK.test(opener) && IS_ON.test(keysOf(fact.words));
  return isOwn && (isJoined || isForThem);
}

/** "Guild on Tuesday night and I'm bringing a prize so find something". */
function leadsToDeed(thoughts: readonly ReadThought[], { index, today }: Place): boolean {
  const fact = thoughts[index];
  if (fact === undefined || fact.language !== 'en' || dueDays(fact.words, today) === null)
    return false;
  if (POINTS_BACK.test(keyAt(fact.words, skipOpeners(fact.words, 0)))) return false;
  const next = thoughts
    .slice(index + 1, index + 2 + MAX_BETWEEN)
    .find(({ reading }) => reading.kind !== 'fact');
  if (next?.follows !== true || next.line !== fact.line) return false;
  return isToDo(next) && dueDays(next.words, today) === null;
}

/** Whether the day of a fact is told for what comes behind it, and not for what was said before. */
export function isDayForNext(thoughts: readonly ReadThought[], place: Place): boolean {
  return isSaidForNext(thoughts, place) || leadsToDeed(thoughts, place);
}

/** "The vouchers run out on the 24th, so book two crossings": a rule made a task of what was told. */
function isOnlyTold({ reading, words }: ReadThought): boolean {
  const isMade = reading.kind === 'task' && /^(?:See to|Get ready for) /u.test(reading.title);
  return isMade && !words.some(({ key }) => key === 'see' || key === 'ready');
}

function isStatement(thought: ReadThought): boolean {
  if (obligationLengthAt(thought.words, skipOpeners(thought.words, 0)) > 0) return false;
  return thought.words.some(
    (word) => /^(?:is|are|was|were|needs|has)$/u.test(word.key) || word.key.endsWith("'s"),
  );
}

/** Whether a thought that was read as a task only tells why what follows from it is to be done. */
export function isToldCause(thought: ReadThought): boolean {
  return isStatement(thought) || isOnlyTold(thought);
}
