import { DETERMINERS } from '../../data/english-phrases.ts';
import { FOLK, OTHER_PEOPLE, ROLES } from '../../data/people.ts';
import { WEEKDAY_NAMES } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isKnownPerson } from './living.ts';
import { skipOpeners } from './action-start.ts';
import { bareSubject, isBareObject, LINK, thereAt } from './things-without-article.ts';
import { isThirdPerson, isToldPast, ONLY_PAST } from './told-forms.ts';
import { isKnownName } from './verb-of-noun.ts';
import { isVerb } from './verbs.ts';

const MAX_NOUN_WORDS = 5;
export const ENDS_NOUN = wordSet(`
is are was were isn't aren't has have had needs need wants want since before after because so and but or which that who
when where while until if i i'm i've we he she they it you to for from with by at on in behind under near into during about of off out up back left away
ready again still just keeps keep looks expires ends renews lapses doubles arrives arrived landed came due won't doesn't don't can't shows says starts opens closes close
open ran runs died broke stopped never tomorrow today tonight yesterday ${WEEKDAY_NAMES} as like anyway honestly please not fixed done checked sorted down show gone need came went got gave twice once daily monthly yearly automatically
now means put said told thinks think will would can could should must might did does had love loves hate hates there there's theres
`);
export const OPENS_NOUN = wordSet('the my our a an his her their this these those another');
const IN_PASSING =
  /^(?:at|in|on|from|with|by|about|for|of|behind|under|near|into|during|when|while|because|if|until|after|before|as|where|like|not)$/u;
/** Behind these a thing is not one to do something with. */
const IS_OVER = /^(?:gone|over|closed|shut|done|finished|paid|sorted|off|fine|lovely|great)$/u;
const SUBJECT = /^(?:they|he|she|we|you|i|i've|they've|we've)$/u;
const NO_THING = wordSet(`
lot way day week fortnight weekend month year decade time times moment thing things stuff morning evening afternoon night same rest point
spring summer autumn winter christmas
world mess idea problem mind head change deadline one first end bit second minute hour couple few pain joke nightmare
`);

export type Thing = {
  readonly words: readonly Word[];
  /** It is what the words are about, and not only where, when or with whom. */
  readonly isMain: boolean;
  /** "The video | about the cheap camera": how many of its words call it by its name. */
  readonly named: number;
};

/** How many words of a thing come after its name, and tell which one is meant, where something is said of it behind them. */
function lengthOfWhich(words: readonly Word[], from: number): number {
  if (!/^(?:of|about|for|from)$/u.test(keyAt(words, from))) return 0;
  const link = words.findIndex(({ key }, at) => at > from && LINK.test(key));
  const which = words.slice(from, link);
  const isOne = link > from + 1 && which.length <= MAX_NOUN_WORDS;
  return isOne && !which.some(({ key, comma }) => comma || SUBJECT.test(key) || key === 'and')
    ? which.length
    : 0;
}

/** "The garage is a tip, clear it": people work there, and it is a room as well. */
const ALSO_ROOMS = /^(?:garage|nursery)$/u;

const IS_COUNT = new RegExp(
  String.raw`^(?:\d+|${SEVERAL}|first|second|third|last|next|others?|same)$`,
  'u',
);

/** "The two", "his first two", "my cousin 300"; "episode twelve" is one. */
function isAmount(noun: readonly Word[]): boolean {
  const before = keyAt(noun, noun.length - 2);
  const isOf = noun.length === 2 || IS_COUNT.test(before) || isKnownPerson(before);
  return isOf && IS_COUNT.test(keyAt(noun, noun.length - 1));
}

function isThing(noun: readonly Word[]): boolean {
  const last = keyAt(noun, noun.length - 1);
  if (isAmount(noun)) return false;
  if (noun.length < 2 || /^(?:\d.*|hundred|thousand|few|dozen)$/u.test(keyAt(noun, 1)))
    return false;
  if (last === 'thing' && noun.length > 2) return true;
  const isSomebody = isKnownPerson(last) || isKnownPerson(last.replace(/s$/u, ''));
  const isNobody = !isSomebody || ALSO_ROOMS.test(last);
  return !NO_THING.has(last) && !FOLK.has(last) && isNobody;
}

function endOfNoun(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (
    end < words.length &&
    end - at <= MAX_NOUN_WORDS &&
    words[end - 1]?.comma !== true &&
    !/[.:;!?]$/u.test(words[end - 1]?.raw ?? '') &&
    !ENDS_NOUN.has(keyAt(words, end)) &&
    !isThirdPerson(words, end) &&
    !(end > at + 1 && isToldPast(words, end)) &&
    !(/'s$/u.test(keyAt(words, end - 1)) && /ing$/u.test(keyAt(words, end))) &&
    !/^(?:me|us)$/u.test(keyAt(words, end + 1)) &&
    !(/^\p{Lu}\p{Ll}/u.test(words[end]?.raw ?? '') && isVerb(keyAt(words, end))) &&
    !DETERMINERS.has(keyAt(words, end))
  )
    end++;
  return end;
}

/** "And that letter from the tax office": no "that" of "the letter that came". */
function opensBehind(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  const isFree =
    at === 0 ||
    words[at - 1]?.comma === true ||
    /^(?:and|but|so)$/u.test(keyAt(words, at - 1)) ||
    ONLY_PAST.test(keyAt(words, at - 1));
  return isFree && /^\p{L}{3,}$/u.test(next) && !ENDS_NOUN.has(next) && !isVerb(next);
}

/** "Danny's amp": an owner opens a noun as "the" does. */
function opensNoun(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (OPENS_NOUN.has(key)) return true;
  if (key === 'that') return opensBehind(words, at);
  return /^\p{Lu}\p{Ll}+['’]s$/u.test(words[at]?.raw ?? '') && !LINK.test(keyAt(words, at + 1));
}

const A_FEW = new RegExp(String.raw`^(?:\d+|${SEVERAL}|several|some)$`, 'u');

/** "Two patches left", "hearing aid batteries": things of which one more or a new one is to be had. */
export function kindsIn(words: readonly Word[]): readonly Thing[] {
  const at = words.findIndex(({ key }) => A_FEW.test(key));
  const end = at < 0 ? 0 : endOfNoun(words, at);
  const name = words.slice(at, end);
  const few = { words: name, isMain: true, named: name.length };
  const isOfTime = NO_THING.has(keyAt(name, name.length - 1).replace(/s$/u, ''));
  return name.length > 1 && isPlural(few) && !isOfTime && !FOLK.has(keyAt(name, name.length - 1))
    ? [few, ...allNamed(words).filter((thing) => thing.words.at(-1) !== name.at(-1))]
    : allNamed(words);
}

const GIVES = /^(?:asking|asked|wanted|sent|wrote|offered|lent|gave|emailed|brought|promised)$/u;

/** "My bank sent | a new card", "the organiser wants | proof": who gives and asks is no thing that is given. */
function isGiver(words: readonly Word[], behind: number): boolean {
  const isWanted = keyAt(words, behind) === 'wants' && !/ing$/u.test(keyAt(words, behind + 1));
  const isLast = words[behind]?.comma === true || behind >= words.length - 1;
  return !isLast && (isWanted || GIVES.test(keyAt(words, behind)));
}

const TURNED_TO = /^(?:ask|tell|ring|call|phone|email|text|message|remind|thank)$/u;

const GIVEN_TO = /^(?:write|reply|talk|speak|send|give|email|forward|pass)$/u;

/** "Ask the hotel", "write to the clinic": whom one turns to is nothing that one does something with. */
function isTurnedTo(words: readonly Word[], at: number): boolean {
  const from = skipOpeners(words, 0);
  if (TURNED_TO.test(keyAt(words, from)) && at === from + 1) return true;
  return GIVEN_TO.test(keyAt(words, from)) && keyAt(words, at - 1) === 'to';
}

/** "The lamp | I sold on Monday": the thing that somebody does something with. */
function isDoneWith(words: readonly Word[], at: number, last: Thing | undefined): boolean {
  const isBehind = last !== undefined && last.words.at(-1) === words[at - 1];
  if (!isBehind || words[at - 1]?.comma === true) return false;
  return !IN_PASSING.test(keyAt(words, at - 1 - last.words.length));
}

/** "There's something | in the fridge", "post it | on the page": where it is, near the front. */
function isPlaceInFront(words: readonly Word[], at: number): boolean {
  const there = thereAt(words);
  if (there >= 0 && at > there) return true;
  return at === 2 && /^(?:something|stuff|it|them|that|nothing|one)$/u.test(keyAt(words, 1));
}

function named(words: readonly Word[], isMain = true): Thing {
  return { words, isMain, named: words.length };
}

/** "Rent is due", "there is mould": things at the front that have no article. */
function thingsInFront(words: readonly Word[]): readonly Thing[] {
  const subject = bareSubject(words, (key) => ENDS_NOUN.has(key));
  const there = thereAt(words);
  const end = there < 0 ? 0 : endOfNoun(words, there);
  const is = keyAt(words, end - 1);
  return [subject, isKnownName([is]) ? words.slice(there, end) : []]
    .filter((noun) => noun.length > 0)
    .map((noun) => [...wordsOf('the'), ...noun])
    .filter(isThing)
    .map((noun) => named(isAmount(noun.slice(-2)) ? noun.slice(1) : noun));
}

/** The things of the words with which something is done: nobody whom somebody turns to. */
export function thingsIn(words: readonly Word[]): readonly Thing[] {
  return allNamed(words).filter((thing) => {
    const last = keyAt(thing.words, thing.named - 1);
    return !ROLES.has(last) && !OTHER_PEOPLE.has(last);
  });
}

/** What is named in the words, each from its determiner to the end of the noun. */
function allNamed(words: readonly Word[]): readonly Thing[] {
  const found: Thing[] = [...thingsInFront(words)];
  let isAside = false;
  for (let at = 0; at < words.length; at++) {
    const isPlaced = /^(?:it's|they're|is|are)$/u.test(keyAt(words, at - 1));
    const isFar = at > 2 || isPlaced || found.length > 0 || isPlaceInFront(words, at);
    if (isFar && IN_PASSING.test(keyAt(words, at))) isAside = true;
    if (SUBJECT.test(keyAt(words, at)) && !isAside) {
      if (isDoneWith(words, at, found.at(-1))) isAside = true;
      else found.splice(0);
    }
    if (/^(?:and|but|so)$/u.test(keyAt(words, at))) isAside = false;
    if (isBareObject(words, at)) found.push(named([...wordsOf('the'), ...words.slice(at, at + 1)]));
    if (!opensNoun(words, at)) continue;
    const behind = endOfNoun(words, at);
    const name = words.slice(at, behind);
    const end = behind + (isAside ? 0 : lengthOfWhich(words, behind));
    const isOver = LINK.test(keyAt(words, end)) && IS_OVER.test(keyAt(words, end + 1));
    const isSomebody = isGiver(words, end) || isTurnedTo(words, at);
    if (isThing(name) && !isOver && !isSomebody)
      found.push({ words: words.slice(at, end), isMain: !isAside, named: name.length });
    at = end - 1;
  }
  return found;
}

export function isPlural({ words, named }: Thing): boolean {
  const last = keyAt(words, named - 1).replace(/['’]s$/u, '');
  return /(?:[^su]s|people|children)$/u.test(last);
}

/** The one thing the words are about: the only main one, or the first when something is said of it. */
export function thingMeant(things: readonly Thing[], words: readonly Word[]): Thing | null {
  const main = things.filter((thing) => thing.isMain);
  const [first, ...others] = main.length > 0 ? main : things;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const behind = words.findIndex((word) => word === first.words.at(-1)) + 1;
  const isSubject = LINK.test(keyAt(words, behind)) || /[:]$/u.test(words[behind - 1]?.raw ?? '');
  return behind > 0 && isSubject ? first : null;
}
