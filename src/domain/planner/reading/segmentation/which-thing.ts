import { DETERMINERS } from '../../data/english-phrases.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { isPerson } from '../grammar/living.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const LONGEST_RELATIVE = 9;
const HANGS = /^(?:on|in|with|for|to|at|from|about|into|under)$/u;

/** "The shelf we want to put the speaker on,", "the sheet I promised to do every day": which one it is. */
function saysWhichThing(words: readonly Word[], at: number): boolean {
  const isNamed = [2, 3].some((back) => DETERMINERS.has(keyAt(words, at - back)));
  if (!/^(?:i|we)$/u.test(keyAt(words, at)) || !isNamed) return false;
  const behind = at + obligationLengthAt(words, at);
  const next = keyAt(words, behind + 1);
  if (keyAt(words, behind) === 'do' && /^(?:every|each|on|by|before|at|in)$/u.test(next))
    return true;
  const end = words
    .slice(behind, behind + LONGEST_RELATIVE)
    .findIndex((word, step) => word.comma || behind + step === words.length - 1);
  return end > 0 && HANGS.test(keyAt(words, behind + end));
}

/** "The references I promised to six colleagues": no verb follows, but those whom it was promised to. */
function givesToSomeone(words: readonly Word[], at: number): boolean {
  const behind = at + obligationLengthAt(words, at);
  const isTo = keyAt(words, behind - 1) === 'to';
  return isTo && (DETERMINERS.has(keyAt(words, behind)) || NUMBER.test(keyAt(words, behind)));
}

const NUMBER = new RegExp(String.raw`^(?:${SEVERAL}|\d+)$`, 'u');

/** "I promised my sister | I'd help": what was promised belongs to it. */
export function isPromised(words: readonly Word[], at: number): boolean {
  if (!/^(?:i|we|it|they)'(?:d|ll)$/u.test(keyAt(words, at))) return false;
  const isFeared = /^(?:scared|afraid|worried|terrified|sure|that)$/u.test(keyAt(words, at - 1));
  if (isFeared && /^(?:forget|miss)$/u.test(keyAt(words, at + 1))) return true;
  return [2, 3, 4].some((back) => /^(?:promised|told)$/u.test(keyAt(words, at - back)));
}

/** "Find out what insurance we need": the need is asked about. */
function saysWhatIsNeeded(words: readonly Word[], at: number): boolean {
  const isNeed =
    /^(?:i|we)$/u.test(keyAt(words, at)) && /^(?:need|have|owe|want)$/u.test(keyAt(words, at + 1));
  return isNeed && /^(?:what|which|whose)$/u.test(keyAt(words, at - 2));
}

const COUNTS = new RegExp(String.raw`^(?:${SEVERAL}|\d+|some|loads|lots|several)$`, 'u');
const HAS = /^(?:has|have|got|with|are|there's|got|is)$/u;

/** "The shop has 14 orders | I haven't packed": what was not done with so many of them says which. */
function saysWhichOfMany(words: readonly Word[], at: number): boolean {
  const behind = at + obligationLengthAt(words, at);
  const isUndone = /^(?:haven't|havent|never|not)$/u.test(keyAt(words, behind - 1));
  const isEnd = words[behind]?.comma === true || /^(?:|and|yet)$/u.test(keyAt(words, behind + 1));
  if (!isUndone || !isEnd || baseOfPast(keyAt(words, behind)) === null) return false;
  const counted = [2, 3].find((back) => COUNTS.test(keyAt(words, at - back)));
  return counted !== undefined && HAS.test(keyAt(words, at - counted - 1));
}

/** "A letter I've been using as a bookmark": which one it is. */
function saysWhatIsHad(words: readonly Word[], at: number): boolean {
  const isThing =
    opensThing(words, at - 1) && [2, 3, 4].some((back) => DETERMINERS.has(keyAt(words, at - back)));
  const been = /^(?:i've|we've)$/u.test(keyAt(words, at)) && keyAt(words, at + 1) === 'been';
  return isThing && been && obligationLengthAt(words, at) === 1;
}

/** "My friend Dee's on Saturday": the name belongs to what the person is. */
export function isNamedPerson(words: readonly Word[], at: number): boolean {
  const isKin = isPerson(keyAt(words, at - 1)) || FRIEND.test(keyAt(words, at - 1));
  return (
    isKin && /^\p{Lu}\p{Ll}+['’]s$/u.test(words[at]?.raw ?? '') && words[at - 1]?.comma !== true
  );
}

const FRIEND = /^(?:friend|mate|cousin|partner|husband|wife|son|daughter|colleague|niece|nephew)$/u;

/** Whether what is owed here only says which thing is meant, or to whom it was promised. */
export function belongsToThing(words: readonly Word[], at: number): boolean {
  return [saysWhichThing, givesToSomeone, saysWhatIsNeeded, saysWhatIsHad, saysWhichOfMany].some(
    (says) => says(words, at),
  );
}

const TO_PEOPLE =
  /^(?:ask|asking|invite|inviting|tell|thank|thanking|meet|call|ring|text|email|message)$/u;
const SOMEONE =
  /^(?:guy|man|woman|lady|girl|boy|lad|bloke|chap|couple|friend|friends|neighbour|neighbor|neighbours|mate|person|people|others|rest|two)$/u;
const LONGEST_SOMEONE = 3;

/** "Asking Priya | and that guy from work": both are asked. */
export function joinsPeople(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'and' || !TO_PEOPLE.test(keyAt(words, at - 2))) return false;
  const isNamed = /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.raw ?? '') || isPerson(keyAt(words, at - 1));
  if (!isNamed || !/^(?:that|the|my|our|her|his|their|those)$/u.test(keyAt(words, at + 1)))
    return false;
  const named = words
    .slice(at + 2, at + 2 + LONGEST_SOMEONE)
    .findIndex(({ key }) => SOMEONE.test(key) || isPerson(key));
  return (
    named >= 0 &&
    words.slice(at + 2, at + 2 + named).every((_, step) => opensThing(words, at + 2 + step))
  );
}
