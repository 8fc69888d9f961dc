import { COMPOUNDS } from '../../data/compounds.ts';
import { AMBIGUOUS_VERBS, IRREGULAR_FORMS, STRONG_VERBS } from '../../data/english-verbs.ts';
import { A_DAY } from '../../data/dates.ts';
import { RARE_VERBS, VERBS_IN_TWO_WORDS } from '../../data/more-verbs.ts';
import { NAMES_BEFORE } from '../../data/names-first.ts';
import {
  ADVERBS,
  DETERMINERS,
  NO_VERB_AFTER,
  OBJECT_OPENERS,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isKnownName } from './verb-of-noun.ts';

/** Whether a word can be the base form of a verb that opens a task. */
export function isVerb(key: string): boolean {
  return STRONG_VERBS.has(key) || AMBIGUOUS_VERBS.has(key);
}

function knownBase(candidates: readonly string[]): string | null {
  return candidates.find(isVerb) ?? candidates.find((key) => RARE_VERBS.has(key)) ?? null;
}

/** The base form of a past form or participle of a known verb: "called" gives "call". */
export function baseOfPast(key: string): string | null {
  const irregular = IRREGULAR_FORMS.get(key);
  if (irregular !== undefined) return irregular;
  // "Renewd", "orderd": the vowel that many leave out.
  if (/\p{L}{3}[lnrwkp]d$/u.test(key) && isVerb(key.slice(0, -1)) && !isVerb(key))
    return key.slice(0, -1);
  if (!key.endsWith('ed') || key.length < 4) return null;
  const stem = key.slice(0, -2);
  return knownBase([
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
    `${stem}e`,
    stem,
    stem.slice(0, -1),
  ]);
}

/** The base form of a known verb's -ing form: "washing" gives "wash". */
export function baseOfGerund(key: string): string | null {
  const irregular = IRREGULAR_FORMS.get(key);
  if (irregular !== undefined && key.endsWith('ing')) return irregular;
  if (!key.endsWith('ing') || key.length < 5) return null;
  const stem = key.slice(0, -3);
  return knownBase([stem, `${stem}e`, stem.slice(0, -1)]);
}

const PARTICLE = /^(?:up|out|off|in|down|on|over|away|back|through|for|to|with|at|from|about)$/u;
/** Verbs that a particle follows; behind other words of two kinds it shows a noun ("a quote for"). */
const WITH_PARTICLE = new Set(
  'book call log quote restock register back bag balance check clean clear close cover deal drop dress hang hand heat hold iron keep leave lock look mop mix move open paint park pay plan plant plug practise prep press reach return rinse roll run search send set shop show shut sign sit sleep sort stay stick stock stop swap switch talk tape tick time top trade train trim try tune turn type use volunteer wait wake walk wash watch water wind work wrap zip pop pour vote study stretch rest ride drive swim'.split(
    ' ',
  ),
);

function isCompound(verb: string, next: string, after: string): boolean {
  if (COMPOUNDS.get(verb)?.has(next) === true || isKnownName([verb, next])) return true;
  return next !== '' && after !== '' && isKnownName([verb, next, after]);
}

const BEGINS_OR_ENDS = /^(?:starts|begins|opens|ends|closes|finishes|shuts|expires)$/u;
/** "Return of both permits" says what is to be done. */
const DEED_OF = /^(?:return|release|review|update|check|search|test)$/u;
const AT_AN_HOUR = new RegExp(String.raw`^(?:|at|on|by|in|again|today|\d.*|${A_DAY})$`, 'u');

/** "Name on the doorbell", "change of plan", "line opens at 8": a thing, though the word could be a verb. */
export function isNameFirst(words: readonly Word[], at: number): boolean {
  const [key, next] = [keyAt(words, at), keyAt(words, at + 1)];
  if (NAMES_BEFORE.get(next)?.has(key) === true) return true;
  if (!AMBIGUOUS_VERBS.has(key)) return false;
  if (key === 'own' && next !== 'up') return true;
  return (
    (next === 'of' && !DEED_OF.test(key)) ||
    (BEGINS_OR_ENDS.test(next) && AT_AN_HOUR.test(keyAt(words, at + 2)))
  );
}

const TAKEN = /^(?:the|a|an|my|our|your|his|her|their|those|these|it|them|him|us|everyone)$/u;
const AWAY = /^(?:up|out|off|down|away)$/u;

/** "Ice the cake", "muck out the stable": a word that is a noun first, before what only a verb takes. */
function isRareVerb(words: readonly Word[], at: number): boolean {
  if (!RARE_VERBS.has(keyAt(words, at)) || words[at]?.comma === true) return false;
  const next = keyAt(words, at + 1);
  return TAKEN.test(next) || (AWAY.test(next) && TAKEN.test(keyAt(words, at + 2)));
}

const BEHIND_TWO =
  /^(?:|in|into|up|to|and|the|a|an|my|our|his|her|their|this|that|for|on|at|with|before|by|it|them|all|some|early|again|today|tonight|tomorrow)$/u;

/** "Log in to the portal", "free up some space": two words that are one verb. */
function isInTwoWords(words: readonly Word[], at: number): boolean {
  const isPair = VERBS_IN_TWO_WORDS.get(keyAt(words, at))?.has(keyAt(words, at + 1)) === true;
  return isPair && words[at]?.comma !== true && BEHIND_TWO.test(keyAt(words, at + 2));
}

/** What follows a subject: "work keeps emailing", "post has piled up". */
const IS_SAID_OF =
  /^(?:is|isn't|are|aren't|was|were|has|hasn't|had|keeps|kept|wants|needs|says|said|will|won't|would|doesn't|didn't|did|called|asked|sent|went|goes|came|comes|looks|looked|takes|took|moved|feels|seems|makes|got|gets|never|still)$/u;

const STATE = /^(?:full|dry|empty|going|gone|broken|leaking|flat|dead|due|overdue|stuck|blocked)$/u;
const BEHIND_STATE = /^(?:|now|again|already|today|tomorrow|tonight|\p{L}+day)$/u;
const LEFT_IN_STATE = /^(?:keep|leave|stay|hold|run|pump|wait|come|get)$/u;

/** "Skip full", "plaster dry now", "skip going Monday": a thing, and how it is. */
function isInState(words: readonly Word[], at: number): boolean {
  if (!AMBIGUOUS_VERBS.has(keyAt(words, at)) || LEFT_IN_STATE.test(keyAt(words, at))) return false;
  const ends = words[at + 1]?.comma === true || BEHIND_STATE.test(keyAt(words, at + 2));
  return STATE.test(keyAt(words, at + 1)) && ends;
}

/** "Varnish needs 48 hours": no command goes on like this. */
const IS_SAID_OF_ALL =
  /^(?:needs|takes|costs|comes|opens|shuts|arrives|begins|hasn't|isn't|doesn't|won't)$/u;

/** "Work moved the deadline": the word behind it tells what was done to something. */
function didSo(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  return baseOfPast(key) !== null && !isVerb(key) && TAKEN.test(keyAt(words, at + 1));
}

const STANDS_SO =
  /^(?:is|isn't|are|aren't|was|wasn't|were|weren't|needs|wants|keeps|hasn't|doesn't)$/u;
const PLAIN_NAME =
  /^(?!.*ing$|wh|(?:it|them|him|us|me|everyone|everybody|one|ones|til)$)(?:\p{Ll}[\p{L}'-]*|\d[\d.]*)$/u;
const LONGEST_SUBJECT = 4;
/** "Ask is it open": a question follows. */
const ASKS = /^(?:ask|see|find|tell|wonder|hear)$/u;

/** "Release 4.2 is out", "cap hopper needs filling", "walk in is clean": what is said of a thing whose name is a verb as well. */
function isSaidOfName(words: readonly Word[], at: number): boolean {
  const verb = keyAt(words, at);
  if (BEFORE_CLAUSE.test(verb) || ASKS.test(verb)) return false;
  const behind = at + 1 + Number(/^(?:in|up|out|off|over)$/u.test(keyAt(words, at + 1)));
  if (/^(?:is|are|was|were)$/u.test(keyAt(words, behind))) return true;
  const near = words.slice(at + 1, at + 1 + LONGEST_SUBJECT);
  const said = near.findIndex(({ key }) => STANDS_SO.test(key));
  const isNear = said === 1 && /^(?:is|are)$/u.test(keyAt(near, said));
  return (
    said > 0 &&
    (isNear || AMBIGUOUS_VERBS.has(verb)) &&
    near.slice(0, said).every(({ key, raw }) => PLAIN_NAME.test(raw) && !NO_VERB_AFTER.has(key))
  );
}

const TOLD =
  /^(?:is|are|was|were|has|had|have|wants?|needs?|said|says|can|can't|will|won't|always|never)$/u;

/** "Check they have it"; "the board pack he asked for" is no packing. */
const BEFORE_CLAUSE =
  /^(?:check|see|hope|know|say|think|tell|remember|ensure|pray|wish|confirm|prove|guess|believe|trust|mention|explain|pretend|promise)$/u;

/**
 * Whether the words at this place open an action with a bare verb. At the front of a thought a
 * noun may follow at once ("book dentist"); within one, an ambiguous verb needs an object that
 * shows it ("book the dentist").
 */
export function opensWithVerb(
  words: readonly Word[],
  at: number,
  place: 'front' | 'within',
): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (isRareVerb(words, at) || isInTwoWords(words, at)) return true;
  const after = keyAt(words, at + 2);
  if (!isVerb(key) || isCompound(key, next, after)) return false;
  if (place === 'front' && isNameFirst(words, at)) return false;
  // "Talk at the WI" is to be given.
  if (key === 'talk' && next === 'at') return false;
  if (AMBIGUOUS_VERBS.has(key) && /^\d+$/u.test(next) && IS_SAID_OF.test(after)) return false;
  if (IS_OWED.test(key) && /^[£$€]?\d/u.test(words[at + 1]?.raw ?? '')) return false;
  if (AMBIGUOUS_VERBS.has(key) && (IS_SAID_OF.test(next) || didSo(words, at + 1))) return false;
  if (
    next === 'it' &&
    /^(?:says|said|is|was|has|needs|wants|just|still|came)$/u.test(keyAt(words, at + 2))
  )
    return false;
  if (words[at]?.comma === true || IS_SAID_OF_ALL.test(next)) return false;
  if (place === 'front' && (isInState(words, at) || isSaidOfName(words, at))) return false;
  const isTold = baseOfPast(after) !== null || TOLD.test(after);
  if (/^(?:he|she|they|we)$/u.test(next) && isTold && !BEFORE_CLAUSE.test(key)) return false;
  if (key === 'back' && next !== 'up' && after !== 'up') return false;
  if (STRONG_VERBS.has(key)) return true;
  if (next === '') return false;
  if (place === 'within' && PARTICLE.test(next) && !WITH_PARTICLE.has(key)) return false;
  return place === 'front' || OBJECT_OPENERS.has(next) || isNameAt(words, at + 1);
}

/** "Rent 640" is a sum. */
const IS_OWED = /^(?:rent|fine|bill)$/u;

/** "I" has a capital and is no name. */
function isNameAt(words: readonly Word[], at: number): boolean {
  return /^(?!I(?:['’]|$))\p{Lu}/u.test(words[at]?.raw ?? '');
}

const NO_COMMAND =
  /^(?:\p{L}+ly|all|half|both|not|what|during|except|unlike|despite|yesterday|today|tomorrow|tonight|now|then|here|there|once|twice|yet|again|already|maybe|perhaps|always|never|often|sometimes|just|only|even|still|also|too|quite|rather|such|many|see|re|via|per|hello|hi|hey|dear|thanks|please|sorry|yes|no|ok|okay)$/u;

/**
 * Whether the words open with a verb that the lexicon need not know: nothing but a verb stands
 * before "the" or "my" at the front of a note ("creosote the south wall").
 */
export function opensWithCommand(words: readonly Word[]): boolean {
  if (opensWithVerb(words, 0, 'front')) return true;
  const first = words[0];
  const key = keyAt(words, 0);
  if (words[1]?.raw.startsWith('(') === true) return false;
  if (/^\p{Lu}{3,}$/u.test(first?.raw ?? '') && /^\p{Ll}/u.test(words[1]?.raw ?? '')) return false;
  if (first === undefined || first.comma || !/^\p{L}{3,}(?:-\p{L}+)?$/u.test(key)) return false;
  if (key.endsWith('ing') || key.endsWith("n't")) return false;
  if (NO_COMMAND.test(key) || NO_VERB_AFTER.has(key) || SUBORDINATORS.has(key)) return false;
  if (DETERMINERS.has(key) || SUBJECT_PRONOUNS.has(key) || ADVERBS.has(key)) return false;
  if (WEAK_CONNECTIVES.has(key) || baseOfPast(key) !== null) return false;
  return /^(?:the|a|an|my|our|your|his|her|their|these|those)$/u.test(keyAt(words, 1));
}
