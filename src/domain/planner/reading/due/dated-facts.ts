import { WEEKDAY_NAMES } from '../../data/dates.ts';
import { type Day } from '../../../calendar/day.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { skipOpeners } from '../action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { taskOfEvent } from './event-ahead.ts';
import { isInOtherHands } from '../news.ts';
import { isDeedOfOthers } from '../others-deeds.ts';
import { type ReadThought } from '../things-named.ts';
import { isToldPast } from '../told-forms.ts';
import { baseOfPast, isVerb } from '../verbs.ts';

const SOON = 90;
const NO_SUBJECT = wordSet(`
it it's its that that's this these those they they're he he's she she's i i'm i've i'd you you're there there's theres is was which who
whom whoever by on before at in next today tomorrow tonight ${WEEKDAY_NAMES} until till since
nobody no everyone everybody everything nothing because if when so but and or not last every each only then deadline due month week year weekend hot cold freezing windy wet icy dark busy tired quiet
`);
const ASKS_NOTHING =
  /^(?:until|till|since|was|were|had|ago|last|yesterday|away|off|closed|ill|sick|been|busy|usually|always|every|blew|flew|grew|knew|stole|bit|hit|hid|shook|tore|wore|stood|felt|held|kept|brought|caught|fought|spent|slept|met|left|saw|said|told|sorted|fixed|arrived|happened|finished)$/u;

/** Where the subject stands behind "and", "so now". */
function subjectAt(words: readonly Word[]): number {
  const at = skipOpeners(words, 0);
  return keyAt(words, at) === 'now' ? at + 1 : at;
}

function isEventAhead({ words, reading, language }: ReadThought, today: Day): boolean {
  if (reading.kind !== 'fact' || reading.saysWhen === true || language !== 'en' || words.length < 4)
    return false;
  const due = dueDays(
    words.filter((word) => word.key !== 'now'),
    today,
  );
  if (due === null || due < 0 || due > SOON) return false;
  if (isInOtherHands(words)) return false;
  const first = keyAt(words, subjectAt(words));
  const isPast = first === 'went' || (baseOfPast(first) !== null && !isVerb(first));
  if (NO_SUBJECT.has(first) || isPast) return false;
  if (isDeedOfOthers(words) && words.some(({ key }) => baseOfPast(key) !== null && !isVerb(key)))
    return false;
  return !words.some((word, at) => ASKS_NOTHING.test(word.key) || isToldPast(words, at));
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
    if (!isEventAhead(thought, today)) return thought;
    const isBeside = [thoughts[index - 1], thoughts[index + 1]].some(
      (near) =>
        near !== undefined &&
        near.line === thought.line &&
        near.sentence === thought.sentence &&
        (near.reading.kind === 'task' || near.reading.kind === 'wish'),
    );
    if (isBeside) return thought;
    const title = taskOfEvent(thought.words.slice(subjectAt(thought.words)), today);
    return title === null
      ? thought
      : { ...thought, reading: { kind: 'task', title, isEvent: !isOwedBy(thought) } };
  });
}
