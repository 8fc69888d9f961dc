import { DETERMINERS } from '../../data/english-phrases.ts';
import { FOLK } from '../../data/people.ts';
import { DONE_TO_PEOPLE, EMPTY_IT, NEEDS_THING } from '../../data/pointing.ts';
import { A_DAY, WEEKDAY_NAMES } from '../../data/dates.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { isKnownPerson } from './living.ts';
import { isThirdPerson } from './told-forms.ts';
import { baseOfPast, isVerb } from './verbs.ts';
import { themAt } from './whom-meant.ts';

const MAX_NOUN_WORDS = 5;
const ENDS_NOUN = wordSet(`
is are was were isn't aren't has have had needs need wants want since before after because so and but or which that who
when where while until if i i'm i've we he she they it you to for from with by at on in about of off out up back
ready again still just keeps keep looks expires ends renews lapses doubles arrives arrived landed came due won't doesn't don't can't shows says starts opens closes close
open ran runs died broke stopped never tomorrow today tonight yesterday ${WEEKDAY_NAMES} as like anyway honestly please not fixed done checked sorted down show gone need came went got gave twice once daily monthly yearly automatically
`);
const OPENS_NOUN = wordSet('the my our a an his her their this these those another');
const GOES_WITH = /^(?:to|with|about|for|on|at|up|back|out|off|over|into)$/u;
const IN_PASSING =
  /^(?:at|in|on|from|with|by|about|for|of|behind|under|near|into|during|when|while|because|if|until|after|before|as|where|like|not)$/u;
/** Behind these a thing is not one to do something with. */
const IS_OVER = /^(?:gone|over|closed|shut|done|finished|paid|sorted|off|fine|lovely|great)$/u;
const SUBJECT = /^(?:they|he|she|we|you|i|i've|they've|we've)$/u;
const LINK =
  /^(?:is|are|isn't|aren't|has|have|hasn't|needs?|looks?|keeps?|runs|expires|won't|doesn't|still|just|'s)$/u;
const NO_THING = wordSet(`
lot way day week fortnight weekend month year decade time times moment thing things stuff morning evening afternoon night same rest point
world mess idea problem deadline one first end bit second minute hour couple few pain joke nightmare
`);

type Thing = {
  readonly words: readonly Word[];
  /** It is what the words are about, and not only where, when or with whom. */
  readonly isMain: boolean;
};

/** "The garage is a tip, clear it": people work there, and it is a room as well. */
const ALSO_ROOMS = /^(?:garage|nursery)$/u;

function isThing(noun: readonly Word[]): boolean {
  const last = keyAt(noun, noun.length - 1);
  if (noun.length < 2 || /^(?:\d.*|hundred|thousand|few|dozen)$/u.test(keyAt(noun, 1)))
    return false;
  if (last === 'thing' && noun.length > 2) return true;
  const isNobody = !isKnownPerson(last) || ALSO_ROOMS.test(last);
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
  return isVerb(keyAt(noun, 0)) ||
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

/** Things named in the words, each from its determiner to the end of the noun. */
function thingsIn(words: readonly Word[]): readonly Thing[] {
  const subject = bareSubject(words);
  const found: Thing[] =
    subject.length > 0 && isThing(subject) ? [{ words: subject, isMain: true }] : [];
  let isAside = false;
  for (let at = 0; at < words.length; at++) {
    const isPlaced = /^(?:it's|they're|is|are)$/u.test(keyAt(words, at - 1));
    if ((at > 2 || isPlaced) && IN_PASSING.test(keyAt(words, at))) isAside = true;
    if (SUBJECT.test(keyAt(words, at)) && !isAside) found.splice(0);
    if (/^(?:and|but|so)$/u.test(keyAt(words, at))) isAside = false;
    if (isBareObject(words, at))
      found.push({ words: [...wordsOf('the'), ...words.slice(at, at + 1)], isMain: true });
    if (!opensNoun(words, at)) continue;
    const end = endOfNoun(words, at);
    const noun = words.slice(at, end);
    const isOver = LINK.test(keyAt(words, end)) && IS_OVER.test(keyAt(words, end + 1));
    if (isThing(noun) && !isOver) found.push({ words: noun, isMain: !isAside });
    at = end - 1;
  }
  return found;
}

function isPlural(noun: readonly Word[]): boolean {
  return /(?:[^su]s|people|children)$/u.test(keyAt(noun, noun.length - 1));
}

const BEHIND_THAT = new RegExp(
  String.raw`^(?:|because|cos|since|back|up|out|off|in|first|from|for|to|by|before|at|on|asap|now|and|then|this|next|${A_DAY})$`,
  'u',
);

/** "Get those looked at", "post those back". */
function opensBehindThose(key: string): boolean {
  return BEHIND_THAT.test(key) || (baseOfPast(key) !== null && !isVerb(key));
}

const IS_MENDED = /^(?:fixed|mended|looked|seen|serviced|repaired|replaced|cleaned|checked)$/u;

/** "Post that by Friday", "get that fixed"; "get that done" may be any deed. */
function opensBehindThat(words: readonly Word[], at: number): boolean {
  const isHadDone = at === 2 && /^(?:get|have)$/u.test(keyAt(words, 0));
  return BEHIND_THAT.test(keyAt(words, at)) || (isHadDone && IS_MENDED.test(keyAt(words, at)));
}

const NEW = /^(?:new|another|better|bigger|smaller|different|proper|decent|cheaper|spare)$/u;

/** "Order a new one", "buy another one": one of what was spoken of. */
function anotherAt(words: readonly Word[]): number {
  const at = words.findIndex(
    (word, place) => word.key === 'one' && NEW.test(keyAt(words, place - 1)),
  );
  return at <= 3 ? at : -1;
}

/** Where a task says "it" or "them" for the thing it is about, or "a new one"; -1 when it does not. */
export function pronounAt(words: readonly Word[]): number {
  const another = anotherAt(words);
  if (another > 0) return another;
  const verb = keyAt(words, 0);
  const at = words.findIndex(
    (word, place) =>
      (/^(?:it|them)$/u.test(word.key) && !/^IT\b/u.test(word.raw)) ||
      (/^(?:those|these)$/u.test(word.key) && opensBehindThose(keyAt(words, place + 1))) ||
      (word.key === 'that' && place > 0 && opensBehindThat(words, place + 1)),
  );
  if (at < 1 || at > 3) return -1;
  if (keyAt(words, at) === 'them' && (DONE_TO_PEOPLE.has(verb) || themAt(words) > 0)) return -1;
  if (keyAt(words, at) === 'it' && at === 1 && EMPTY_IT.has(verb)) return -1;
  const before = keyAt(words, at - 1);
  const opens = at === 1 || GOES_WITH.test(before) || isVerb(before);
  const named = words.slice(1, at).some((word) => DETERMINERS.has(word.key));
  return opens && !named ? at : -1;
}

/** A verb by itself that wants a thing: "Sign", "Post". */
function isBareVerb(words: readonly Word[]): boolean {
  return words.length === 1 && NEEDS_THING.has(keyAt(words, 0));
}

/** Whether a task is a verb alone that wants its thing. */
export function lacksThing(title: string): boolean {
  return isBareVerb(wordsOf(title));
}

/** Whether a task says "it" or "them" for the thing it is about, or does not say it at all. */
export function pointsBack(title: string): boolean {
  const words = wordsOf(title);
  return isBareVerb(words) || pronounAt(words) > 0;
}

/** The one thing the words are about: the only main one, or the first when something is said of it. */
function thingMeant(things: readonly Thing[], words: readonly Word[]): Thing | null {
  const main = things.filter((thing) => thing.isMain);
  const [first, ...others] = main.length > 0 ? main : things;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const behind = words.findIndex((word) => word === first.words.at(-1)) + 1;
  const isSubject = LINK.test(keyAt(words, behind)) || /[:]$/u.test(words[behind - 1]?.raw ?? '');
  return behind > 0 && isSubject ? first : null;
}

/** What the words before a task name that its "it" may stand for. */
export type ThingsBefore =
  'none' | 'other' | 'unclear' | { readonly title: string; readonly isMain: boolean };

/**
 * The task with the thing in place of "it" or "them", when what was said just before is about one
 * such thing; `'unclear'` when it names several, for a wrong thing is worse than none, `'other'` when
 * what it names cannot be meant.
 */
export function withThingNamed(title: string, before: readonly Word[]): ThingsBefore {
  const words = wordsOf(title);
  const at = pronounAt(words);
  const isBare = at < 0 && isBareVerb(words);
  if (at < 0 && !isBare) return 'none';
  const isAnother = anotherAt(words) > 0;
  const plural = !/^(?:it|that|one)$/u.test(keyAt(words, at));
  const named = thingsIn(before);
  const things = named.filter((thing) => isBare || isPlural(thing.words) === plural);
  if (things.length === 0) return named.some((thing) => thing.isMain) ? 'other' : 'none';
  const thing = thingMeant(things, before);
  if (thing === null) return 'unclear';
  const first = thing.words.map((word, place) =>
    place === 0 && OPENS_NOUN.has(word.key)
      ? { ...word, raw: /^(?:an?|another)$/u.test(word.key) ? 'the' : word.key }
      : word,
  );
  const name = withoutEndMarks(textOf(isAnother ? first.slice(1) : first)).replace(/['’]s$/u, '');
  const said = isBare
    ? [...words, ...wordsOf(name)]
    : [...words.slice(0, at), ...wordsOf(name), ...words.slice(at + 1)];
  return { title: textOf(said), isMain: thing.isMain };
}
