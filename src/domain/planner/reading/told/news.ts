import { keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isKnownPerson } from '../grammar/living.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';

const ITS_STATE =
  /^(?:it's|its|it is|they're|theyre) (?:due|late|overdue|not|on|at|in|been|all|so|for|from|by)\b/u;
const BROKEN_STATE = /^(?:broken|leaking|blocked|dead|empty)$/u;
const NEWS_STATE =
  /^(?:ill|sick|poorly|away|busy|fine|great|lovely|asleep|pregnant|angry|upset|off|abroad|well|okay|here|there|happy)$/u;

/** What others do that asks something of oneself. */
const ASKS_MINE = wordSet(`
asking nagging chasing waiting emailing texting messaging writing ringing calling phoning bugging pestering wanting
needing expecting coming visiting arriving staying leaving moving turning getting starting hoping counting relying raising
begging badgering threatening missing
`);

/** Others who have it in hand together, or at work. */
const TOGETHER = wordSet('kids children team office nurse');

function isOther(key: string): boolean {
  return isKnownPerson(key) || TOGETHER.has(key);
}

function isSomeone(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const key = word.key.replace(/'s$/u, '');
  if (/^(?:he|she|they|someone|somebody|everyone)$/u.test(key)) return true;
  return isOther(key) || isNameHere(words, at);
}

/** A capital within the words, or before what only a person does: "Dev is handling groceries". */
function isNameHere(words: readonly Word[], at: number): boolean {
  const raw = words[at]?.raw ?? '';
  return /^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(raw) && !isVerb(keyAt(words, at).replace(/'s$/u, ''));
}

/** What someone has done for one, and no trouble that they have made. */
const HAS_DONE =
  /^(?:booked|paid|ordered|done|made|bought|fixed|mended|cleaned|washed|organi[sz]ed|arranged|collected|taken|finished|signed|offered|agreed|painted|posted|sorted)$/u;

/** "My niece set up the card reader": said of one person, a form without "-s" is past. */
function doneByKin(words: readonly Word[], at: number): boolean {
  const who = keyAt(words, at);
  if (at < 1 || who.endsWith('s') || !isOther(who)) return false;
  const isPast = /^(?:set|put|cut|let|read|paid|made|took|did|brought|bought|got)$/u;
  const next = keyAt(words, at + 2);
  const isObject = DETERMINERS.has(next) || /^(?:up|it|out|in|down|off|away|)$/u.test(next);
  return isPast.test(keyAt(words, at + 1)) && isObject;
}

/** "Dev is handling groceries", "Sarah already did hers": another has it in hand. */
export function isInOtherHands(words: readonly Word[]): boolean {
  const isOwned = DETERMINERS.has(keyAt(words, 0));
  const isFullName = isNameHere(words, 0) && isNameHere(words, 1);
  const last = Math.min(isOwned ? 2 : Number(isFullName), words.length - 2);
  for (let at = Number(isOwned); at <= last; at++) {
    if (!isSomeone(words, at)) continue;
    const isShort = /['’](?:s|re)$/u.test(words[at]?.raw ?? '');
    const isLong = /^(?:is|are|has|have|will)$/u.test(keyAt(words, at + 1));
    const from = at + 1 + Number(isLong);
    const from2 = /^(?:kindly|all|also|just|still|now|always)$/u.test(keyAt(words, from))
      ? from + 1
      : from;
    const key = keyAt(words, from2);
    if ((isShort || isLong) && baseOfGerund(key) !== null && words.length > from2 + 1)
      return !ASKS_MINE.has(key);
    if (key === 'already' || (isLong && key === 'been'))
      return key === 'already' && baseOfPast(keyAt(words, from2 + 1)) !== null;
    if (isLong && HAS_DONE.test(key) && words.length > from2 + 1) return true;
    if (doneByKin(words, at)) return true;
    if (keyAt(words, at + 1) === 'will' && isVerb(key))
      return !/^(?:be|need|want|kill)$/u.test(key);
  }
  return false;
}

/** "My mother called", "the drummer's ill": news of someone asks nothing by itself. */
export function isNews(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1);
  const isOwned = DETERMINERS.has(keyAt(words, 0)) || PERSON.test(keyAt(words, 0));
  const isThing = last === 'died' && !asksNothing(words.slice(0, -1));
  if (isOwned && words.length >= 2 && words.length <= 4 && CALLED.test(last)) return !isThing;
  if (ITS_STATE.test(keysOf(words)) && !words.some((word) => BROKEN_STATE.test(word.key)))
    return true;
  const is = words.findIndex((word) => /\p{L}['’]s$/u.test(word.raw) || word.key === 'is');
  return is >= 0 && is <= 2 && words.length <= is + 4 && NEWS_STATE.test(keyAt(words, is + 1));
}

const PERSON = /^(?:mum|mom|dad|nan|gran|grandma|grandpa|everyone|everybody)$/u;
const CALLED =
  /^(?:called|rang|phoned|texted|emailed|wrote|visited|cried|laughed|left|moved|died|quit|resigned|cancelled|hurts|aches|itches)$/u;
