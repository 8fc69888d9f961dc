import { DETERMINERS, SUBJECT_PRONOUNS, WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { NO_THING_OPENS, UNDONE_STATES } from '../../data/talk.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { type Day } from '../../../calendar/day.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { isUrgent } from '../dates/urgency.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { type ReadThought } from '../reading.ts';

const LEAST_TALK = 0.03;
const SHORT = 2;
const NUMBER = new RegExp(
  String.raw`^(?:\d+(?:[.:]\d+)?(?:am|pm)?|${A_NUMBER}|twenty|thirty|forty|fifty|hundred|hundreds|loads|lots|tons|million|half)$`,
  'u',
);

/** Whether the words tell more than they list: people who talk say "I" and "it" all the time. */
function isTalk(thoughts: readonly ReadThought[]): boolean {
  const words = thoughts.flatMap((thought) => thought.words);
  const told = words.filter((word) => SUBJECT_PRONOUNS.has(word.key)).length;
  return told >= words.length * LEAST_TALK;
}

/** The words behind "and", "oh" and "there's". */
function nameIn(words: readonly Word[]): readonly Word[] {
  const named = words.slice(skipOpeners(words, 0));
  const isTold = /^(?:theres|there's|it's|its)$/u.test(keyAt(named, 0)) && keyAt(named, 1) !== 'no';
  return isTold ? named.slice(1) : named;
}

const BEHIND_VERB = /^(?:out|up|on|for|after|through|to|in|back|off)$/u;

/** A name for a thing, in front of which a rule set its verb. */
function isNamedAlone({ words, reading }: ReadThought): boolean {
  if (reading.kind !== 'task') return false;
  const [verb = '', ...rest] = wordsOf(reading.title).map((word) => word.key);
  const said = new Set(words.map((word) => word.key));
  const name = BEHIND_VERB.test(rest[0] ?? '') ? rest.slice(1) : rest;
  const isName = name.length > 0 && name.every((key) => said.has(key));
  return !said.has(verb) && isName && Math.abs(nameIn(words).length - rest.length) <= 1;
}

const UNIT =
  /^(?:minutes?|mins|hours?|days?|weeks?|months?|years?|times|quid|pounds|euros|dollars|bucks|percent|people|tabs|things|degrees|miles|am|pm)$/u;

function isThing({ words, reading }: ReadThought, isListed: boolean): boolean {
  const said = words.filter((word) => !WEAK_CONNECTIVES.has(word.key));
  const named = nameIn(words);
  const first = keyAt(named, 0);
  if (named.length === 0 || NO_THING_OPENS.has(first) || NO_THING_OPENS.has(keyAt(said, 0)))
    return false;
  const isCounted = NUMBER.test(first) || (first === 'a' && NUMBER.test(keyAt(named, 1)));
  if (isCounted && UNIT.test(keyAt(named, 1))) return false;
  if (!isOpenName(reading) || first === 'overdue') return true;
  if (isCounted) return named.some((word) => UNDONE_STATES.has(word.key) || word.key === 'more');
  if (named.some((word) => word.key === 'nothing')) return false;
  if (DETERMINERS.has(first) || isListed) return true;
  return named.length > SHORT || /[^s]s$/u.test(named.at(-1)?.key ?? '');
}

/** One of a row between commas, with something to do on either side: "fix the bug, trailer, call Jo". */
function isBetweenCommas(
  { words }: ReadThought,
  near: readonly (ReadThought | undefined)[],
): boolean {
  const [before, after] = near;
  const areTasks = near.length === 2 && near.every((other) => other?.reading.kind === 'task');
  const isParted = before?.words.at(-1)?.comma === true && words.at(-1)?.comma === true;
  return areTasks && isParted && after !== undefined;
}

/** A name for a thing that no rule knew a verb for. */
function isOpenName(reading: ReadThought['reading']): boolean {
  return reading.kind === 'task' && reading.title.startsWith('Sort out ');
}

/** "He sent a thumbs up. A thumbs up!!!": says again, louder, what was said. */
function isEcho(thought: ReadThought, before: ReadThought | undefined): boolean {
  if (before?.line !== thought.line || !/!/u.test(thought.words.at(-1)?.raw ?? '')) return false;
  const said = new Set(before.words.map((word) => word.key));
  return isOpenName(thought.reading) && thought.words.every((word) => said.has(word.key));
}

/** "Again", "two": not even a note. */
function saysNothing({ words }: ReadThought): boolean {
  const first = keyAt(nameIn(words), 0);
  if (/^(?:her|his|their)$/u.test(first) && nameIn(words).length > 1) return false;
  return words.length <= SHORT && (NO_THING_OPENS.has(first) || NUMBER.test(first));
}

/** What nobody plans to do. */
const NO_DEED =
  /^(?:worry|panic|stress|cry|scream|moan|dread|hate|regret|sigh|breathe|relax|laugh|cope|survive|love)\b/iu;

/**
 * "Small win", "again", "sixty tabs": a word or two between the sentences of someone who talks asks
 * for nothing. What has a date, an article or others like it beside it is a thing to see to.
 */
export function withoutFragments(
  thoughts: readonly ReadThought[],
  { today, written }: { readonly today: Day; readonly written: ReadonlySet<number> },
): ReadThought[] {
  if (!isTalk(thoughts)) return [...thoughts];
  return thoughts.map((thought, index) => {
    const { reading } = thought;
    if (thought.language !== 'en' || reading.kind !== 'task') return thought;
    if (isEcho(thought, thoughts[index - 1])) return { ...thought, reading: { kind: 'nothing' } };
    if (NO_DEED.test(reading.title)) return { ...thought, reading: { kind: 'feeling' } };
    if (written.has(thought.line) || !isNamedAlone(thought)) return thought;
    const near = [thoughts[index - 1], thoughts[index + 1]].filter(
      (other) => other?.sentence === thought.sentence && other.line === thought.line,
    );
    const isListed =
      near.some((other) => other !== undefined && isNamedAlone(other)) ||
      isBetweenCommas(thought, near);
    const isDated = dueDays(thought.words, today) !== null || isUrgent(thought.words);
    const isWord = nameIn(thought.words).length < 2;
    const isDue = isDated && !isWord && !NO_THING_OPENS.has(keyAt(nameIn(thought.words), 0));
    if (isDue || isThing(thought, isListed)) return thought;
    return { ...thought, reading: { kind: saysNothing(thought) ? 'nothing' : 'fact' } };
  });
}
