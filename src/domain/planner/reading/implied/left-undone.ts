import { ADVERBS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { withinSentence } from './see-to.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { verbForThing } from '../titles/verb-for-thing.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

/** "Unshipped" is to be shipped; null for "unusual" and what is no such word. */
function baseOfUndone(key: string): string | null {
  const done = key.startsWith('un') && key.endsWith('ed') ? key.slice(2) : '';
  const base = done === '' ? null : baseOfPast(done);
  return base !== null && isVerb(base) ? base : null;
}

const WORKS =
  /^(?:working|charging|printing|starting|closing|opening|heating|draining|loading|connecting|syncing|turning|flushing|cooling|locking)$/u;

function isPast(word: Word | undefined): boolean {
  return word !== undefined && baseOfPast(word.key) !== null;
}

/**
 * A thing of which was said only what is not done with it yet, as the task to do that: "3 orders
 * unshipped", "two interviews recorded but not edited". Null where nothing of the kind is said.
 */
export function leftUndone(words: readonly Word[]): readonly Word[] | null {
  const last = words.at(-1);
  const undone = last === undefined ? null : baseOfUndone(last.key);
  if (undone !== null && words.length >= 2 && words.length <= 5)
    return [...wordsOf(undone), ...withoutLastMark(words.slice(0, -1))];
  const not = words.findIndex((word) => word.key === 'not');
  if (not >= 1 && not <= 4 && not === words.length - 2 && WORKS.test(keyAt(words, not + 1)))
    return [...wordsOf('Get'), ...words.slice(0, not), ...wordsOf('fixed')];
  const other = leftBeside(words);
  if (other !== null) return other;
  const base = baseOfPast(keyAt(words, not + 1).replace(/^yet$/u, keyAt(words, not + 2)));
  const isNamed = not > 1 || (not === 1 && opensThing(words, 0) && !isLiving(keyAt(words, 0)));
  if (!isNamed || base === null || not < words.length - 3) return null;
  const isBut = /^(?:but|and)$/u.test(keyAt(words, not - 1));
  const told = words.slice(0, isBut ? not - 1 : not);
  const thing = /^(?:still|is|are|has|have)$/u.test(told.at(-1)?.key ?? '')
    ? told.slice(0, -1)
    : told;
  const named = isPast(thing.at(-1)) && thing.length > 1 ? thing.slice(0, -1) : thing;
  return [...wordsOf(base), ...withoutLastMark(named)];
}

const MOST_LEFT = 4;

/** "Honey jars ordered, labels not" is to order labels; "insurance claim not", behind what is done, names it. */
function leftBeside(words: readonly Word[]): readonly Word[] | null {
  if (keyAt(words, words.length - 1) !== 'not') return null;
  const thing = words.slice(0, -1);
  const comma = thing.findIndex((word) => word.comma);
  const left = thing.slice(comma + 1);
  const isThing = left.length <= MOST_LEFT && isKnownName([keyAt(left, left.length - 1)]);
  if (!isThing) return null;
  const done = comma < 1 ? null : baseOfPast(keyAt(thing, comma));
  const isPlain = done === null || /^(?:do|finish|sort)$/u.test(done);
  return [...wordsOf(isPlain ? verbForThing(left) : done), ...left];
}

function withoutLastMark(words: readonly Word[]): readonly Word[] {
  return wordsOf(withoutEndMarks(textOf(words)));
}

/** "Nine timesheets still to key": what is left to do with a thing, as a task. Null when nothing is said to be left. */
export function taskLeft(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }, place) => place > 1 && /^(?:still|left)$/u.test(key));
  const isLeft = keyAt(words, at + 1) === 'to' && isVerb(keyAt(words, at + 2));
  if (at < 0 || !isLeft) return null;
  const end = words.findIndex(({ comma }, place) => place > at + 1 && comma);
  const rest = words.slice(at + 3, end < 0 ? words.length : end + 1);
  return `${keyAt(words, at + 2)} ${bare([...words.slice(0, at), ...rest])}`;
}

const MOST_NAMED = 6;

/** "Parcels haven't gone", "the letters still haven't gone out": they are to be got there; null for what is no thing. */
export function thingNotGone(
  subject: readonly Word[],
  rest: readonly Word[],
): readonly Word[] | null {
  const thing = subject.filter(({ key }) => !ADVERBS.has(key));
  const isNamed = thing.length > 0 && thing.length <= MOST_NAMED;
  if (!isNamed || SUBJECT_PRONOUNS.has(keyAt(thing, 0)) || keyAt(rest, 0) !== 'gone') return null;
  if (isLiving(keyAt(thing, thing.length - 1))) return null;
  const behind = rest.slice(1).filter(({ key }) => key !== 'yet');
  const where = behind.length === 0 ? wordsOf('off') : behind;
  return [...wordsOf('Get'), ...thing.map(withinSentence), ...where];
}

/** "I haven't got her anything" is to get her something. */
export function asWanted(word: Word): Word {
  const wanted = { anything: 'something', anyone: 'someone', anybody: 'somebody' }[word.key];
  return wanted === undefined ? word : { ...word, raw: wanted, key: wanted };
}

const OBJECTS = /^(?:object|appeal|respond|contest|dispute|protest|challenge)$/u;

/** "I have until the end of January to find somewhere" is to find it by then. */
export function doneUntil(rest: readonly Word[]): readonly Word[] | null {
  const to = rest.findIndex(({ key }) => key === 'to');
  if (
    !/^(?:until|till|til)$/u.test(keyAt(rest, 0)) ||
    !(isVerb(keyAt(rest, to + 1)) || OBJECTS.test(keyAt(rest, to + 1)))
  )
    return null;
  const comma = rest.findIndex((word, at) => word.comma && at > to);
  const deed = rest.slice(to + 1, comma < 0 ? undefined : comma + 1);
  return [...deed.map(withoutMarks), ...wordsOf('by'), ...rest.slice(1, to)];
}
