import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { type Day } from '../../../calendar/day.ts';
import { EVENT_NEEDS } from '../../data/event-needs.ts';
import { LANGUAGE_PACKS } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { anyOf, wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { type Item } from '../item.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { dueInFact } from './due-in-fact.ts';
import { arriveToday, comesToday, endsWithHour, isForToday } from '../dates/hours.ts';
import { isDateOfThePast } from '../dates/past-dates.ts';
import { dueBeforeThen } from './before-then.ts';
import { dayTold, isEvent, isLinked, type Page, type Told } from './telling.ts';
import { breathsOf, isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';

const LOOK_BACK = 4;
const ONE_BREATH = 40;
const MAX_NAME = 4;

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

/** "Dad turns 70 on Friday". */
const TURNS =
  /^(?:\S+ ){1,3}(?:turns|is turning|will be) (?:\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten)|\p{L}+(?:teen|ty))(?= |$)/u;

/** What a dated thought is about: the word before what is told of it, "party" in "the party is on Sunday". */
function eventOf(words: readonly Word[], today: Day): string | null {
  if (TURNS.test(keysOf(words))) return 'birthday';
  const from = skipOpeners(words, 0);
  const link = words.findIndex((word, at) => at > from && LINK.test(word.key));
  const noun = /'s$/u.test(keyAt(words, link - 1)) ? '' : keyAt(words, link - 1);
  const short = words.slice(from).find((word) => /\p{L}{3}'s$/u.test(word.key));
  const told = short?.key.replace(/'s$/u, '') ?? nameBeforeDate(words.slice(from), today);
  const name = link > 0 && link - from <= 6 ? noun : told;
  return name.length < 3 || NO_EVENT.has(name) ? null : name;
}

/** The dates of what is told to come, each by its name. */
function eventsIn(thoughts: readonly ReadThought[], today: Day): ReadonlyMap<string, number> {
  const events = new Map<string, number>();
  for (const thought of thoughts) {
    if (!isEvent(thought) || thought.language !== 'en') continue;
    const due = dayTold(thought, today);
    const name = eventOf(thought.words, today);
    if (due !== null && name !== null && !events.has(name)) events.set(name, due);
  }
  return events;
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

type Place = Page & {
  readonly at: number;
  /** How many words were said in one breath with a thought. */
  readonly breathOf: (thought: ReadThought) => number;
};

/** "Visitors are coming on Tuesday", and on the next line "biscuits for them". */
function dueForThem({ at, thoughts, today }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || thought.line - before.line > 1) return null;
  const isFor = /\b(?:for|before|to) (?:them|him|her|it|that|then)\b(?! \p{L})/u.test(
    keysOf(thought.words),
  );
  const isTold = before.reading.kind === 'fact' && isLinked(before);
  return isFor && isTold ? dayTold(before, today) : null;
}

/** "The talk is on Wednesday and I haven't finished the slides": one breath, one date. */
function dueBesideEvent({ at, thoughts, today, breathOf }: Place): number | null {
  const thought = thoughts[at];
  if (thought === undefined) return null;
  const isClose = breathOf(thought) <= ONE_BREATH;
  const reach = isClose || thought.follows ? LOOK_BACK : 1;
  const before = thoughts.slice(Math.max(0, at - reach), at).toReversed();
  const behind = thoughts[at + 2];
  const isJoined = /^(?:and|so|but)$/u.test(keyAt(behind?.words ?? [], 0));
  const isLeading = behind?.follows === true || isJoined || !isClose;
  const next = isLeading ? [] : thoughts.slice(at + 1, at + 2);
  const near = [...before, ...next].find(
    (other) => isSameBreath(other, thought) && isDatedTelling(other, today),
  );
  return dayTold(near, today);
}

const IS_UNDONE =
  /^(?:(?:and|but|also|still|yet|i|we|though) )*(?:still )?(?:haven't|havent|have not|hasn't|hasnt|don't have|not|never)\b|\b(?:isn't|aren't|is not|are not|hasn't been|haven't been) (?:\p{L}+ )?(?:done|ready|finished|written|printed|signed|packed|started|booked|made)\b/u;
const IS_HANDED_OVER =
  /\b(?:due|deadline|hand in|hand over|submit|upload|deliver|present|file|wants?|needs?|expects?)\b/u;

/** "Hand in the report tonight, and I haven't done the graphs": what is missing has the day of the whole. */
function dueOfWhole({ at, thoughts, today, breathOf }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || !isSameBreath(before, thought)) return null;
  const isClose = breathOf(thought) <= ONE_BREATH;
  if (thought.follows) {
    const told = isClose ? thoughts.slice(Math.max(0, at - LOOK_BACK), at).toReversed() : [before];
    const near = told.filter(
      (other) => isSameBreath(other, thought) && other.reading.kind === 'task',
    );
    const due = near.map((other) => dayTold(other, today)).find((day) => day !== null);
    return due ?? (comesToday(before.words) ? 0 : null);
  }
  if (!IS_UNDONE.test(keysOf(thought.words))) return null;
  const isHanded = isClose || IS_HANDED_OVER.test(keysOf(before.words));
  const due = dayTold(before, today);
  if (before.reading.kind === 'task' && due !== null) return isHanded ? due : null;
  return comesToday(before.words) && due === null ? 0 : null;
}

const FOREIGN_THEN =
  /^(?:bis dahin|bis dann|vorher|davor|antes|para entonces|hasta entonces|até lá|d'ici là|avant|prima|entro allora|voor die tijd)(?!\p{L})/u;
const MAX_OPENING = 3;
const FOREIGN_ENDS = new RegExp(
  String.raw`(?<!\p{L})(?:termina|acaba|vence|caduca|cierra|endet|schließt|läuft \p{L}+ ab|kommt|llega|llegan|viene|vienen|se termine|expire|ferme|arrive|arrivent|vem|chega|chegam|fecha|scade|arriva|ist (?:schon )?(?:am|nächste)|es (?:el|este)|é (?:na|no|dia|${anyOf(weekdaysIn('pt'))})|est (?:le|${anyOf(weekdaysIn('fr'))}))(?!\p{L})`,
  'u',
);

/** "Mañana domingo comida en casa de Ana, llevar postre", "am Montag kommt der Elektriker, bis dahin den Keller räumen". */
function dueBesideForeign({ at, thoughts, today }: Place): number | null {
  const [before, thought] = [thoughts[at - 1], thoughts[at]];
  if (before === undefined || thought === undefined || !isSameBreath(before, thought)) return null;
  const isVerb = LANGUAGE_PACKS.get(before.language)?.isVerb;
  const opensDated = dueDays(before.words.slice(0, MAX_OPENING), today) !== null;
  const isTold = opensDated || FOREIGN_ENDS.test(keysOf(before.words));
  const isEventBefore = isTold && !before.words.some(({ key }) => isVerb?.(key) === true);
  const isThen = FOREIGN_THEN.test(keysOf(thought.words));
  return isThen || isEventBefore ? dayTold(before, today) : null;
}

function isDatedTelling(thought: ReadThought, today: Day): boolean {
  const isPast = thought.words.some((_, at) => isDateOfThePast(thought.words, at));
  if (thought.reading.kind === 'fact' && dueInFact(thought, today) === null) return false;
  return isEvent(thought) && !isPast && dayTold(thought, today) !== null && isLinked(thought);
}

/** "Before bed" under "Monday" is on Monday. */
function dueToday({ headings }: Item, { words }: ReadThought, today: Day): number | null {
  const isUnderDay = dueDays(wordsOf(headings.join(' ')), today) !== null;
  return (isForToday(words) || endsWithHour(words) || arriveToday(words)) && !isUnderDay ? 0 : null;
}

/** Things to do with the dates that were said of something else, and are theirs as well. */
export function withCarriedDates(all: readonly Told[], page: Page): Told[] {
  const { thoughts, today } = page;
  const events = eventsIn(thoughts, today);
  const breathOf = breathsOf(thoughts);
  return all.map((told) => {
    const { item, thought } = told;
    if (item.due !== null || item.wish) return told;
    const place = { ...page, breathOf, at: thoughts.indexOf(thought) };
    if (item.language !== 'en') {
      const day = dueBesideForeign(place);
      return day === null ? told : { ...told, item: { ...item, due: day } };
    }
    const due =
      dueByName(thought.words, events) ??
      dueBeforeThen(thought, page) ??
      dueForThem(place) ??
      dueBesideEvent(place) ??
      dueOfWhole(place) ??
      dueByNeed(thought.words, events) ??
      dueToday(item, thought, today);
    return due === null ? told : { ...told, item: { ...item, due } };
  });
}
