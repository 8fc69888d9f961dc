import { DETERMINERS } from '../../data/english-phrases.ts';
import { FOLK } from '../../data/people.ts';
import { WEEKDAY_NAMES } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isKnownPerson } from './living.ts';
import { isThirdPerson } from './told-forms.ts';
import { isKnownName } from './verb-of-noun.ts';
import { isVerb } from './verbs.ts';

const MAX_NOUN_WORDS = 5;
const ENDS_NOUN = wordSet(`
is are was were isn't aren't has have had needs need wants want since before after because so and but or which that who
when where while until if i i'm i've we he she they it you to for from with by at on in about of off out up back left away
ready again still just keeps keep looks expires ends renews lapses doubles arrives arrived landed came due won't doesn't don't can't shows says starts opens closes close
open ran runs died broke stopped never tomorrow today tonight yesterday ${WEEKDAY_NAMES} as like anyway honestly please not fixed done checked sorted down show gone need came went got gave twice once daily monthly yearly automatically
`);
export const OPENS_NOUN = wordSet('the my our a an his her their this these those another');
const IN_PASSING =
  /^(?:at|in|on|from|with|by|about|for|of|behind|under|near|into|during|when|while|because|if|until|after|before|as|where|like|not)$/u;
/** Behind these a thing is not one to do something with. */
const IS_OVER = /^(?:gone|over|closed|shut|done|finished|paid|sorted|off|fine|lovely|great)$/u;
const SUBJECT = /^(?:they|he|she|we|you|i|i've|they've|we've)$/u;
const LINK =
  /^(?:is|are|isn't|aren't|has|have|hasn't|needs?|looks?|keeps?|runs|expires|won't|doesn't|still|just|'s|isnt|arent|hasnt|doesnt|renews|lasts|rattles|leaks|drips|smells|squeaks|crashes|flickers|broke|expired|arrived)$/u;
const NO_THING = wordSet(`
lot way day week fortnight weekend month year decade time times moment thing things stuff morning evening afternoon night same rest point
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

function isThing(noun: readonly Word[]): boolean {
  const last = keyAt(noun, noun.length - 1);
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
    at === 0 || words[at - 1]?.comma === true || /^(?:and|but|so)$/u.test(keyAt(words, at - 1));
  return isFree && /^\p{L}{3,}$/u.test(next) && !ENDS_NOUN.has(next) && !isVerb(next);
}

/** "Danny's amp": an owner opens a noun as "the" does. */
function opensNoun(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (OPENS_NOUN.has(key)) return true;
  if (key === 'that') return opensBehind(words, at);
  return /^\p{Lu}\p{Ll}+['’]s$/u.test(words[at]?.raw ?? '') && !LINK.test(keyAt(words, at + 1));
}

/** "Contact lenses are nearly out", "rent is due": a subject without an article. */
function bareSubject(words: readonly Word[]): readonly Word[] {
  const link = words.findIndex((word) => LINK.test(word.key));
  const noun = words.slice(0, link);
  const isNoun = link > 0 && link <= 3 && noun.every((word) => /^\p{L}[\p{L}-]+$/u.test(word.raw));
  if (!isNoun || noun.some((word) => ENDS_NOUN.has(word.key) || DETERMINERS.has(word.key)))
    return [];
  const opens = /^(?:there|what|this|nobody|everything|everyone|work|life|one|mum|mom|dad)$/u;
  const isState = /^(?:is|are|isn't|aren't|isnt|arent)$/u.test(keyAt(words, link));
  const isNoDeed = isState && (link === 1 || (link === 2 && isKnownName([keyAt(words, 1)])));
  return (isVerb(keyAt(noun, 0)) && !isNoDeed) ||
    opens.test(keyAt(noun, 0)) ||
    /^\p{Lu}\p{Ll}+$/u.test(noun.at(-1)?.raw ?? '')
    ? []
    : [...wordsOf('the'), ...noun];
}

/** "They need photos of the bumper". */
function isBareObject(words: readonly Word[], at: number): boolean {
  const isWanted = /^(?:needs?|wants?|get|got|buy|bought|order|ordered|have|has)$/u.test(
    keyAt(words, at - 1),
  );
  return isWanted && /^\p{Ll}{2,}[^su]s$/u.test(withoutEndMarks(words[at]?.raw ?? ''));
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
    ? [few, ...thingsIn(words)]
    : thingsIn(words);
}

/** Things named in the words, each from its determiner to the end of the noun. */
export function thingsIn(words: readonly Word[]): readonly Thing[] {
  const subject = bareSubject(words);
  const found: Thing[] =
    subject.length > 0 && isThing(subject)
      ? [{ words: subject, isMain: true, named: subject.length }]
      : [];
  let isAside = false;
  for (let at = 0; at < words.length; at++) {
    const isPlaced = /^(?:it's|they're|is|are)$/u.test(keyAt(words, at - 1));
    if ((at > 2 || isPlaced || found.length > 0) && IN_PASSING.test(keyAt(words, at)))
      isAside = true;
    if (SUBJECT.test(keyAt(words, at)) && !isAside) found.splice(0);
    if (/^(?:and|but|so)$/u.test(keyAt(words, at))) isAside = false;
    if (isBareObject(words, at))
      found.push({
        words: [...wordsOf('the'), ...words.slice(at, at + 1)],
        isMain: true,
        named: 2,
      });
    if (!opensNoun(words, at)) continue;
    const behind = endOfNoun(words, at);
    const name = words.slice(at, behind);
    const end = behind + (isAside ? 0 : lengthOfWhich(words, behind));
    const isOver = LINK.test(keyAt(words, end)) && IS_OVER.test(keyAt(words, end + 1));
    if (isThing(name) && !isOver)
      found.push({ words: words.slice(at, end), isMain: !isAside, named: name.length });
    at = end - 1;
  }
  return found;
}

export function isPlural({ words, named }: Thing): boolean {
  return /(?:[^su]s|people|children)$/u.test(keyAt(words, named - 1));
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
