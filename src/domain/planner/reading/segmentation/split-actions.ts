import { NOUN_BEFORE_VERB } from '../../data/compounds.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { placesInBrackets } from './brackets.ts';
import { mayBreakAmongMarks } from './breaks-among-marks.ts';
import { isContactClause, saysInWhichCase, saysWhatIsTold } from './contact-clause.ts';
import { choiceAround } from './choices.ts';
import { type Cursor } from './cursor.ts';
import { isWithinDate } from '../dates/when-words.ts';
import { breakOdds } from './learned-breaks.ts';
import { likeliestBreaks } from './likeliest-breaks.ts';
import { RUN_ON } from '../breaths.ts';
import { needsInARow } from './needs-in-a-row.ts';
import { splitNounList, wholeNounList } from './noun-lists.ts';
import { isWithinPhrase } from './one-phrase.ts';
import { isWithinSubject } from './subject-of-clause.ts';
import { opensVisit } from './run-on-start.ts';
import { dueByDay, thingsByDay } from './things-by-day.ts';
import { type Thought } from './thought.ts';
import { didLength } from '../told/told-did.ts';
import { breaksByRule } from './rule-breaks.ts';
import { saysInCall } from './said-in-call.ts';
import { isPromised } from './which-thing.ts';

function contentBefore({ words, start, at }: Cursor): boolean {
  return skipOpeners(words, start) < at;
}

const LONGEST_MARKER = 5;

/** "I keep | meaning to" is one marker, however it could be read from its middle. */
function isWithinMarker({ words, start, at }: Cursor): boolean {
  if (keyAt(words, at - 1) === 'means' && /^(?:which|that)$/u.test(keyAt(words, at - 2)))
    return true;
  for (let from = Math.max(start, at - LONGEST_MARKER); from < at; from++)
    if (obligationLengthAt(words, from) > at - from) return true;
  return false;
}

/** "…, which means the draft has to be in": what follows from it. */
function opensMeaning(words: readonly Word[], at: number): boolean {
  return keyAt(words, at) === 'which' && keyAt(words, at + 1) === 'means';
}

const ONLY_SUBJECT =
  /^(?:(?:that|it|he|she|there|they|we|you|i)'(?:s|re|m|ve|ll)|i|he|she|they|we)$/u;

const LONGEST_DID = 9;

/** "That's | forty flowers", "I'm | out of milk", "I did | finally call": what is said of it is still to come. */
function isOnlySubject({ words, start, at }: Cursor): boolean {
  const said = at - start > LONGEST_DID ? [] : words.slice(start, at);
  if (said.length > 1 && didLength(said) === said.length) return true;
  if (at - start !== 1 || obligationLengthAt(words, at) > 0) return false;
  return ONLY_SUBJECT.test(keyAt(words, start));
}

/** A name follows: "the essay for Dr Haddad". */
const TITLE = /^(?:st|dr|mr|mrs|ms|prof|doctor|auntie|aunty|uncle)$/u;

/** A little less likely than not is enough, for a break that is missed loses a thing, and one too many can be read. */
const LENIENT = 3;
const SURE = 15;
/** Below this it is worth showing what was said on both sides. */
const DOUBTFUL = 25 + LENIENT;

/** Where a mark follows behind so few words on average, a break without one has to be so much likelier. */
const HARDER_AMONG_COMMAS = [
  { words: 8, odds: 30 },
  { words: 10, odds: 15 },
] as const;
const SENTENCE = { words: 20, odds: 25 } as const;

/** Who sets marks between what they say ends a thing at one: how much likelier than in speech a break elsewhere has to be. */
function harderByMarks(words: readonly Word[]): number {
  const commas = words.filter(({ raw }) => /,["'”’)]*$/u.test(raw)).length;
  if (commas > 0)
    return HARDER_AMONG_COMMAS.find((few) => words.length <= (commas + 1) * few.words)?.odds ?? 0;
  const isSentence = /[.!?]["”)]*$/u.test(words.at(-1)?.raw ?? '');
  return isSentence && words.length <= SENTENCE.words ? SENTENCE.odds : 0;
}

const STANDS_FOR_MARK =
  /^(?:so|then) |^(?:do|does|did|is|are|was|were|has|have|wo|ca)n'?t (?:i|it|he|she|we|you|they)$/u;

/** A comma, or what stands for one: "so order tonight", "then the roof", "it has to go doesn't it". */
function isMarkHere({ words, at }: Cursor): boolean {
  const said = `${keyAt(words, at)} ${keyAt(words, at + 1)}`;
  return words[at - 1]?.comma === true || STANDS_FOR_MARK.test(said);
}

const NONE = -Infinity;
const CERTAIN = Infinity;

/** Where no rule hears a break in what was said in one breath, what other speech was like may tell. */
function learnedOdds(cursor: Cursor): number {
  const { words, written } = cursor;
  if (written || words.length < RUN_ON || isOneName(cursor)) return NONE;
  if (wantsName(cursor)) return NONE;
  const odds = breakOdds(cursor);
  return odds <= SURE && leavesOneWord(cursor) ? NONE : odds + LENIENT;
}

/** "Ruth's present, blood test": two words that are one name are not cut apart. */
function isOneName({ words, at }: Cursor): boolean {
  return NOUN_BEFORE_VERB.has(`${keyAt(words, at - 1)} ${keyAt(words, at)}`);
}

/** "Order more | pipette tips": the name is still to come; "two more | the pot" and "any more | clear it" end there. */
function wantsName({ words, at }: Cursor): boolean {
  if (/^(?:different|various|several)$/u.test(keyAt(words, at - 1))) return true;
  if (!/^(?:more|another)$/u.test(keyAt(words, at - 1))) return false;
  if (/^(?:any|no|once|much)$/u.test(keyAt(words, at - 2))) return false;
  return !DETERMINERS.has(keyAt(words, at)) && !/^\p{Lu}/u.test(words[at]?.raw ?? '');
}

/** "Pay the window | cleaner | cancel the trial": a word alone is most often the end of a name. */
function leavesOneWord({ words, start, at, written }: Cursor): boolean {
  if (at - skipOpeners(words, start) === 1) return true;
  return at + 1 >= words.length || breaksByRule({ words, start: at, at: at + 1, written });
}

const NUMBER = new RegExp(
  String.raw`^(?:\d+|${A_NUMBER}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half)$`,
  'u',
);

/** "Between eight and one", "a hundred and forty", "policies 7, 11, 14": one number, one time, or numbers of one thing. */
function joinsNumbers(words: readonly Word[], at: number): boolean {
  const isRow = words[at - 1]?.comma === true && IS_FIGURE.test(keyAt(words, at));
  if (isRow && IS_FIGURE.test(keyAt(words, at - 1)) && at > 1) return true;
  return (
    keyAt(words, at) === 'and' &&
    NUMBER.test(keyAt(words, at - 1)) &&
    NUMBER.test(keyAt(words, at + (keyAt(words, at + 1) === 'a' ? 2 : 1)))
  );
}

const IS_FIGURE = /^\d{1,3}$/u;

/** Below this what other speech was like leaves no doubt that a rule errs. */
const UNHEARD = -30;

/** "The induction | pack", "because I can't see | the small screen": nobody who was heard begins a thought there. */
function isUnheard({ words, written, ...place }: Cursor): boolean {
  if (written || words.length < RUN_ON) return false;
  return breakOdds({ words, ...place }) < UNHEARD;
}

/** What comes says which thing is meant, what somebody is told, or in which case. */
function belongsToWhatIsSaid(words: readonly Word[], at: number): boolean {
  return [isContactClause, saysWhatIsTold, saysInWhichCase].some((says) => says(words, at));
}

function oddsOfBreak(cursor: Cursor, harder: number): number {
  if (cursor.words[cursor.at]?.overturns === true) return CERTAIN;
  if (TITLE.test(keyAt(cursor.words, cursor.at - 1))) return NONE;
  if (joinsNumbers(cursor.words, cursor.at) || isWithinPhrase(cursor)) return NONE;
  if (!contentBefore(cursor) || isWithinMarker(cursor) || isOnlySubject(cursor)) return NONE;
  if (isWithinDate(cursor.words, cursor.at) || isWithinSubject(cursor)) return NONE;
  if (opensMeaning(cursor.words, cursor.at)) return CERTAIN;
  if (!cursor.written && opensVisit(cursor.words, cursor.at)) return CERTAIN;
  if (isPromised(cursor.words, cursor.at) || saysInCall(cursor)) return NONE;
  if (!cursor.written && belongsToWhatIsSaid(cursor.words, cursor.at)) return NONE;
  if (!breaksByRule(cursor)) return learnedOdds(cursor) - (isMarkHere(cursor) ? 0 : harder);
  return isUnheard(cursor) || (harder > 0 && !mayBreakAmongMarks(cursor)) ? NONE : CERTAIN;
}

/** "The proposal - | he wants 500 words": a dash that led to what was cut off ends nothing. */
function withoutDashBehind(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ raw }) => !/^[-–—]$/u.test(raw));
  return last < 0 ? words : words.slice(0, last + 1);
}

/**
 * Splits a sentence where a new action or statement begins: behind connectives and commas when an
 * action follows, and in dictation without either when an obligation ("I need to") or a known verb
 * begins. A list of nouns behind one verb stays one thought.
 */
export function splitActions(words: readonly Word[], written = false): Thought[] {
  const listed = needsInARow({ words, follows: false }) ?? wholeNounList(words);
  if (listed !== null) return listed;
  const inBrackets = placesInBrackets(words);
  const choiceAt = choiceAround(words);
  const harder = harderByMarks(words);
  const cuts = likeliestBreaks(words.length, ({ start, at }) => {
    const choice = choiceAt(at);
    if (inBrackets.has(at) || choice === 'inside') return NONE;
    return choice === 'edge' ? CERTAIN : oddsOfBreak({ words, start, at, written }, harder);
  });
  const thoughts = [{ at: 0, odds: CERTAIN }, ...cuts].map(({ at: start, odds }, place) => ({
    words: withoutDashBehind(words.slice(start, cuts[place]?.at)),
    follows: keyAt(words, start) === 'so' || opensMeaning(words, start),
    isDoubtful: odds < DOUBTFUL,
  }));
  return thoughts.flatMap(splitNounList).flatMap(thingsByDay).flatMap(dueByDay);
}
