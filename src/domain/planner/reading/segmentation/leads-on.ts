import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { endsPerson, opensThing } from '../grammar/phrase-ends.ts';
import { isVerb } from '../grammar/verbs.ts';
import { wordKind } from '../grammar/word-kind.ts';

const ARTICLE = /^(?:the|an?|my|our|their|your|every|whose)$/u;
const KIND =
  /^(?:right|wrong|same|other|whole|main|own|new|old|actual|different|entire|only|proper|decent|big|little|small|long|short|good|bad|best|nice)$/u;
const IS_DOING = /^(?:is|are|was|were|am|not|keep|keeps|kept|stop|stopped)$|'(?:s|re|m)$/u;
const AHEAD = /^(?:about|of|for|with|before|after|without|by)$/u;
/** What is done so is done to something. */
const DONE_TO = wordSet(`
bringing making doing holding writing sending covering getting taking using buying paying having putting finding raising opening
beginning asking picking fixing selling building sorting finishing adding moving carrying throwing eating keeping wearing losing
booking ordering signing collecting choosing updating changing replacing cancelling
`);

/** "The kids' | dentist appointments": what is theirs is still to come. */
function endsOwner(word: Word | undefined): boolean {
  return /\p{L}s['’]$/u.test(word?.raw ?? '');
}

/** "That guy whose name | I forget". */
function saysWhose(words: readonly Word[], at: number): boolean {
  return keyAt(words, at - 2) === 'whose';
}

/** "On the right | tax code". */
function wantsKind(words: readonly Word[], at: number): boolean {
  const isAlone = /^on (?:its|his|her|my|our|their) own$/u.test(
    keysOf(words.slice(Math.max(0, at - 3), at)),
  );
  const isKind = KIND.test(keyAt(words, at - 1)) && DETERMINERS.has(keyAt(words, at - 2));
  return isKind && !isAlone && opensThing(words, at) && wordKind(keyAt(words, at)) !== 'V';
}

/** "She's bringing | the chairs", "thinking about raising | my rates". */
function wantsObject(words: readonly Word[], at: number): boolean {
  const isAgreed = /^yes to$/u.test(`${keyAt(words, at - 3)} ${keyAt(words, at - 2)}`);
  if (isAgreed && DONE_TO.has(keyAt(words, at - 1)) && opensThing(words, at)) return true;
  if (!DONE_TO.has(keyAt(words, at - 1)) || !DETERMINERS.has(keyAt(words, at))) return false;
  return IS_DOING.test(keyAt(words, at - 2)) || AHEAD.test(keyAt(words, at - 2));
}

const GIVES = /^(?:send|give|buy|get|bring|show|lend|hand|owe)$/u;

/** "I'd send her | the brochures": whom, and what is still to come. */
function wantsGift(words: readonly Word[], at: number): boolean {
  const isWhom = /^(?:her|him|them|me|us)$/u.test(keyAt(words, at - 1));
  return isWhom && GIVES.test(keyAt(words, at - 2)) && DETERMINERS.has(keyAt(words, at));
}

const WILL = /^(?:who|that|which|i|he|she|they|we|you|it|there)['’](?:ll|d)$/u;
const HOW_MUCH = /^how (?:much|many) \p{L}+$/u;
const OWNED = /^(?:i|he|she|they|we|you|it|i've|we've|they've|you've|he's|she's|it's)$/u;

/** "Find a plumber who'll | look at it": what is done then is still to come. */
function wantsDeed(words: readonly Word[], at: number): boolean {
  return WILL.test(keyAt(words, at - 1)) && isVerb(keyAt(words, at));
}

/** "How much leave | I've got left": of whom it is asked. */
function asksOfWhom(words: readonly Word[], at: number): boolean {
  return (
    HOW_MUCH.test(keysOf(words.slice(Math.max(0, at - 3), at))) && OWNED.test(keyAt(words, at))
  );
}

const SAME_IN_PAST =
  /^(?:quit|put|cut|hit|let|shut|hurt|read|set|split|spread|cast|burst|upset|beat)$/u;
const SUBORDINATE =
  /^(?:because|cos|since|when|if|after|before|until|till|while|once|that|although)$/u;

/** "Because Ash | quit": what somebody did, and no deed. */
function wantsWhatWasDone(words: readonly Word[], at: number): boolean {
  if (!SUBORDINATE.test(keyAt(words, at - 2)) || !SAME_IN_PAST.test(keyAt(words, at))) return false;
  return /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.raw ?? '') || endsPerson(words, at);
}

/** Whether the word before a place cannot be the last of what is said: of 1,475 marked dumps hardly one breaks there. */
export function leadsOn(words: readonly Word[], at: number): boolean {
  const last = words[at - 1];
  if (last === undefined || last.comma || last.pause === true) return false;
  if (ARTICLE.test(last.key) && last.raw !== 'A') return true;
  return (
    endsOwner(last) ||
    saysWhose(words, at) ||
    wantsKind(words, at) ||
    wantsObject(words, at) ||
    wantsGift(words, at) ||
    wantsDeed(words, at) ||
    asksOfWhom(words, at) ||
    wantsWhatWasDone(words, at)
  );
}
