import { DETERMINERS } from '../../data/english-phrases.ts';
import { DONE_TO_PEOPLE, EMPTY_IT, NEEDS_THING } from '../../data/pointing.ts';
import { A_DAY, A_WEEKDAY } from '../../data/dates.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { A_TEN, SEVERAL } from '../../data/numbers.ts';
import {
  isPlural,
  kindsIn,
  OPENS_NOUN,
  type Thing,
  thingMeant,
  thingsIn,
} from './things-in-words.ts';
import { baseOfPast, isVerb } from './verbs.ts';
import { isAgent, isLiving } from './living.ts';
import { themAt } from './whom-meant.ts';

const GOES_WITH = /^(?:to|with|about|for|on|at|up|back|out|off|over|into|through|from)$/u;
const PICTURED = /^(?:photos?|pics?|pictures?|cop(?:y|ies)|scans?|screenshots?)$/u;
const BEHIND_THAT = new RegExp(
  String.raw`^(?:|because|cos|since|back|up|out|off|in|first|from|for|to|by|before|at|on|asap|now|and|then|this|next|${A_DAY})$`,
  'u',
);

/** "Get those looked at", "post those back". */
function opensBehindThose(key: string): boolean {
  return BEHIND_THAT.test(key) || (baseOfPast(key) !== null && !isVerb(key));
}

const IS_WEEKDAY = new RegExp(`^${A_WEEKDAY}$`, 'u');

const IS_MENDED = /^(?:fixed|mended|looked|seen|serviced|repaired|replaced|cleaned|checked)$/u;

/** "Post that by Friday", "get that fixed"; "get that done" may be any deed. */
function opensBehindThat(words: readonly Word[], at: number): boolean {
  if (IS_WEEKDAY.test(keyAt(words, at))) return false;
  const isHadDone = at === 2 && /^(?:get|have)$/u.test(keyAt(words, 0));
  return BEHIND_THAT.test(keyAt(words, at)) || (isHadDone && IS_MENDED.test(keyAt(words, at)));
}

const NEW =
  /^(?:new|another|better|bigger|smaller|different|proper|decent|cheaper|spare|second|third|fresh|nicer|warmer|stronger)$/u;
const HAD =
  /^(?:buy|get|find|borrow|order|book|bring|send|make|choose|print|rent|hire|request|ask|need)$/u;
const MANY_MORE = new RegExp(String.raw`^(?:\d+|one|${SEVERAL}|${A_TEN}|some|few)$`, 'u');

/** "Order a new one", "buy another one", "get new ones", "borrow one": one of what was spoken of. */
function anotherAt(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => /^ones?$/u.test(key));
  if (at > 0 && at <= 3 && NEW.test(keyAt(words, at - 1))) return at;
  const isOne = at === 1 && HAD.test(keyAt(words, 0)) && BEHIND_THAT.test(keyAt(words, at + 1));
  return isOne ? at : someAt(words);
}

/** "Send some", "get thirty more". */
function someAt(words: readonly Word[]): number {
  const last = words.length - 1;
  if (!HAD.test(keyAt(words, 0))) return -1;
  if (last === 1 && keyAt(words, 1) === 'some') return 2;
  const isMore = keyAt(words, last) === 'more' && MANY_MORE.test(keyAt(words, last - 1));
  return isMore && last <= 5 ? last + 1 : -1;
}

/** Where a task says "it" or "them" for the thing it is about, or "a new one"; -1 when it does not. */
export function pronounAt(words: readonly Word[]): number {
  const another = anotherAt(words);
  if (another > 0) return another;
  const mine = mineAt(words);
  if (mine > 0) return mine;
  const at = thingAt(words);
  return at > 0 ? at : forAt(words);
}

/** "Put mine in", "fill in mine". */
function mineAt(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => key === 'mine');
  const isBefore = at === 1 || (at === 2 && GOES_WITH_MINE.test(keyAt(words, 1)));
  return isBefore && BEHIND_MINE.test(keyAt(words, at + 1)) ? at : -1;
}

const GOES_WITH_MINE = /^(?:in|out|off|up|for|to|back)$/u;
const BEHIND_MINE = new RegExp(
  String.raw`^(?:|in|out|off|up|back|by|before|on|for|to|first|this|next|now|and|too|${A_DAY})$`,
  'u',
);

const MOST_BEFORE_FOR = 7;

/** "Write the report for it": at the end, and nothing else in the task is meant. */
function forAt(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ key }, place) =>
      /^(?:it|that)$/u.test(key) &&
      keyAt(words, place - 1) === 'for' &&
      /^(?:|before|by|on|this|next|today|tonight|tomorrow|because|since|asap|now|again|too)$/u.test(
        keyAt(words, place + 1),
      ),
  );
  return at > 2 && at <= MOST_BEFORE_FOR ? at : -1;
}

/** "Have it repaired", and no "have it out". */
function isMended(words: readonly Word[]): boolean {
  return keyAt(words, 0) === 'have' && IS_MENDED.test(keyAt(words, 2));
}

/** "Take photos of them", "get a picture of it". */
function isPictureOf(words: readonly Word[], at: number): boolean {
  const isNear = at === 3 || at === 4;
  return isNear && keyAt(words, at - 1) === 'of' && PICTURED.test(keyAt(words, at - 2));
}

function thingAt(words: readonly Word[]): number {
  const verb = keyAt(words, 0);
  const at = words.findIndex(
    (word, place) =>
      (/^(?:it|them)$/u.test(word.key) && !/^IT\b/u.test(word.raw)) ||
      (/^(?:those|these)$/u.test(word.key) && opensBehindThose(keyAt(words, place + 1))) ||
      (word.key === 'that' && place > 0 && opensBehindThat(words, place + 1)),
  );
  if (isPictureOf(words, at)) return at;
  if (at < 1 || at > 3) return -1;
  if (keyAt(words, at) === 'them' && (DONE_TO_PEOPLE.has(verb) || themAt(words) > 0)) return -1;
  if (verb === 'write' && at === 1 && keyAt(words, 2) === 'down') return -1;
  if (keyAt(words, at) === 'it' && at === 1 && EMPTY_IT.has(verb)) return isMended(words) ? at : -1;
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

/** "Get a new one": one more of what was named. */
export function wantsAnother(title: string): boolean {
  return anotherAt(wordsOf(title)) > 0;
}

/** "Borrow one", "send some": of what was named last, and of nothing before it. */
export function wantsOneMore(title: string): boolean {
  const words = wordsOf(title);
  const at = anotherAt(words);
  return at > 0 && !NEW.test(keyAt(words, at - 1));
}

/** "A cover for it": of what was said right before. */
export function isForIt(title: string): boolean {
  const words = wordsOf(title);
  return anotherAt(words) < 0 && thingAt(words) < 0 && forAt(words) > 0;
}

/** Whether a task says "it" or "them" for the thing it is about, or does not say it at all. */
export function pointsBack(title: string): boolean {
  const words = wordsOf(title);
  return isBareVerb(words) || pronounAt(words) > 0;
}

/** What the words before a task name that its "it" may stand for. */
export type ThingsBefore =
  'none' | 'other' | 'unclear' | { readonly title: string; readonly isMain: boolean };

/** The one thing that the words are about, and nobody. */
function isForThing({ words, named, isMain }: Thing): boolean {
  const last = keyAt(words, named - 1);
  return isMain && !isLiving(last) && !isAgent(last);
}

/** "Our own running shoes" are running shoes, and "two patches" patches. */
const BEFORE_KIND = new RegExp(
  String.raw`^(?:\d+|${SEVERAL}|several|some|own|old|last|current|usual|broken|new|good|first|second|third|other|more|same|proper|cheap|decent|nice)$`,
  'u',
);

function kindOf({ words, named }: Thing): string {
  const kind = words.slice(0, named);
  while (kind.length > 1 && (OPENS_NOUN.has(keyAt(kind, 0)) || BEFORE_KIND.test(keyAt(kind, 0))))
    kind.shift();
  return withoutEndMarks(textOf(kind));
}

/** "Get a new one", "borrow one", "send some", with what there is to be one more of. */
function withKind(words: readonly Word[], at: number, kind: string): string {
  const isNew = at > 1 && at < words.length && NEW.test(keyAt(words, at - 1));
  const a = isNew || keyAt(words, at) !== 'one' ? '' : /^[aeiou]/iu.test(kind) ? 'an ' : 'a ';
  const mark = /[^\p{L}]+$/u.exec(words[at]?.raw ?? '')?.[0] ?? '';
  return textOf([...words.slice(0, at), ...wordsOf(`${a}${kind}${mark}`), ...words.slice(at + 1)]);
}

function withAnother(words: readonly Word[], before: readonly Word[]): ThingsBefore {
  const at = anotherAt(words);
  const plural = keyAt(words, at) !== 'one' && keyAt(words, at - 2) !== 'one';
  const named = kindsIn(before);
  const things = named.filter((thing) => isPlural(thing) === plural);
  if (things.length === 0) return named.some((thing) => thing.isMain) ? 'other' : 'none';
  const thing = thingMeant(things, before);
  if (thing === null) return 'unclear';
  return { title: withKind(words, at, kindOf(thing)), isMain: thing.isMain };
}

/** "The rota requests close, put mine in": my own of what was spoken of. */
function withMine(words: readonly Word[], at: number, before: readonly Word[]): ThingsBefore {
  const things = kindsIn(before).filter(({ isMain }) => isMain);
  if (things.length === 0) return 'none';
  const thing = thingMeant(things, before);
  if (thing === null || !isForThing(thing)) return 'unclear';
  const mine = wordsOf(`my ${kindOf(thing)}`);
  return { title: textOf([...words.slice(0, at), ...mine, ...words.slice(at + 1)]), isMain: true };
}

/**
 * The task with the thing in place of "it" or "them", when what was said just before is about one
 * such thing; `'unclear'` when it names several, for a wrong thing is worse than none, `'other'` when
 * what it names cannot be meant.
 */
export function withThingNamed(title: string, before: readonly Word[]): ThingsBefore {
  const words = wordsOf(title);
  if (anotherAt(words) > 0) return withAnother(words, before);
  const at = pronounAt(words);
  if (keyAt(words, at) === 'mine') return withMine(words, at, before);
  const isOnlyFor = thingAt(words) < 0;
  const isBare = at < 0 && isBareVerb(words);
  if (at < 0 && !isBare) return 'none';
  const plural = !/^(?:it|that)$/u.test(keyAt(words, at));
  const named = thingsIn(before);
  const things = named.filter((thing) => isBare || isPlural(thing) === plural);
  if (things.length === 0) return named.some((thing) => thing.isMain) ? 'other' : 'none';
  const thing = thingMeant(things, before);
  if (thing === null || (isOnlyFor && !isBare && !isForThing(thing))) return 'unclear';
  const first = thing.words.map((word, place) =>
    place === 0 && OPENS_NOUN.has(word.key)
      ? { ...word, raw: /^(?:an?|another)$/u.test(word.key) ? 'the' : word.key }
      : word,
  );
  const name = withoutEndMarks(textOf(first)).replace(/['’]s$/u, '');
  const said = isBare
    ? [...words, ...wordsOf(name)]
    : [...words.slice(0, at), ...wordsOf(name), ...words.slice(at + 1)];
  return { title: textOf(said), isMain: thing.isMain };
}
