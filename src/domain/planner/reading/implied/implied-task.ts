import { BROKEN, DIRTY, LATE } from '../../data/states.ts';
import { VERB_FOR_STATE } from '../../data/talk.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { impliedByTrouble } from './implied-by-trouble.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { carriesWater, isOfPlace, isOldAt, isRoom, withoutDegree } from './state-words.ts';
import { isOfOneself } from '../told/body-and-mind.ts';
import { impliedByEvent } from './implied-event.ts';
import { impliedInDoubt } from './in-doubt.ts';
import { impliedByThereIs } from './there-is.ts';
import { impliedByThreat } from './implied-by-threat.ts';
import { hasDone } from '../grammar/living.ts';
import { taskInMissedClause } from './missed-clause.ts';
import { impliedByRequest } from './implied-by-request.ts';
import {
  impliedByKeeping,
  impliedByMalfunction,
  impliedByRefusal,
  impliedByMovedDeadline,
  impliedBySilence,
  impliedByTime,
  impliedBySmell,
  impliedByStill,
  isOfSomething,
  withoutNow,
  withoutWhich,
} from './implied-by-state.ts';
import { impliedByLateness } from './implied-by-lateness.ts';
import { isOfAnother, isSomebodyLate, lateOf, lateThing, payOrRenew } from './late-things.ts';
import { impliedByNeed } from './implied-by-need.ts';
import { impliedByAskedFor } from './implied-by-wants.ts';
import {
  impliedByAsking,
  impliedByLetters,
  impliedByLoan,
  withoutTeller,
  impliedByMissedCall,
} from './implied-by-people.ts';
import { impliedByFullness, taskWhenFull } from './full-and-empty.ts';
import { impliedByDamage } from './implied-by-damage.ts';
import { impliedByCondition } from './implied-by-condition.ts';
import { impliedByWaiting } from './implied-by-waiting.ts';
import { impliedByShortage } from './implied-shortage.ts';
import { isNthDay } from '../grammar/phrase-ends.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { withIs } from './short-is.ts';
import { seeTo, withoutShortVerb } from './see-to.ts';
import { SAID_NUMBERS } from '../../data/numbers.ts';
import { DAY_NAMES } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { withoutHowLong, withoutWhenItWasDue } from '../grammar/how-long.ts';

const IS = wordSet(
  `is are isn't isnt aren't arent was were won't wont doesn't doesnt keeps keep's has looks smells stays makes feels hasn't hasnt haven't`,
);
const CURRENT = /\b(?:up to|in) date\b/u;
const WET = wordSet('wet damp soaking soaked waiting');
const CALLING = wordSet(`ringing calling phoning`);
/** "Leah is calling the restaurant" calls somebody else. */
const CALLS_OTHER = /^(?:the|my|our|his|her|their|him|them|a|an|everyone|everybody|around|round)$/u;

function isCallingMe(state: readonly Word[]): boolean {
  const at = indexOfKey(state, CALLING);
  return at >= 0 && !CALLS_OTHER.test(keyAt(state, at + 1));
}

const WRITING = wordSet(
  `emailing texting messaging chasing asking nagging writing bugging pestering`,
);

function indexOfKey(words: readonly Word[], keys: ReadonlySet<string>): number {
  return words.findIndex((word) => keys.has(word.key));
}

function withoutMe(words: readonly Word[]): readonly Word[] {
  return /^(?:me|us)$/u.test(keyAt(words, 0)) ? words.slice(1) : words;
}

/** "It is", "all are", and "in my country all shops are open": how a thing is that nobody named. */
const SAYS_NOTHING_OF =
  /^(?:i|i'm|im|i've|he|she|we|they|you|it|everything|life|there|this|that|which|who|what|what's|all|today|yesterday|tomorrow|monday|christmas|in|at|on|where|when|if|since|because|with|during|throughout|across)$/u;

function fromState(words: readonly Word[]): string | null {
  const at = indexOfKey(words, IS);
  if (at <= 0 || at > 8) return null;
  const subject = withoutWhich(words.slice(0, at).filter(({ key }) => key !== 'still'));
  const rest = withoutDegree(words.slice(at + 1));
  if (isOfOneself(subject)) return null;
  const denied = /n't$|nt$/u.test(keyAt(words, at)) || keyAt(rest, 0) === 'not';
  if (SAYS_NOTHING_OF.test(keyAt(subject, 0))) return null;
  if (/^(?:was|were)$/u.test(keyAt(words, at))) return fromDue(subject, rest, keyAt(words, at));
  if (rest.some(({ key }) => /^(?:blocked|clogged)$/u.test(key)) && carriesWater(subject))
    return `Unblock ${withoutShortVerb(bare(subject))}`;
  if (
    rest.some((word, place) => BROKEN.has(word.key) && !isOfPlace(rest, place)) &&
    !/^down (?:until|till|til)\b/u.test(keysOf(rest)) &&
    (denied ||
      (!/^(?:been )?open\b/u.test(keysOf(rest)) &&
        !/^(?:open|close|work|working)$/u.test(rest.at(-1)?.key ?? '')))
  )
    return /^(?:bulbs?|batter(?:y|ies))$/u.test(subject.at(-1)?.key ?? '')
      ? `Replace ${bare(subject)}`
      : `Get ${withoutShortVerb(bare(subject))} fixed`;
  const doesSo = rest.length === 0 && /^(?:smells|leaks|squeaks|drips)$/u.test(keyAt(words, at));
  if (doesSo && subject.some(({ comma }) => comma)) return null;
  if (doesSo && subject.length > 3) return seeTo(subject, words.slice(at));
  if (doesSo) return `Deal with ${bare(words).replace(/s$/u, '')}`;
  const isCurrent = !denied && CURRENT.test(keysOf(rest));
  const isOld = rest.some((_, place) => isOldAt(rest, place, keyAt(words, at)));
  if ((isOld && !isCurrent) || isOfOldYear(subject, rest)) return `Update ${bare(subject)}`;
  if (/^(?:light|alarm|warning)$/u.test(subject.at(-1)?.key ?? '') && keyAt(rest, 0) === 'on') {
    const fuel = subject.find(({ key }) => /^(?:petrol|fuel|diesel)$/u.test(key));
    return fuel === undefined ? seeTo(subject, rest) : `Get ${fuel.key}`;
  }
  if (rest.some((word) => WET.has(word.key)) && words.length <= 12) return seeTo(subject, rest);
  const comma = rest.findIndex((word) => word.comma);
  const told = comma < 0 ? rest : rest.slice(0, comma + 1);
  if (told.some((word, place) => DIRTY.has(word.key) && !isOfPlace(told, place)))
    return `${isRoom(subject) ? 'Clear up' : 'Sort out'} ${bare(subject)}`;
  const isComing = DAY_NAMES.has(keyAt(rest, 1)) || /^(?:on|at)$/u.test(keyAt(rest, 1));
  if (!isComing && isCallingMe(rest)) return `Call ${bare(subject)} back`;
  const writing = indexOfKey(rest, WRITING);
  if (writing >= 0 && !rest.some(({ key }) => /^(?:whether|if|why|how|what)$/u.test(key)))
    return `Reply to ${bare([...subject, ...withoutMe(rest.slice(writing + 1))])}`;
  return fromDue(subject, rest, keyAt(words, at)) ?? impliedByStill(subject, rest);
}

const SHOWN =
  /^(?:photos?|pictures?|headshots?|cv|resume|résumé|portfolio|website|site|bio|profile|prices|menu|logo|banner|poster|form|map|list|info)$/u;

/** "The photos are from 2021": a thing that is shown, and of another year. */
function isOfOldYear(subject: readonly Word[], rest: readonly Word[]): boolean {
  const said = /^(?:still )?(?:all )?from (?:before )?20[0-2]\d$/u.test(keysOf(rest));
  return said && SHOWN.test(keyAt(subject, subject.length - 1));
}

function fromDue(subject: readonly Word[], rest: readonly Word[], state: string): string | null {
  if (subject.length === 1 && SAID_NUMBERS.has(keyAt(subject, 0))) return null;
  const late = /^(?:was|were)$/u.test(state) ? -1 : indexOfKey(rest, LATE);
  if (late >= 0 && isOfAnother(rest, late)) return lateThing(subject, rest, late);
  if (keyAt(rest, late) === 'late' && asksNothing(subject)) return null;
  if (late >= 0 && isSomebodyLate(subject)) return lateOf(subject);
  if (late >= 0) {
    const date = rest.length > late + 1 ? `, ${bare(rest.slice(late))}` : '';
    return `${payOrRenew(subject)} ${bare(subject)}${date}`;
  }
  const denied = rest.filter((word) => word.key !== 'been' && word.key !== 'yet');
  const isDenied = /^(?:is|are)$/u.test(state) && keyAt(rest, 0) === 'not';
  const undone = isDenied
    ? baseOfPast(keyAt(rest, 1))
    : /^(?:isn't|isnt|aren't|arent|hasn't|hasnt|haven't)$/u.test(state) && !hasDone(subject, rest)
      ? baseOfPast(keyAt(denied, 0))
      : null;
  const where = withoutWhenItWasDue(denied.slice(1));
  if (undone === 'go')
    return `Get ${bare([...subject, ...(where.length > 0 ? where : wordsOf('off'))])}`;
  if (undone === 'see') return `Look for ${bare(subject)}`;
  const object = /^(?:off|up|out|in|down|back|over)$/u.test(keyAt(denied, 1)) ? 2 : 1;
  const isActive =
    /^(?:hasn't|hasnt|haven't)$/u.test(state) && !rest.some(({ key }) => key === 'been');
  const isGiven = /^(?:have|get)$/u.test(undone ?? '');
  if (isGiven && isActive && DETERMINERS.has(keyAt(denied, 1)))
    return `Give ${bare(subject)} ${bare(denied.slice(1))}`;
  if (undone !== null && isActive && isOfSomething(denied, object))
    return `Chase ${bare(subject)} about ${bare(denied.slice(object))}`;
  if (undone !== null)
    return `${undone} ${bare([...subject, ...withoutHowLong(isDenied ? denied.slice(2) : where)]).replace(/ anywhere$/u, '')}`;
  if (/n't$/u.test(state) && keyAt(denied, 0) === 'out' && denied.length === 1)
    return `Take ${bare(subject)} out`;
  const paid = payOrRenew(subject);
  if (/^(?:is|are)$/u.test(state) && paid !== 'Finish' && isNthDay(rest))
    return `${paid} ${bare(subject)}, ${bare(rest)}`;
  if (/^(?:blank|unfinished|half)$/u.test(keyAt(rest, 0))) return `Fill in ${bare(subject)}`;
  const [level] = /^(?:full|empty)$/u.exec(keyAt(rest, 0)) ?? [];
  if (level === 'empty' || (level === 'full' && rest.length === 1))
    return taskWhenFull(subject, level);
  const open = rest.map((word) => VERB_FOR_STATE.get(word.key)).find((verb) => verb !== undefined);
  if (open !== undefined) return `${open} ${bare(subject)}`;
  const owed = rest.findIndex(
    (word, at) => word.key === 'be' && /^(?:to|needs)$/u.test(keyAt(rest, at - 1)),
  );
  const verb = owed >= 0 ? baseOfPast(keyAt(rest, owed + 1)) : null;
  if (verb !== null) return `${verb} ${bare([...subject, ...rest.slice(owed + 2)])}`;
  return null;
}

/**
 * The task that a statement implies: "the shed is a tip" asks to clear it, "we're out of milk" to
 * buy some, "the dog needs walking" to walk it. Null when it implies none that a rule knows.
 */
export function impliedTask(said: readonly Word[]): string | null {
  const words = withIs(withoutNow(said));
  const told = withoutTeller(words);
  if (told !== words) return impliedTask(told);
  return (
    impliedByFullness(words) ??
    impliedInDoubt(words, impliedTask) ??
    impliedByShortage(words) ??
    impliedByWaiting(words) ??
    impliedByAsking(words) ??
    impliedByLoan(words) ??
    impliedByLetters(words) ??
    impliedByRequest(words) ??
    impliedByAskedFor(words) ??
    impliedByThereIs(words, impliedTask) ??
    impliedByEvent(words) ??
    impliedByMalfunction(words) ??
    impliedByKeeping(words) ??
    impliedByRefusal(words) ??
    impliedBySmell(words) ??
    impliedByMissedCall(words) ??
    impliedBySilence(words) ??
    impliedByTime(words) ??
    impliedByMovedDeadline(words) ??
    impliedByLateness(words) ??
    impliedByCondition(words) ??
    fromState(words) ??
    impliedByNeed(words) ??
    taskInMissedClause(words) ??
    impliedByTrouble(words) ??
    impliedByThreat(words) ??
    impliedByDamage(said)
  );
}
