import {
  ADVERBS,
  DETERMINERS,
  NO_VERB_AFTER,
  STRONG_CONNECTIVES,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { WEEKDAY_NAMES } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { actionStartAt, obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { cutsAtComma } from './comma-breaks.ts';
import { type Cursor } from './cursor.ts';
import { opensExclaimed } from './exclaimed.ts';
import { isHadAndOwed } from '../grammar/had-and-owed.ts';
import { endsFirmly, opensThing, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { opensBehindMaybe, opensPlainVerb } from './plain-verb.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';
import { opensBareSubject, opensQuestion, opensTopic, startsInRunOn } from './run-on-start.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { breaksIntoVerb, endsPointed, takesUpNamed } from './breaks-into-verb.ts';
import { baseOfPast, opensWithVerb } from '../grammar/verbs.ts';
import { SAYING, tellsOfDeed } from './told-of-deed.ts';
import { tellsHowLittle } from './told-how-little.ts';
import { belongsToThing, isNamedPerson, isPromised } from './which-thing.ts';

const NOT_BEFORE_THEN = wordSet('since by until if even every now back just i we');
const NEEDS_ACTION = wordSet('next finally lastly then plus afterwards also');
const AFTER_RELATIVE = wordSet(
  `there's and so but by before on at this next today tomorrow tonight for with in about until from to asap ${WEEKDAY_NAMES}`,
);

/** A marker stands near the front of its thought; looking no further keeps long texts fast. */
const MAX_OPENING_WORDS = 30;

/** How many words stand behind the verb of the thought so far; -1 when it has no action yet. */
function wordsBehindVerb({ words, start, at }: Cursor): number {
  const content = skipOpeners(words, start);
  const end = Math.min(at, content + MAX_OPENING_WORDS);
  for (let place = content; place < end; place++) {
    const length = obligationLengthAt(words, place);
    if (length > 0) return at - skipOpeners(words, place + length) - 1;
  }
  return opensWithVerb(words, content, 'front') ? at - content - 1 : -1;
}

function isRelativeClause(cursor: Cursor): boolean {
  const { words, start, at } = cursor;
  const behind = at + obligationLengthAt(words, at);
  const opens = skipOpeners(words, start);
  const content = keyAt(words, opens) === "there's" ? opens + 1 : opens;
  const rest = words.length - behind;
  const isEnd = rest <= 2 || words[behind + 1]?.comma === true;
  if (!DETERMINERS.has(keyAt(words, content)) || wordsBehindVerb(cursor) >= 0) return false;
  if (hasFiniteVerb(words.slice(content, at))) return false;
  const next = keyAt(words, behind + 1);
  return next === '' || isEnd || AFTER_RELATIVE.has(next);
}

function isOwedFromHere(cursor: Cursor, previous: string): boolean {
  const { words, at } = cursor;
  if (SUBORDINATORS.has(previous) || isRelativeClause(cursor) || isPromised(words, at))
    return false;
  if (isHadAndOwed(words, skipOpeners(words, cursor.start), at)) return false;
  if (belongsToThing(words, at)) return false;
  if (/^(?:someone|somebody|nobody|everyone|everybody|which|that)$/u.test(previous)) return false;
  const withSubject =
    SUBJECT_PRONOUNS.has(keyAt(words, at)) ||
    /^(?:don't|dont|remember|remind|make|let's|lets|please|gotta|someone|somebody)$/u.test(
      keyAt(words, at),
    );
  if (withSubject)
    return !(
      NO_VERB_AFTER.has(previous) &&
      previous !== 'me' &&
      previous !== 'so' &&
      previous !== 'but' &&
      previous !== 'and' &&
      previous !== 'it'
    );
  if (keyAt(words, at + obligationLengthAt(words, at)) === 'be') return false;
  return !SUBJECT_PRONOUNS.has(previous) && !previous.endsWith('s') && !NO_VERB_AFTER.has(previous);
}

function cutsAtStrongConnective({ words, start, at }: Cursor, previous: string): boolean {
  const length = phraseLengthAt({ words, at, book: STRONG_CONNECTIVES });
  if (length === 0 || NOT_BEFORE_THEN.has(previous) || SUBORDINATORS.has(previous)) return false;
  if (
    /^(?:is|are|am|was|the|my|should|would|could|can|will|might|may|must|need|have|it's|to)$/u.test(
      previous,
    )
  )
    return false;
  const from = skipOpeners(words, at);
  if (from >= words.length) return length > 1;
  if (length > 1 || !NEEDS_ACTION.has(keyAt(words, at))) return true;
  if (actionStartAt(words, from) !== null || opensWithVerb(words, from, 'front')) return true;
  if (opensBareSubject(words, from) || opensTopic(words, from)) return true;
  return (
    keyAt(words, at) !== 'next' &&
    (keyAt(words, at) !== 'then' || wordsBehindVerb({ words, start, at, written: false }) > 1) &&
    start < at &&
    DETERMINERS.has(keyAt(words, from))
  );
}

function cutsAtWeakConnective(cursor: Cursor): boolean {
  const { words, at } = cursor;
  const key = keyAt(words, at);
  if (!WEAK_CONNECTIVES.has(key)) return false;
  const from = skipOpeners(words, at);
  if (key === 'so' && HOW_IT_IS.test(keyAt(words, at - 1))) return false;
  if (key === 'so' && /^(?:many|much|few|little|far|long)$/u.test(keyAt(words, at + 1)))
    return false;
  if (key === 'so' && VERB_FOR_NOUN.has(keyAt(words, from)) && words.length - from <= 2)
    return true;
  if (key === 'and' && joinsNames(cursor)) return false;
  if (key === 'yet' && WEAK_CONNECTIVES.has(keyAt(words, at + 1))) return false;
  if (opensQuestion(words, from)) return true;
  const isTold = key === 'and' && timeLengthBefore(words, at) > 0 && isStatement(cursor);
  if (isTold && opensThing(words, from)) return true;
  const start = actionStartAt(words, from);
  if (start === null && opensPlainVerb(words, at, from)) return !cursor.written;
  if (start === null)
    return (
      key !== 'or' && !cursor.written && (opensTopic(words, from) || opensBareSubject(words, from))
    );
  if (key === 'or') return start === 'obligation';
  if (opensPlainVerb(words, at, from)) return true;
  if (key === 'so' && start === 'verb')
    return (
      wordsBehindVerb(cursor) < 0 ||
      STRONG_VERBS.has(keyAt(words, from)) ||
      DETERMINERS.has(keyAt(words, from + 1))
    );
  return start !== 'verb' || wordsBehindVerb(cursor) !== 0;
}

/** "Dad and Karen are fighting": both are the subject. */
function joinsNames({ words, start, at }: Cursor): boolean {
  const named = at - skipOpeners(words, start);
  return (
    named >= 1 &&
    named <= 2 &&
    /^(?:are|aren't|were|have|haven't)$/u.test(keyAt(words, at + 2)) &&
    !opensWithVerb(words, at - named, 'front')
  );
}

/** "It is so late": how much, and no consequence. */
const HOW_IT_IS = /^(?:is|are|was|were|am|be|been|feel|feels|look|looks|not|\p{L}+'(?:s|m|re))$/u;

function previousWord(words: readonly Word[], at: number): string {
  let before = at - 1;
  while (before > 0 && ADVERBS.has(keyAt(words, before))) before--;
  return keyAt(words, before);
}

const PARTICLES = wordSet('up out off in down back over away on');

function isStatement({ words, start, at }: Cursor): boolean {
  const from = skipOpeners(words, start);
  if (at - from < 3) return false;
  return (
    actionStartAt(words, from) === 'clause' ||
    hasFiniteVerb(words.slice(from, Math.min(at, from + MAX_OPENING_WORDS)))
  );
}

const NUMBER = new RegExp(String.raw`^${SEVERAL}$`, 'u');
const NEW_SENTENCE = /^(?:there's|i'm|we're)$/u;

/** "Vet for Biscuit he's limping": something is named, and then told of. */
function tellsOfNamed({ words, start, at }: Cursor): boolean {
  const from = skipOpeners(words, start);
  if (at - from < 3 || DETERMINERS.has(keyAt(words, from))) return false;
  return /^(?:it|he|she|they)'(?:s|re)$/u.test(keyAt(words, at));
}

/** "The mason wants | the wording approved": what is wanted so is no clause. */
const WANTING = /^wants?$/u;

function startsClauseHere(cursor: Cursor, previous: string): boolean {
  const { words, start, at } = cursor;
  if (WANTING.test(keyAt(words, at - 1))) return false;
  const isTold = opensPronounClause(words, at);
  const isOpen =
    NO_VERB_AFTER.has(previous) && !(isTold && (NUMBER.test(previous) || endsFirmly(words, at)));
  if (SUBORDINATORS.has(previous) || isOpen) return false;
  const isPast = baseOfPast(keyAt(words, at + 1)) !== null;
  if (!isTold && (PARTICLES.has(keyAt(words, at - 1)) || isPast)) return false;
  const behind = wordsBehindVerb(cursor);
  const verb = keyAt(words, behind > 0 ? at - behind - 1 : start);
  const isSaid = behind > 0 && SAYING.has(verb) && behind <= 3;
  const isWritten =
    /^(?:email|text|message|write)$/u.test(verb) && /'(?:s|re)$/u.test(keyAt(words, at));
  if (isSaid && !(isTold && (isWritten || endsFirmly(words, at)))) return false;
  return (
    (behind > 0 || isStatement(cursor) || tellsOfNamed(cursor)) &&
    (NEW_SENTENCE.test(keyAt(words, at)) ||
      /^(?:won't|doesn't|didn't|can't|don't)$/u.test(keyAt(words, at - 2)) ||
      (DETERMINERS.has(keyAt(words, at - 2)) && keyAt(words, at) !== 'that') ||
      !opensWithVerb(words, at - 1, 'within'))
  );
}

/** "Finish the synth build before the gig.": who sets marks sets one before a verb, so this ends a name. */
function endsNamed(words: readonly Word[], at: number): boolean {
  const isPunctuated =
    words.some((word) => word.comma) || /[.!?]["”')]*$/u.test(words.at(-1)?.raw ?? '');
  return isPunctuated && BEHIND_NAME.test(keyAt(words, at + 1));
}

const BEHIND_NAME = /^(?:before|by|after|for|until|till|with|in|at|and|about|from|re)$/u;

/** "I already have a list", "we usually get the bus". */
function isSaidOften(words: readonly Word[], at: number): boolean {
  return (
    /^(?:already|always|often|usually|sometimes|never|barely|hardly|currently)$/u.test(
      keyAt(words, at - 1),
    ) && SUBJECT_PRONOUNS.has(keyAt(words, at - 2))
  );
}

function cutsBare(cursor: Cursor, previous: string): boolean {
  const { words, at } = cursor;
  const isSure = endsPointed(words, at) || opensBehindMaybe(words, at) || takesUpNamed(words, at);
  if (!cursor.written && isSure) return true;
  const start = actionStartAt(words, at);
  if (start === 'obligation') return isOwedFromHere(cursor, previous);
  if (start === 'clause') return !isNamedPerson(words, at) && startsClauseHere(cursor, previous);
  if (SUBORDINATORS.has(previous) || SUBJECT_PRONOUNS.has(previous)) return false;
  if (isSaidOften(words, at)) return false;
  const opens = start === 'verb' || (start === null && breaksIntoVerb(words, at));
  if (!opens || previous !== keyAt(words, at - 1)) return false;
  const open = wordsBehindVerb(cursor) > 0 || (isStatement(cursor) && at - cursor.start >= 4);
  const told = at - cursor.start >= 2 && STRONG_VERBS.has(keyAt(words, at));
  const named = at - skipOpeners(words, cursor.start) === 1 && /[^su']s$/u.test(previous);
  const isOpen = open || named || (told && DETERMINERS.has(keyAt(words, at + 1)));
  if (endsNamed(words, at)) return false;
  return !cursor.written && isOpen && breaksIntoVerb(words, at);
}

/** "Half | the mugs": the thing belongs to its amount. */
function isAmountOf(words: readonly Word[], at: number): boolean {
  return (
    /^(?:half|all|both|twice|double)$/u.test(keyAt(words, at - 1)) &&
    DETERMINERS.has(keyAt(words, at))
  );
}

/** "… (the dragon, the logo) the couple one is a gift": what is told behind a bracket is another thought. */
function opensBehindBracket(words: readonly Word[], at: number): boolean {
  return /\)$/u.test(words[at - 1]?.raw ?? '') && actionStartAt(words, at) === 'clause';
}

const SHORT_SENTENCE = 10;

/** Who ends so few words with a full stop would have set a mark or an "and" between two things. */
function isShortSentence(words: readonly Word[]): boolean {
  return words.length <= SHORT_SENTENCE && /[.!?]["”)]*$/u.test(words.at(-1)?.raw ?? '');
}

/** "I shouldn't withhold rent", "I no longer need to go": what one is not to do goes on with it. */
const FORBIDS = /(?:^| )(?:shouldn't|mustn't|oughtn't|no longer)$/u;

/** Whether a rule hears a new action or statement begin at a place: behind a connective, a comma, or a phrase that has ended. */
export function breaksByRule(cursor: Cursor): boolean {
  const { words, at } = cursor;
  const previous = previousWord(words, at);
  if (opensBehindBracket(words, at) || opensExclaimed(words, at)) return true;
  if (cutsAtStrongConnective(cursor, previous) || cutsAtWeakConnective(cursor)) return true;
  if (words[at - 1]?.pause === true) return true;
  if (words[at - 1]?.comma === true) return cutsAtComma(cursor);
  if (FORBIDS.test(`${keyAt(words, at - 2)} ${keyAt(words, at - 1)}`)) return false;
  if (isShortSentence(words)) return wordsBehindVerb(cursor) > 1 && tellsOfDeed(cursor);
  if (isAmountOf(words, at)) return false;
  if (!cursor.written && tellsHowLittle(words, at)) return true;
  const from = skipOpeners(words, cursor.start);
  return cutsBare(cursor, previous) || (!cursor.written && startsInRunOn(words, from, at));
}
