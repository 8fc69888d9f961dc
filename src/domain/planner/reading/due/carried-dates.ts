import { type Day } from '../../../calendar/day.ts';
import { EVENT_NEEDS } from '../../data/event-needs.ts';
import { LANGUAGE_PACKS } from '../../data/languages.ts';
import { A_DAY } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { type Item } from '../item.ts';
import { skipOpeners } from '../action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { dueInFact } from './due-in-fact.ts';
import { comesToday, isForToday } from '../dates/hours.ts';
import { isDateOfThePast } from '../dates/past-dates.ts';
import { type Told } from './shared-dates.ts';
import { isSameBreath, type ReadThought } from '../things-named.ts';

const LOOK_BACK = 4;
/** A thing that comes later than this dates nothing that is only told beside it. */
const SOON = 45;
const ONE_BREATH = 40;
const MAX_NAME = 4;

const BEFORE_THEN =
  /\b(?:before|by|until|till) (?:then|that(?! (?:one|thing))|they (?:come|arrive|get here|leave)|he (?:comes|arrives|gets here)|she (?:comes|arrives|gets here)|it (?:starts|begins|opens|closes))\b|\b(?:before|by)$|\bbeforehand\b|\bin time\b/u;
const TOWARDS = /\b(?:before|for|until|till|at|to|by) (?:the|my|our|his|her|their|that) (\p{L}+)/gu;
const LINK = /^(?:is|are|starts?|begins?|opens?|leaves?|comes?|arrives?|goes|will|falls?)$/u;
const NO_EVENT = wordSet(`
way day week weekend month year time times moment end start rest deadline date first second third day morning evening afternoon
night bank shop house car one thing work bathroom kitchen office garden phone desk money bill rent form letter
`);

/** "Gig tomorrow noon": the name in front of its day. */
function nameBeforeDate(words: readonly Word[], today: Day): string {
  const end = words.findIndex(
    (_, at) => at > 0 && at <= MAX_NAME && dueDays(words.slice(at, at + 2), today) !== null,
  );
  return keyAt(words, /^(?:on|at|is|the)$/u.test(keyAt(words, end - 1)) ? end - 2 : end - 1);
}

/** What a dated thought is about: the word before what is told of it, "party" in "the party is on Sunday". */
function eventOf(words: readonly Word[], today: Day): string | null {
  const from = skipOpeners(words, 0);
  const link = words.findIndex((word, at) => at > from && LINK.test(word.key));
  const noun = /'s$/u.test(keyAt(words, link - 1)) ? '' : keyAt(words, link - 1);
  const short = words.slice(from).find((word) => /\p{L}{3}'s$/u.test(word.key));
  const told = short?.key.replace(/'s$/u, '') ?? nameBeforeDate(words.slice(from), today);
  const name = link > 0 && link - from <= 6 ? noun : told;
  return name.length < 3 || NO_EVENT.has(name) ? null : name;
}

function dateOf(thought: ReadThought | undefined, today: Day): number | null {
  if (thought === undefined || thought.reading.kind === 'done') return null;
  const due = dueDays(
    thought.words.filter((word) => word.key !== 'now'),
    today,
  );
  return due === null || due < 0 || due > SOON ? null : due;
}

/** The dates of what is told to come, each by its name. */
function eventsIn(thoughts: readonly ReadThought[], today: Day): ReadonlyMap<string, number> {
  const events = new Map<string, number>();
  for (const thought of thoughts) {
    const isTold = thought.reading.kind === 'fact' || isEvent(thought);
    if (!isTold || thought.language !== 'en') continue;
    const due = dateOf(thought, today);
    const name = eventOf(thought.words, today);
    if (due !== null && name !== null && !events.has(name)) events.set(name, due);
  }
  return events;
}

function isEvent({ reading, words }: ReadThought): boolean {
  if (reading.kind !== 'task') return false;
  const isTold = reading.title.startsWith('Get ready') && !words.some(({ key }) => key === 'ready');
  return reading.isEvent === true || isTold;
}

/** "Before the party I have to get the cake": the party's date is the cake's. */
function dueByName(words: readonly Word[], events: ReadonlyMap<string, number>): number | null {
  for (const [, name = ''] of keysOf(words).matchAll(TOWARDS)) {
    const due = events.get(name);
    if (due !== undefined) return due;
  }
  return null;
}

/** The costumes are due by the play, and the slides by the talk, wherever each is named. */
function dueByNeed(words: readonly Word[], events: ReadonlyMap<string, number>): number | null {
  for (const [name, due] of events) {
    const needs = EVENT_NEEDS.filter((need) => need.events.has(name));
    if (needs.some(({ things }) => words.some((word) => things.has(word.key)))) return due;
  }
  return null;
}

type Place = {
  readonly at: number;
  readonly thoughts: readonly ReadThought[];
  readonly today: Day;
};

/** How many lines above "before then" the day may stand. */
const LINES_ABOVE = 2;

function isLinked({ words }: ReadThought): boolean {
  return LINKED.test(keysOf(words));
}

/** "The furnace man comes on Tuesday, clear the boxes away before then". */
function dueBeforeThen({ at, thoughts, today }: Place): number | null {
  const thought = thoughts[at];
  if (thought === undefined || !BEFORE_THEN.test(keysOf(thought.words))) return null;
  const before = thoughts.slice(Math.max(0, at - LOOK_BACK), at).toReversed();
  const isDated = (other: ReadThought): boolean => dateOf(other, today) !== null;
  const dated = before.filter(isDated);
  const near = dated.filter((other) => other.line === thought.line);
  const above = dated.filter((other) => thought.line - other.line <= LINES_ABOVE);
  return dateOf(near.find(isLinked) ?? near[0] ?? above.find(isLinked) ?? above[0], today);
}

/** "Visitors are coming on Tuesday", and on the next line "biscuits for them". */
function dueForThem({ at, thoughts, today }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || thought.line - before.line > 1) return null;
  const isFor = /\b(?:for|before|to) (?:them|him|her|it|that|then)\b(?! \p{L})/u.test(
    keysOf(thought.words),
  );
  const isTold = before.reading.kind === 'fact' && LINKED.test(keysOf(before.words));
  return isFor && isTold ? dateOf(before, today) : null;
}

/** "The talk is on Wednesday and I haven't finished the slides": one breath, one date. */
function dueBesideEvent({ at, thoughts, today }: Place): number | null {
  const thought = thoughts[at];
  if (thought === undefined) return null;
  const isClose = wordsInBreath(thought, thoughts) <= ONE_BREATH;
  const reach = isClose || thought.follows ? LOOK_BACK : 1;
  const before = thoughts.slice(Math.max(0, at - reach), at).toReversed();
  const behind = thoughts[at + 2];
  const isJoined = /^(?:and|so|but)$/u.test(keyAt(behind?.words ?? [], 0));
  const isLeading = behind?.follows === true || isJoined || !isClose;
  const next = isLeading ? [] : thoughts.slice(at + 1, at + 2);
  const near = [...before, ...next].find(
    (other) => isSameBreath(other, thought) && isDatedTelling(other, today),
  );
  return dateOf(near, today);
}

const IS_UNDONE =
  /^(?:(?:and|but|also|still|yet|i|we|though) )*(?:still )?(?:haven't|havent|have not|hasn't|hasnt|don't have|not|never)\b|\b(?:isn't|aren't|is not|are not|hasn't been|haven't been) (?:\p{L}+ )?(?:done|ready|finished|written|printed|signed|packed|started|booked|made)\b/u;
const IS_HANDED_OVER =
  /\b(?:due|deadline|hand in|hand over|submit|upload|deliver|present|file|wants?|needs?|expects?)\b/u;

/** "Hand in the report tonight, and I haven't done the graphs": what is missing has the day of the whole. */
function dueOfWhole({ at, thoughts, today }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || !isSameBreath(before, thought)) return null;
  const isClose = wordsInBreath(thought, thoughts) <= ONE_BREATH;
  if (thought.follows) {
    const told = isClose ? thoughts.slice(Math.max(0, at - LOOK_BACK), at).toReversed() : [before];
    const near = told.filter(
      (other) => isSameBreath(other, thought) && other.reading.kind === 'task',
    );
    const due = near.map((other) => dateOf(other, today)).find((day) => day !== null);
    return due ?? (comesToday(before.words) ? 0 : null);
  }
  if (!IS_UNDONE.test(keysOf(thought.words))) return null;
  const isHanded = isClose || IS_HANDED_OVER.test(keysOf(before.words));
  const due = dateOf(before, today);
  if (before.reading.kind === 'task' && due !== null) return isHanded ? due : null;
  return comesToday(before.words) && due === null ? 0 : null;
}

const FOREIGN_THEN =
  /^(?:bis dahin|bis dann|vorher|davor|antes|para entonces|hasta entonces|até lá|d'ici là|avant|prima|entro allora|voor die tijd)(?!\p{L})/u;
const MAX_OPENING = 3;
const FOREIGN_ENDS =
  /(?<!\p{L})(?:termina|acaba|vence|caduca|cierra|endet|schließt|läuft \p{L}+ ab|kommt|llega|llegan|viene|vienen|se termine|expire|ferme|arrive|arrivent|vem|chega|chegam|fecha|scade|arriva|ist (?:schon )?(?:am|nächste)|es (?:el|este)|é (?:na|no|dia|segunda|terça|quarta|quinta|sexta|sábado)|est (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi))(?!\p{L})/u;

/** "Mañana domingo comida en casa de Ana, llevar postre", "am Montag kommt der Elektriker, bis dahin den Keller räumen". */
function dueBesideForeign({ at, thoughts, today }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || !isSameBreath(before, thought)) return null;
  const isVerb = LANGUAGE_PACKS.get(before.language)?.isVerb;
  const opensDated = dueDays(before.words.slice(0, MAX_OPENING), today) !== null;
  const isTold = opensDated || FOREIGN_ENDS.test(keysOf(before.words));
  const isEventBefore = isTold && !before.words.some(({ key }) => isVerb?.(key) === true);
  const isThen = FOREIGN_THEN.test(keysOf(thought.words));
  return isThen || isEventBefore ? dateOf(before, today) : null;
}

/** Dictation may be one sentence from end to end: only what is told right beside belongs together. */
function wordsInBreath(thought: ReadThought, thoughts: readonly ReadThought[]): number {
  return thoughts
    .filter((other) => isSameBreath(other, thought))
    .reduce((sum, { words }) => sum + words.length, 0);
}

function isDatedTelling(thought: ReadThought, today: Day): boolean {
  const isTold = isEvent(thought) || thought.reading.kind === 'fact';
  const isPast = thought.words.some((_, at) => isDateOfThePast(thought.words, at));
  if (thought.reading.kind === 'fact' && dueInFact(thought, today) === null) return false;
  return isTold && !isPast && dateOf(thought, today) !== null && LINKED.test(keysOf(thought.words));
}

/** An appointment, a deadline or a visit is told with its day; a remark that has a day in it is not. */
const LINKED = new RegExp(
  String.raw`\b(?:is|are|\p{L}+'s|comes?|coming|starts?|closes?|leaves?|arrives?|opens?|due|goes? (?:out|live|off)|ships?|flies) (?:\S+ ){0,3}?(?:on|in|at|by|this|next|first|${A_DAY}|mon|tues?|weds?|thu|thurs|fri)\b`,
  'u',
);

/** "Before bed" under "Monday" is on Monday. */
function dueToday({ headings }: Item, { words }: ReadThought, today: Day): number | null {
  const isUnderDay = dueDays(wordsOf(headings.join(' ')), today) !== null;
  return isForToday(words) && !isUnderDay ? 0 : null;
}

/** Things to do with the dates that were said of something else, and are theirs as well. */
export function withCarriedDates(
  all: readonly Told[],
  { thoughts, today }: { readonly thoughts: readonly ReadThought[]; readonly today: Day },
): Told[] {
  const events = eventsIn(thoughts, today);
  return all.map((told) => {
    const { item, thought } = told;
    if (item.due !== null || item.wish) return told;
    const place = { at: thoughts.indexOf(thought), thoughts, today };
    if (item.language !== 'en') {
      const day = dueBesideForeign(place);
      return day === null ? told : { ...told, item: { ...item, due: day } };
    }
    const due =
      dueByName(thought.words, events) ??
      dueBeforeThen(place) ??
      dueForThem(place) ??
      dueBesideEvent(place) ??
      dueOfWhole(place) ??
      dueByNeed(thought.words, events) ??
      dueToday(item, thought, today);
    return due === null ? told : { ...told, item: { ...item, due } };
  });
}
