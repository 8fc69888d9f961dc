import { A_DAY } from '../../data/dates.ts';
import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt } from '../../words/words.ts';
import { skipOpeners } from '../action-start.ts';
import { dueInFact } from './due-in-fact.ts';
import { saysUntilWhen } from '../dates/urgency.ts';
import { isSameBreath, type ReadThought } from '../things-named.ts';

const IS_ON = new RegExp(
  String.raw`\b(?:is|are|\p{L}+'s|starts|begins|opens) (?:on |in |at |this |next |noon |midday )?(?:${A_DAY}|the \S+|\d)`,
  'u',
);
const POINTS_BACK =
  /^(?:it|it's|its|them|him|her|he|she|they|they're|this|that|that's|one|which|until|till|by)$/u;

const WHOM = new Map([
  ['they', 'them'],
  ['he', 'him'],
  ['she', 'her'],
]);

/** "Mum's birthday is the 24th", and behind it what to get her. */
const OF_SOMEONE = /^(?:\p{L}+ ){0,2}\p{L}+'s? \p{L}+ (?:do |party )?(?:is|'s) /u;

/** Whether the day of a fact is said for what comes behind it: "my interview is Wednesday and my shirt isn't ironed". */
export function isDayForNext(
  fact: ReadThought,
  next: ReadThought | undefined,
  today: Day,
): boolean {
  const isTask = next?.reading.kind === 'task' || next?.reading.kind === 'wish';
  if (!isTask || !isSameBreath(next, fact)) return false;
  const opener = keyAt(fact.words, skipOpeners(fact.words, 0));
  const isJoined = /^(?:and|so|but)$/u.test(keyAt(next.words, 0));
  const them = WHOM.get(opener);
  const isTheirs = them !== undefined && next.words.some(({ key }) => key === them);
  if (isTheirs && saysUntilWhen(fact.words) && dueInFact(fact, today) !== null) return true;
  const isOwn = !POINTS_BACK.test(opener) && IS_ON.test(keysOf(fact.words));
  const isForThem =
    OF_SOMEONE.test(keysOf(fact.words)) &&
    next.words.some(({ key }) => /^(?:her|him|them)$/u.test(key));
  return isOwn && (isJoined || isForThem) && dueInFact(fact, today) !== null;
}
