import { type Day } from '../../calendar/day.ts';
import { keysOf } from '../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../words/words.ts';
import { skipOpeners } from './grammar/action-start.ts';
import { withDoubtfulBreak } from './segmentation/doubtful-breaks.ts';
import { dueDays } from './dates/due-date.ts';
import { dueInFact } from './due/due-in-fact.ts';
import { saysWhenBefore } from './due/foreign-when.ts';
import { withWordsBefore } from './titles/words-before.ts';
import { noteOf } from './titles/note-of.ts';
import { type Item } from './item.ts';
import { contentKeys } from './grammar/title-words.ts';
import { withLentDates } from './due/lent-dates.ts';
import { isInOtherHands, isNews } from './told/news.ts';
import { isDayForNext, isToldCause } from './due/told-for-next.ts';
import { withDeedsFirst } from './due/deeds-first.ts';
import { withFact } from './due/fact-behind.ts';
import { KIN } from '../data/people.ts';
import { hasFiniteVerb } from './grammar/sentence-shape.ts';
import { isToDo, type ReadThought } from './reading.ts';
import { homesOfTold } from './told/told-homes.ts';
import { forOccasion, itemOf } from './item-of-thought.ts';
import { isSameBreath } from './breaths.ts';
import { holdsTogether } from './grammar/word-kind.ts';
import { TEXT_LIMITS, wordCount } from '../words/word-limits.ts';

const ANAPHOR = /^(?:it|it's|its|them|him|her|he|she|they|this|that|one)$/u;

/** "The kiln went, so I have to order a new one": both are one thing to do. */
function asksForAnother(thought: ReadThought | undefined): boolean {
  return (
    thought?.words.some(
      ({ key }, at) => key === 'one' && /^(?:new|another)$/u.test(thought.words[at - 1]?.key ?? ''),
    ) === true
  );
}

/** "The one that can't wait is the form" speaks of the form. */
const NAMES_ONE =
  /^(?:and |but |so )?(?:the|only) (?:\p{L}+ )?(?:one|thing|only thing|only one)\b.{0,40} (?:is|was|are) (?:the|my|our|a|to)\b/u;

function refersBack(thought: ReadThought): boolean {
  if (NAMES_ONE.test(keysOf(thought.words))) return false;
  return thought.words.slice(0, 8).some((word) => ANAPHOR.test(word.key));
}

function isNextTo(a: ReadThought | undefined, b: ReadThought): boolean {
  return a !== undefined && a.line === b.line && (a.sentence === b.sentence || refersBack(b));
}

type Place = {
  readonly thoughts: readonly ReadThought[];
  readonly index: number;
  readonly today: Day;
};

const OPENS_BACK = /^(?:it|it's|its|they|they're|that|that's|this|which)$/u;

/** "Take the scores back, we were fined twice, they were due last week": the date of the task before. */
function saysWhenItIs(fact: ReadThought, { thoughts, index, today }: Place): boolean {
  const opener = fact.words[skipOpeners(fact.words, 0)]?.key ?? '';
  if (fact.reading.kind !== 'fact') return false;
  if (fact.reading.saysWhen === true) return true;
  if (fact.language !== 'en') return saysWhenBefore({ thoughts, index, today });
  if (!OPENS_BACK.test(opener)) return false;
  const task = thoughts.slice(Math.max(0, index - 3), index).findLast(isToDo);
  const isDone = thoughts[index - 1]?.reading.kind === 'done';
  const isNear = task?.line === fact.line && fact.sentence - task.sentence <= 1 + Number(isDone);
  return isNear && dueInFact(fact, today) !== null;
}

/** So many told things stand beneath a step before it was said. */
const MAX_AHEAD = 2;

/** So many thoughts between a task and what is still told of it. */
const MAX_TOLD = 2;

/** Of each place, whether nothing is left to do behind it in the same breath. */
function endsOfTelling(thoughts: readonly ReadThought[]): readonly boolean[] {
  const ends: boolean[] = [];
  for (let at = thoughts.length - 1; at >= 0; at--) {
    const behind = thoughts[at + 1];
    const goesOn = behind !== undefined && isSameBreath(behind, thoughts[at]);
    ends[at] = !goesOn || (!isToDo(behind) && ends[at + 1] === true);
  }
  return ends;
}

/**
 * The thought before, past what is finished: "dentist, I cancelled twice, and they'll drop me"; at the end
 * of a breath also past what is told: "the tax thing, they sent a letter, I think it's £240".
 */
function toldBefore(
  thoughts: readonly ReadThought[],
  index: number,
  endsTelling: boolean,
): ReadThought | undefined {
  const isTold = (thought: ReadThought | undefined): boolean =>
    thought?.reading.kind === 'done' ||
    (thought?.reading.kind === 'fact' && at >= index - MAX_TOLD && endsTelling);
  let at = index - 1;
  while (isTold(thoughts[at]) && isSameBreath(thoughts[at - 1], thoughts[at])) at--;
  return thoughts[at];
}

/** "So that's at least", "I've got": begun, and nothing said. */
function saysNothing({ words, reading, language }: ReadThought): boolean {
  if (reading.kind === 'nothing') return true;
  const isBegun = ({ key }: Word): boolean => holdsTogether(key) || /^(?:at|least)$/u.test(key);
  return reading.kind === 'fact' && language === 'en' && words.every(isBegun);
}

/** The thoughts without what was only begun. */
export function thoughtsThatSay(all: readonly ReadThought[]): readonly ReadThought[] {
  return all.filter((thought) => !saysNothing(thought));
}

/** The items of a page while it is read, and what was told and has no place yet. */
type Reading = {
  readonly thoughts: readonly ReadThought[];
  readonly today: Day;
  readonly homes: ReadonlyMap<ReadThought, ReadThought>;
  readonly items: Item[];
  readonly tellers: ReadThought[];
  readonly placeOf: Map<ReadThought, number>;
  /** What was told of a step before it was said. */
  readonly ahead: Map<ReadThought, ReadThought[]>;
  /** Steps that only told why another is to be done. */
  readonly causes: Set<ReadThought>;
  waiting: ReadThought[];
};

/** Whether a description has room for one more thing that is told. */
function hasRoom(told: readonly string[], { words }: ReadThought): boolean {
  const said = told.reduce((sum, note) => sum + wordCount(note), 0);
  return said + words.length <= TEXT_LIMITS.pebbleDescription.words;
}

/** What was told goes to the step that it was learned to be told of; not where that is unknown or has no room. */
function isTakenHome(fact: ReadThought, reading: Reading): boolean {
  const { homes, items, placeOf, ahead, causes, today } = reading;
  const home = homes.get(fact);
  if (home === undefined) return false;
  const place = placeOf.get(home);
  const item = place === undefined ? undefined : items[place];
  if (place !== undefined && item !== undefined) {
    if (!hasRoom(item.notes, fact)) return false;
    items[place] = withFact(item, fact, today);
    return true;
  }
  const waiting = ahead.get(home) ?? [];
  if (causes.has(home) || waiting.length >= MAX_AHEAD || !hasRoom(waiting.map(noteOf), fact))
    return false;
  ahead.set(home, [...waiting, fact]);
  return true;
}

/** Where nothing was learned: to the task before, where it is told of that, or to what comes. */
function placeFact(
  fact: ReadThought,
  reading: Reading,
  { index, leadsOn, endsTelling }: { index: number; leadsOn: boolean; endsTelling: boolean },
): void {
  const { thoughts, today, items, ahead, causes } = reading;
  const before = toldBefore(thoughts, index, endsTelling);
  const last = items.at(-1);
  const belongsBefore =
    !leadsOn &&
    !isDayForNext(thoughts, { index, today }) &&
    ((isToDo(before) && isNextTo(before, fact)) || saysWhenItIs(fact, { thoughts, index, today }));
  if (belongsBefore && last !== undefined) {
    items[items.length - 1] = withFact(last, fact, today);
    return;
  }
  causes.add(fact);
  reading.waiting.push(...(ahead.get(fact) ?? []), fact);
}

/** As they were told: by line, and within it by sentence. */
function inOrder(told: readonly ReadThought[]): readonly ReadThought[] {
  return told.toSorted((a, b) => a.line - b.line || a.sentence - b.sentence);
}

function addItem(thought: ReadThought, said: string, reading: Reading): void {
  const { today, items, tellers, placeOf, ahead, waiting } = reading;
  const near = waiting.filter(
    (fact) =>
      (isNextTo(fact, thought) || thought.follows || dueDays(fact.words, today) !== null) &&
      fact.line === thought.line,
  );
  const kept = near.length > 0 ? near : waiting.filter((fact) => isLooseFact(fact, thought));
  const told = inOrder([...(ahead.get(thought) ?? []), ...kept]);
  const title = forOccasion(said, told);
  placeOf.set(thought, items.length);
  items.push(itemOf({ thought, title, near: told, today, order: items.length }));
  tellers.push(thought);
  reading.waiting = [];
}

/**
 * What was told goes where it was learned to belong; a day, a cause, and what is said in another language go
 * to the task that follows from it, else to the task before it in the same breath or that it speaks of,
 * else to the next task when that one points back or the fact names a date.
 */
export function withNotes(all: readonly ReadThought[], today: Day): Item[] {
  const thoughts = thoughtsThatSay(all);
  const ends = endsOfTelling(thoughts);
  const reading: Reading = {
    thoughts,
    today,
    homes: homesOfTold(thoughts, today),
    items: [],
    tellers: [],
    placeOf: new Map(),
    ahead: new Map(),
    causes: new Set(),
    waiting: [],
  };
  for (const [index, thought] of thoughts.entries()) {
    if (isTakenHome(thought, reading)) continue;
    const next = thoughts[index + 1];
    const leadsOn =
      thought.leadsOn === true ||
      (next?.follows === true && next.line === thought.line && isToDo(next));
    const isCause = isToldCause(thought) || (hasFiniteVerb(thought.words) && asksForAnother(next));
    if (thought.reading.kind === 'fact' || (leadsOn && isToDo(thought) && isCause))
      placeFact(thought, reading, { index, leadsOn, endsTelling: ends[index] === true });
    else if (thought.reading.kind === 'task' || thought.reading.kind === 'wish')
      addItem(thought, thought.reading.title, reading);
  }
  const { tellers, waiting } = reading;
  const items = withLastFact(reading.items, thoughts, waiting);
  const told = items.flatMap((item, at) => {
    const thought = tellers[at];
    if (thought === undefined) return [];
    const whole = withDoubtfulBreak({ item, thought }, thoughts);
    return [{ item: withWordsBefore({ item: whole, thought }, thoughts), thought }];
  });
  return [...withDeedsFirst(withLentDates(told, { thoughts, today }), thoughts)];
}

/** What was said at the end, and found no place, is said of the last thing. */
function withLastFact(
  items: readonly Item[],
  thoughts: readonly ReadThought[],
  waiting: readonly ReadThought[],
): readonly Item[] {
  const last = items.at(-1);
  const line = thoughts.findLast(isToDo)?.line;
  const rest = waiting.filter((fact) => fact.line === line && saysEnough(fact)).slice(0, 1);
  return last === undefined || last.notes.length > 0 || rest.length === 0
    ? items
    : [...items.slice(0, -1), { ...last, notes: rest.map(noteOf) }];
}

/** "My sister thinks", "Aunt Carol offered". */
function opensWithKin(words: readonly Word[]): boolean {
  const at = /^(?:my|our|his|her|their)$/u.test(keyAt(words, 0)) ? 1 : 0;
  return KIN.has(keyAt(words, at));
}

/**
 * A fact that no rule could place stays beside what was said next, so that it is not lost; what is
 * told of somebody else does so only when both are of one thing.
 */
function isLooseFact(fact: ReadThought, next: ReadThought): boolean {
  if (fact.line !== next.line || !saysEnough(fact)) return false;
  const isNear = next.sentence - fact.sentence <= 2;
  const isOfOthers = isInOtherHands(fact.words) || isNews(fact.words) || opensWithKin(fact.words);
  return isNear && (!isOfOthers || next.sentence === fact.sentence || sharesNoun(fact, next));
}

function sharesNoun(a: ReadThought, b: ReadThought): boolean {
  const named = contentKeys(textOf(b.words));
  return [...contentKeys(textOf(a.words))].some((key) => named.has(key));
}

function saysEnough({ words }: ReadThought): boolean {
  return words.length >= 4 && !/^(?:i|i'm|we|you|it's|that's|nobody)$/u.test(words[0]?.key ?? '');
}

/** Every thought as it stands: for a dump in which no task was found. */
export function verbatimItems(thoughts: readonly ReadThought[], today: Day): Item[] {
  return thoughts
    .filter(({ reading }) => reading.kind === 'fact' || reading.kind === 'nothing')
    .filter(({ words }) => words.some((word) => /[\p{L}\p{N}]/u.test(word.key)))
    .map((thought, order) => itemOf({ thought, title: noteOf(thought), near: [], today, order }));
}
