import { DETERMINERS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { type Cursor } from './cursor.ts';
import { leadsOn } from './leads-on.ts';
import { joinsPeople } from './which-thing.ts';
import { isNameOfTwo } from '../grammar/name-of-two.ts';
import { isPerson } from '../grammar/living.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

const PAIRS =
  /^(?:show and tell|bed and breakfast|meet and greet|park and ride|health and safety|bits and bobs|pros and cons|hook and eye|fish and chips|salt and pepper|lost and found|trial and error)$/u;

/** "Show and tell" is one name. */
function joinsPair(words: readonly Word[], at: number): boolean {
  return PAIRS.test([at - 1, at, at + 1].map((place) => keyAt(words, place)).join(' '));
}

const STREET =
  /^(?:lane|road|street|avenue|drive|close|court|crescent|terrace|square|place|way|hill|park|gardens|grove|house|hospital|college)(?:'s)?$/u;

/** "Palm Lane", "Cedar Court": where it is. */
function namesStreet(words: readonly Word[], at: number): boolean {
  const isNamed = [at - 1, at].every((place) => /^\p{Lu}\p{Ll}/u.test(words[place]?.raw ?? ''));
  return isNamed && words[at - 1]?.comma !== true && STREET.test(keyAt(words, at));
}

const GIVES = /^(?:get|give|buy|send|bring|make|find|lend|hand|order|cook|show|teach|owe)$/u;
const LONGEST_PERSON = 5;
const OF_PERSON =
  /^(?:young|wee|little|auld|old|big|poor|fella|lad|lads|lass|girl|girls|boy|boys|kid|kids|baby|twins|son|daughter)$/u;

/** "Get the young fella Darragh | his safe pass": for whom, and what of theirs. */
function namesGift({ words, start, at }: Cursor): boolean {
  if (!/^(?:his|her|their)$/u.test(keyAt(words, at)) || !opensThing(words, at + 1)) return false;
  if (keyAt(words, at + 1).endsWith("'s")) return false;
  const verb = skipOpeners(words, start);
  if (!GIVES.test(keyAt(words, verb)) || !opensWithVerb(words, verb, 'front')) return false;
  const isNear = at > verb + 1 && at - verb <= LONGEST_PERSON;
  return isNear && words.slice(verb + 1, at).every(isOfPerson);
}

function isOfPerson({ key, raw }: Word): boolean {
  return /^\p{Lu}\p{Ll}/u.test(raw) || DETERMINERS.has(key) || OF_PERSON.test(key) || isPerson(key);
}

/** "The flyers | need to go to print", "tomatoes in the tunnel | house need stringing up": what is to happen with things is said of them. */
function isNeedOfMany(words: readonly Word[], at: number): boolean {
  const isOfOne = opensThing(words, at) && keyAt(words, at + 1) === 'need';
  if (isOfOne && !/s$/u.test(keyAt(words, at)) && /ing$/u.test(keyAt(words, at + 2))) return true;
  const isMany = /[^su']s$/u.test(keyAt(words, at - 1)) && opensThing(words, at - 1);
  return isMany && /^(?:need|have)$/u.test(keyAt(words, at)) && obligationLengthAt(words, at) > 1;
}

/** "The kettle | that leaks": which one. */
function saysWhichOne(words: readonly Word[], at: number): boolean {
  const isThat = /^(?:that|which)$/u.test(keyAt(words, at)) && opensThing(words, at - 1);
  return isThat && FAULTY.test(keyAt(words, at + 1)) && DETERMINERS.has(keyAt(words, at - 2));
}

const FAULTY = /^(?:leaks|drips|squeaks|rattles|sticks|smells|beeps|wobbles|creaks|works|fits)$/u;
const FAR = 40;

/** "For the food bank … for the food bank": two words that are named together twice are one name. */
function isNamedTwice(words: readonly Word[], at: number): boolean {
  const name = [at - 2, at - 1, at].map((place) => keyAt(words, place));
  const [article = '', first = '', second = ''] = name;
  if (!DETERMINERS.has(article) || !opensThing(words, at - 1) || !opensThing(words, at))
    return false;
  if (STRONG_VERBS.has(second)) return false;
  for (let place = Math.max(2, at - FAR); place < Math.min(words.length, at + FAR); place++)
    if (
      place !== at &&
      keyAt(words, place) === second &&
      keyAt(words, place - 1) === first &&
      DETERMINERS.has(keyAt(words, place - 2))
    )
      return true;
  return false;
}

const GETS = /^(?:get|buy|order|find|fetch|grab|bring|need|pick up|more|new|some)$/u;
const WHICH_ONE = /^(?:the|a|that|this) (?:\S+ ){0,2}ones?\b/u;

/** "Buy hair | dye the copper one": a name of two words, the second of which is a verb as well. */
function joinsName(words: readonly Word[], at: number): boolean {
  if (PRESSED.test(keyAt(words, at - 1)) && BUTTON.test(keyAt(words, at))) return true;
  if (words[at - 1]?.comma === true) return false;
  if (isNamedWhole(words, at)) return true;
  if (!isKnownName([keyAt(words, at - 1), keyAt(words, at)])) return false;
  return GETS.test(keyAt(words, at - 2)) || WHICH_ONE.test(keysOf(words.slice(at + 1, at + 5)));
}

const OBJECT =
  /^(?:it|them|him|me|us|this|that|these|those|some|any|more|up|out|off|down|back|in|on|to|for|from|with|about|at)$/u;

/** "The guinea | pigs", "hold a baby | shower": a known name, the second word of which no deed begins here. */
function isNamedWhole(words: readonly Word[], at: number): boolean {
  const [first, second, next] = [at - 1, at, at + 1].map((place) => keyAt(words, place));
  if (first === undefined || second === undefined || !isNameOfTwo(first, second)) return false;
  if (!isVerb(second)) return true;
  return (
    !DETERMINERS.has(next ?? '') && !OBJECT.test(next ?? '') && NAMED.test(keyAt(words, at - 2))
  );
}

const NAMED = /^(?:an?|the|my|our|his|her|their)$/u;
const PRESSED = /^(?:press|pressed|hit|click|clicked|pushed|tapped)$/u;
const BUTTON = /^(?:send|submit|save|pay|print|reply|delete|book|play|post)$/u;

const COUNTS = /^(?:an?|one|two|three)$/u;
const LONGEST_COUNTED = 4;

/** "One calendar | invite away from moving": how far it is to something. */
function saysHowFar(words: readonly Word[], at: number): boolean {
  const near = words.slice(at, at + LONGEST_COUNTED).findIndex(({ key }) => key === 'away');
  if (near < 0 || keyAt(words, at + near + 1) !== 'from') return false;
  return words
    .slice(Math.max(0, at + near - LONGEST_COUNTED), at)
    .some(({ key }) => COUNTS.test(key));
}

/** "Does it | fit the new car": who asks goes on with the verb. */
function asksOfIt(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.comma === true || !isVerb(keyAt(words, at))) return false;
  const isAsked = /^(?:does|did)$/u.test(keyAt(words, at - 2));
  return isAsked && /^(?:it|they|she|he)$/u.test(keyAt(words, at - 1));
}

/** Whether the words on both sides of a place are one phrase, however a new thought might begin there. */
export function isWithinPhrase(cursor: Cursor): boolean {
  const { words, at } = cursor;
  if (words[at]?.joined === true || joinsPair(words, at) || namesStreet(words, at)) return true;
  if (
    leadsOn(words, at) ||
    saysWhichOne(words, at) ||
    saysHowFar(words, at) ||
    joinsName(words, at) ||
    joinsPeople(words, at)
  )
    return true;
  return (
    asksOfIt(words, at) || namesGift(cursor) || isNeedOfMany(words, at) || isNamedTwice(words, at)
  );
}
