import {
  ADVERBS,
  DETERMINERS,
  FEELING_WORDS,
  FILLERS,
  NO_VERB_AFTER,
  WEAK_CONNECTIVES,
} from '../../data/english-phrases.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { isVerb } from '../grammar/verbs.ts';
import { takesBack } from './taken-back.ts';

const BREATH = /^(?:lol|haha|phew|jeez|um|umm|uh|uhh|er|erm|em|hm|hmm|mmm|ah|uhm)$/u;
const SURE_TURN = /^(?:oh|ok|okay|ugh|argh|anyway|anyways|alright)$/u;
const TURN = /^(?:oh|ok|okay|right|alright|anyway|anyways|yeah|well)$/u;

/** "I need to get um a thermostat": a verb behind these has its thing still to come. */
const WANTS_VERB = /^(?:to|and|then|so|but|must|should|i'll|maybe|please|)$/u;

/** Whether a phrase can end here, so that a breath behind it is no mere hesitation. */
export function canEnd(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (/^(?:that|this|it|them|those|him|her)$/u.test(key) && isVerb(keyAt(words, at - 1)))
    return true;
  if (NO_VERB_AFTER.has(key) || ADVERBS.has(key) || FILLERS.has(key)) return false;
  if (isVerb(key) && WANTS_VERB.test(keyAt(words, at - 1))) return false;
  if (/^(?:ask|tell|remind|get|buy|fetch|bring|send|pay)$/u.test(key)) return false;
  return !WEAK_CONNECTIVES.has(key) && !/^(?:like|because|need|want|have|just|then)$/u.test(key);
}

/** The words without their fillers; a breath is heard as a comma, "oh" and "okay" as more than one. */
export function withoutFillers(spoken: readonly Word[]): Word[] {
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

const SPOKEN_TO = /^(?:mate|bro|bruv|dude|eish|aye|guys|folks|lads|hun|babe)$/u;

/** "She's okay with it": the word says how someone is. */
const IS_STATE_OF =
  /(?:'s|'re|'m)$|^(?:is|are|am|was|were|be|feel|feels|not|going|goes|all|it|me)$/u;

/** "The brakes don't feel right, book the garage": a word of assent that says how something is. */
export function saysHowItIs(words: readonly Word[], at: number): boolean {
  const isAssent = /^(?:ok|okay|well|right|alright)$/u.test(keyAt(words, at));
  return (
    isAssent &&
    at > 0 &&
    (IS_STATE_OF.test(keyAt(words, at - 1)) || ENDS_IN.test(keyAt(words, at - 1)))
  );
}

const ENDS_IN =
  /^(?:the|turn|turns|turned|look|looks|looked|sound|sounds|seem|seems|quite|very|really|just|so|as|too|work|works|go|gone|went|do|does|did|doing|done|sleep|slept|sleeping|eat|eating|get|got)$/u;

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

/** "Get the okay from the photographer": a thing. */
const ARTICLE = /^(?:the|an|his|her|their|our|your)$/u;

function isFiller(word: Word, words: readonly Word[], at: number): boolean {
  if (/^(?:ok|okay|well|right|alright)$/u.test(word.key) && IS_STATE_OF.test(keyAt(words, at - 1)))
    return false;
  if (/^(?:ok|okay)$/u.test(word.key) && ARTICLE.test(keyAt(words, at - 1))) return false;
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
