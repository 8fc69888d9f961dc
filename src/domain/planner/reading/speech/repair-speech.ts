import {
  ADVERBS,
  CORRECTIONS,
  DETERMINERS,
  FEELING_WORDS,
  FILLERS,
  NO_VERB_AFTER,
  SAID_ASIDE,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { DAY_NAMES } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { breaksIntoVerb } from '../segmentation/breaks-into-verb.ts';
import { opensQuestion } from '../segmentation/run-on-start.ts';
import { nothingLeftLengthAt, takesBack } from './taken-back.ts';
import { NO_SLIP, withOverturned } from './told-over.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { withoutRestarts } from './restarts.ts';
import { saidInstead } from './said-instead.ts';
import { withoutSignOff } from './sign-offs.ts';

function isDay(key: string): boolean {
  return DAY_NAMES.has(key) || /^\d/u.test(key);
}

const FAR = 10;
const LONGEST_SLIP = 12;

/** Where the slip begins that a correction replaces: the last verb or obligation before it. */
function slipStart(words: readonly Word[], correction: number, isOwed = false): number {
  for (let at = correction - 1; isOwed && at >= correction - FAR; at--) {
    if (at < 0 || WEAK_CONNECTIVES.has(keyAt(words, at))) break;
    if (obligationLengthAt(words, at) > 0) return at;
  }
  for (let at = correction - 1; at > 0; at--) {
    if (at < correction - LONGEST_SLIP || words[at]?.overturns === true) return at;
    if (opensQuestion(words, at)) return at;
    if (obligationLengthAt(words, at) > 0 && keyAt(words, at).startsWith('i')) return at;
    if (breaksIntoVerb(words, at) || (isVerb(keyAt(words, at)) && keyAt(words, at - 1) === 'to'))
      return at;
    if (isVerb(keyAt(words, at)) && /^(?:and|um|uh|then|but|so|oh)$/u.test(keyAt(words, at - 1)))
      return at;
  }
  return 0;
}

const LONGEST_TOLD_SLIP = 8;

function withPause(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => (at === words.length - 1 ? { ...word, pause: true } : word));
}

/** "Book the physio no they moved it": what others do is told beside it, and said in place of nothing. */
const TELLS_ON = /^(?:he|she|they|we)(?:'(?:s|ve|re|ll|d))?$/u;

/** Nothing is taken back that was said longer ago than a slip of the tongue. */
function corrected(
  words: readonly Word[],
  { at, length }: { at: number; length: number },
): readonly Word[] {
  const after = words.slice(at + length);
  const first = keyAt(after, 0);
  const isOwed = obligationLengthAt(after, 0) > 0;
  const slip = slipStart(words, at, isOwed);
  const kept = withPause(words.slice(0, at));
  const back = nothingLeftLengthAt(after, 0);
  if (back > 0 && at - slip <= LONGEST_SLIP)
    return [...withPause(words.slice(0, slip)), ...after.slice(back)];
  const meant = saidInstead({ words, at, length });
  if (meant !== null) return meant;
  if (isDay(first) && isDay(keyAt(words, at - 1))) return [...words.slice(0, at - 1), ...after];
  if (at - slip > LONGEST_SLIP) return [...kept, ...after];
  if (after.length === 0 || isVerb(first) || isOwed) return [...words.slice(0, slip), ...after];
  if (TELLS_ON.test(first)) return [...kept, ...after];
  if (/^(?:i|i'm)$/u.test(first))
    return [...(at - slip > LONGEST_TOLD_SLIP ? kept : words.slice(0, slip)), ...after];
  return isVerb(keyAt(words, slip)) && after.length <= 6 && !hasFiniteVerb(after)
    ? [...words.slice(0, slip + 1), ...after]
    : [...words.slice(0, at), ...after];
}

/** "There's no", "it says no", "tell the client no". */
function isNoSlip(words: readonly Word[], at: number): boolean {
  if (NO_SLIP.test(keyAt(words, at - 1))) return true;
  return [2, 3].some((back) => keyAt(words, at - back) === 'tell');
}

/** "… no", and then what was meant: a verb, "I need to" or "it's". */
function isPlainNo(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'no' || isNoSlip(words, at)) return false;
  if (isDay(keyAt(words, at - 1)) && isDay(keyAt(words, at + 1))) return true;
  const next = keyAt(words, at + 1);
  if (/^(?:i|it's|its)$/u.test(next) || TELLS_ON.test(next) || takesBack(words, at + 1))
    return true;
  if (opensWithVerb(words, at + 1, 'within') || obligationLengthAt(words, at + 1) > 0) return true;
  return saidInstead({ words, at, length: 1 }) !== null;
}

function correctionLengthAt(words: readonly Word[], at: number): number {
  return phraseLengthAt({ words, at, book: CORRECTIONS }) || Number(isPlainNo(words, at));
}

const MAX_SLIPS = 20;
const BREATH = /^(?:lol|haha|phew|jeez|um|umm|uh|uhh|er|erm|em|hm|hmm|mmm|ah|uhm)$/u;
const SURE_TURN = /^(?:oh|ok|okay|ugh|argh|anyway|anyways|alright)$/u;
const TURN = /^(?:oh|ok|okay|right|alright|anyway|anyways|yeah|well)$/u;

/** "I need to get um a thermostat": a verb behind these has its thing still to come. */
const WANTS_VERB = /^(?:to|and|then|so|but|must|should|i'll|maybe|please|)$/u;

/** Whether a phrase can end here, so that a breath behind it is no mere hesitation. */
function canEnd(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (/^(?:that|this|it|them|those|him|her)$/u.test(key) && isVerb(keyAt(words, at - 1)))
    return true;
  if (NO_VERB_AFTER.has(key) || ADVERBS.has(key) || FILLERS.has(key)) return false;
  if (isVerb(key) && WANTS_VERB.test(keyAt(words, at - 1))) return false;
  if (/^(?:ask|tell|remind|get|buy|fetch|bring|send|pay)$/u.test(key)) return false;
  return !WEAK_CONNECTIVES.has(key) && !/^(?:like|because|need|want|have|just|then)$/u.test(key);
}

/** The words without their fillers; a breath is heard as a comma, "oh" and "okay" as more than one. */
function withoutFillers(spoken: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const [at, word] of spoken.entries()) {
    if (!isFiller(word, spoken, at)) {
      if (!isStutter(spoken, at) && !isSaidAgain(words, spoken, at)) words.push(word);
      continue;
    }
    const last = words.length - 1;
    const said = words[last];
    if (said === undefined) continue;
    if (SURE_TURN.test(word.key) && last > 0) words[last] = { ...said, pause: true };
    const ended = last - 1;
    const before = words[ended];
    const isHeld = BREATH.test(word.key) && WEAK_CONNECTIVES.has(said.key) && ended > 0;
    if (isHeld && before !== undefined && canEnd(words, ended))
      words[ended] = { ...before, pause: true };
    if (!canEnd(words, last)) continue;
    if (BREATH.test(word.key)) words[last] = { ...said, comma: true };
    else if (TURN.test(word.key)) words[last] = { ...said, pause: true };
  }
  return words;
}

const MINDS = /^i (?:think|guess|suppose|reckon)$/u;

/** "… for the twelfth I think double check that …" */
function endsThere(words: readonly Word[], at: number): boolean {
  return opensWithVerb(words, at, 'within') && !/^(?:need|have|want)$/u.test(keyAt(words, at));
}

const ASKS_ON = /^(?:what|where|how|which|whether|if|when|who|why|about|to|that|of)$/u;

/** "… and by somebody I mean me": says who is meant, and takes nothing back. */
function saysWhoLengthAt(words: readonly Word[], at: number): number {
  const from = keyAt(words, at) === 'and' ? at + 1 : at;
  const said = textOf(words.slice(from, from + 5)).toLowerCase();
  return /^by \p{L}+ (?:i|we|you|he|she|they) means? (?:me|us|you|him|her|them)(?!\p{L})/u.test(
    said,
  )
    ? from + 5 - at
    : 0;
}

/** "You know", "who am I kidding": said between two things, for nothing. */
function withoutSaidAside(spoken: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const word = spoken[at];
    const guessed =
      MINDS.test(`${keyAt(spoken, at)} ${keyAt(spoken, at + 1)}`) && endsThere(spoken, at + 2);
    const length = guessed
      ? 2
      : phraseLengthAt({ words: spoken, at, book: SAID_ASIDE }) || saysWhoLengthAt(spoken, at);
    const goesOn = length > 0 && ASKS_ON.test(keyAt(spoken, at + length));
    if ((length === 0 || goesOn) && word !== undefined) words.push(word);
    if (length === 0 || goesOn) continue;
    const last = words.at(-1);
    if (last !== undefined && canEnd(words, words.length - 1))
      words[words.length - 1] = { ...last, comma: true };
    at += length - 1;
  }
  return words;
}

/** Takes out fillers, sign-offs and slips of the tongue: "call John no wait call Jane". */
export function repairSpeech(spoken: readonly Word[]): readonly Word[] {
  let words = withOverturned(
    withoutFillers(
      withoutSaidAside(spoken).filter((word) => !FILLERS.has(word.key) || word.comma === false),
    ),
  );
  for (let at = 1, slips = 0; at < words.length; at++) {
    const length = correctionLengthAt(words, at);
    if (length === 0) continue;
    words = corrected(words, { at, length });
    slips++;
    at = slips < MAX_SLIPS ? 0 : at;
  }
  return withoutSignOff(withoutRestarts(words));
}

const SPOKEN_TO = /^(?:mate|bro|bruv|dude|eish|aye|guys|folks|lads|hun|babe)$/u;

/** "She's okay with it": the word says how someone is. */
const IS_STATE_OF =
  /(?:'s|'re|'m)$|^(?:is|are|am|was|were|be|feel|feels|not|going|goes|all|it|me)$/u;

/** "… right and then", "… well I think": said between two things, and not of one. */
function isTurn(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const next = keyAt(words, at + 1);
  if (
    /^(?:the|my|a|is|are|was|very|as|all|so|go|goes|went|do|did|too|it|turn|that|get|be)$/u.test(
      before,
    )
  )
    return false;
  return next === '' || /^(?:and|so|but|i|i'm|i've|we|he|she|they|then)$/u.test(next);
}

function isFiller(word: Word, words: readonly Word[], at: number): boolean {
  if (/^(?:ok|okay|well|right|alright)$/u.test(word.key) && IS_STATE_OF.test(keyAt(words, at - 1)))
    return false;
  if (/^(?:right|well)$/u.test(word.key) && isTurn(words, at)) return true;
  if (word.key === 'so' || word.key === 'right' || word.key === 'well')
    return words.slice(0, at).every((before) => FILLERS.has(before.key));
  if (
    /^(?:god|gosh|lord|man|dear|shoot|crap|damn|shit|wow)$/u.test(word.key) &&
    keyAt(words, at - 1) === 'oh'
  )
    return true;
  if (at === 0 && words.length > 1 && SPOKEN_TO.test(word.key)) return true;
  if (word.key === 'like') return isSaidLike(words, at);
  if (word.key === 'no') return isAlarm(words, at);
  if (word.key === 'oh') return !/^(?:and|yeah|yes|also|but)$/u.test(keyAt(words, at + 1));
  if (/^(?:yeah|yes)$/u.test(word.key) && keyAt(words, at - 1) === 'oh') return false;
  return FILLERS.has(word.key) && word.key !== 'anyway' && word.key !== 'anyways';
}

/** "Oh no, the van": something that was nearly forgotten, and no correction. */
function isAlarm(words: readonly Word[], at: number): boolean {
  return (
    keyAt(words, at - 1) === 'oh' &&
    DETERMINERS.has(keyAt(words, at + 1)) &&
    !takesBack(words, at + 1)
  );
}

const BEHIND_LIKE = new RegExp(
  String.raw`^(?:\d+|${SEVERAL}|fifty|hundred|yesterday|today|now|literally|really)$`,
  'u',
);

/** "It's like fifty", "do like the past papers", "this like tight chest": said for nothing. */
function isSaidLike(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  const before = keyAt(words, at - 1);
  if (before === 'i' && (next === '' || DETERMINERS.has(next) || words[at]?.comma === true))
    return false;
  if (
    /^(?:to|and|so|then|i|um|just|ok|okay|but|in|do|been|for|is|gotta|gonna|figure|out)$/u.test(
      before,
    )
  )
    return true;
  if (/^(?:a|an|this|these|those|some)$/u.test(before)) return opensThing(words, at + 1);
  return BEHIND_LIKE.test(next);
}

/** "Sort out the uh the van". */
function isSaidAgain(words: readonly Word[], spoken: readonly Word[], at: number): boolean {
  const key = keyAt(spoken, at);
  return BREATH.test(keyAt(spoken, at - 1)) && DETERMINERS.has(key) && words.at(-1)?.key === key;
}

/** Said twice on purpose. */
const TWICE = /^(?:very|really|so|long|far|had|that|bye|no|many|much|half|more|out)$/u;

function isStutter(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (key === '' || key !== keyAt(words, at + 1) || words[at]?.comma === true) return false;
  return !TWICE.test(key) && !FEELING_WORDS.has(key) && !/\d/u.test(key);
}
