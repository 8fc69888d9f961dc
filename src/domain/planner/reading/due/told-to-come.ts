import { A_DAY, A_SHORT_WEEKDAY, AN_HOUR, WEEKDAY_NAMES } from '../../data/dates.ts';
import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { arriveToday } from '../dates/hours.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { taskOfEvent } from './event-ahead.ts';
import { dayAhead, isVerbOurs } from './telling.ts';
import { isInOtherHands } from '../told/news.ts';
import { isNotNeeded } from '../told/not-needed.ts';
import { isPlainlyTold } from '../told/plainly-told.ts';
import { isDeedOfOthers } from '../told/others-deeds.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { tellsOfOwnBody } from '../told/body-and-mind.ts';
import { tellsHowStill } from '../told/still-and-quiet.ts';
import { isToldPast } from '../grammar/told-forms.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

const SOON = 90;
const NO_SUBJECT = wordSet(`
it it's its that that's this these those they they're he he's she she's i i'm i've i'd you you're there there's theres is was which who
whom whoever by on before at in next today tomorrow tonight ${WEEKDAY_NAMES} until till since
nobody no everyone everybody everything nothing because if when so but and or not last every each only then deadline due month week year weekend hot cold freezing windy wet icy dark busy tired quiet
`);
const ASKS_NOTHING =
  /^(?:until|till|since|was|were|had|ago|last|yesterday|away|off|closed|ill|sick|been|busy|usually|always|every|blew|flew|grew|knew|stole|bit|hit|hid|shook|tore|wore|stood|felt|held|kept|brought|caught|fought|spent|slept|met|left|saw|said|told|sorted|fixed|arrived|happened|finished)$/u;

/** "Guests arrive tomorrow" is short, and tells of a day nevertheless. */
const ARRIVE = /^\S+ (?:arrive|land) /u;

/** Where the subject stands behind "and", "so now". */
function subjectAt(words: readonly Word[]): number {
  const at = skipOpeners(words, 0);
  return keyAt(words, at) === 'now' ? at + 1 : at;
}

function isEventAhead({ words, reading, language }: ReadThought, today: Day): boolean {
  if (reading.kind !== 'fact' || reading.saysWhen === true || language !== 'en') return false;
  if (words.length < 4 && !ARRIVE.test(keysOf(words))) return false;
  if (dayAhead(words, today, SOON) === null && !arriveToday(words)) return false;
  if (isInOtherHands(words) || isNotNeeded(words) || isPlainlyTold(words)) return false;
  const first = keyAt(words, subjectAt(words));
  const isPast = first === 'went' || (baseOfPast(first) !== null && !isVerb(first));
  if (NO_SUBJECT.has(first) || isPast) return false;
  if (isDeedOfOthers(words) && words.some(({ key }) => baseOfPast(key) !== null && !isVerb(key)))
    return false;
  return !words.some((word, at) => ASKS_NOTHING.test(word.key) || isToldPast(words, at));
}

/** "My ankles are like puddings today", "the house is very still today": nothing that comes. */
function tellsHowIAm(words: readonly Word[]): boolean {
  return tellsOfOwnBody(words) || tellsHowStill(words);
}

/** "Her prescription by Monday" is no event. */
function isOwedBy({ words }: ReadThought): boolean {
  return words.some(({ key }) => key === 'by');
}

/**
 * "Rent goes out tomorrow", "we leave for Oslo in ten days": what comes on a day is to be ready for,
 * unless the same sentence has said already what to do about it.
 */
export function withDatedFacts(thoughts: readonly ReadThought[], today: Day): ReadThought[] {
  return thoughts.map((thought, index) => {
    if (!isEventAhead(thought, today) || tellsHowIAm(thought.words)) return thought;
    const isBeside = [thoughts[index - 1], thoughts[index + 1]].some(
      (near) =>
        near !== undefined &&
        near.line === thought.line &&
        near.sentence === thought.sentence &&
        isToDo(near),
    );
    if (isBeside) return thought;
    const title = taskOfEvent(thought.words.slice(subjectAt(thought.words)), today);
    return title === null
      ? thought
      : { ...thought, reading: { kind: 'task', title, isEvent: !isOwedBy(thought) } };
  });
}

const WHEN = String.raw`(?:\p{L}+ ){0,5}?(?:(?:on |at |by |for |this |next )?(?:${A_DAY}|${A_SHORT_WEEKDAY}|${AN_HOUR}|the \d|\d))`;
const COMES = new RegExp(
  String.raw`^(?!i |we |i'm |we're )(?:\S+ ){1,5}?(?:is |are )?(?:arriving|coming|landing|visiting|flying|starting|leaving|moving|returning|opening|closing|delivering|comes|arrives|lands|visits|flies|drives|starts|begins|leaves|returns|opens|delivers|gets (?:here|in|back)) ${WHEN}`,
  'u',
);
/** "Boat's booked for Monday night", "library's shut tomorrow". */
const IS_SO = new RegExp(
  String.raw`^(?!it's |that's )(?:\S+ ){0,4}?(?:\p{L}+'s|is|are) (?:all |only |also )?(?:booked|confirmed|arranged|reserved|shut|closed|off|away|on|here|back|open|coming|arriving|at|in) ${WHEN}`,
  'u',
);

/** "Scaff arriving Tuesday", "boat's booked for Monday night": told of a day, with a verb that no person said. */
function isToldOfADay({ words, reading, language }: ReadThought): boolean {
  if (reading.kind !== 'task' || language !== 'en' || reading.isEvent === true) return false;
  const said = keysOf(words);
  return isVerbOurs(reading.title, words) && (COMES.test(said) || IS_SO.test(said));
}

/** What is only told to come on a day, and no deed of its own, is an event. */
export function withToldArrivals(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought) =>
    thought.reading.kind === 'task' && isToldOfADay(thought)
      ? { ...thought, reading: { ...thought.reading, isEvent: true } }
      : thought,
  );
}
