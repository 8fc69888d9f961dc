import { ADVERBS, DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { DEED_WHEN_EMPTY, DEED_WHEN_FULL } from '../../data/full-and-empty.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { isLiving } from '../grammar/living.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { isKnownName, verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isOfOneself } from '../told/body-and-mind.ts';
import { seeTo, withinSentence, withoutShortVerb } from './see-to.ts';

const MOST_NAMED = 6;
const MOST_NOTED = 3;
const SOFTENS =
  /^(?:is|are|completely|totally|nearly|almost|practically|basically|half|already|now|still|again|getting|pretty|absolutely|so|very|always|too|all|also|just|looks)$/u;
const ENDS =
  /^(?:|again|now|already|so|and|but|since|for|after|today|tonight|too|with|up|because)$/u;
const NO_OPEN = /^(?:if|when|because|not|a|an|this|that|everything|there|what|so|half|and|but)$/u;
const HELD = /^(?:wet|washing|laundry|clothes|clean|damp)$/u;
const MACHINE = /^(?:machine|washer|dryer|drier|dishwasher)$/u;

function headOf(thing: readonly Word[]): string {
  const { name } = bareThing(thing);
  return ((name.at(-1) ?? thing.at(-1))?.key ?? '').replace(/['’]s$/u, '');
}

/** What is done with a thing that is full, of this or that; null where nobody says, '' where it asks for nothing. */
export function deedWhenFull(thing: readonly Word[], held: readonly Word[]): string | null {
  const head = headOf(thing);
  if (MACHINE.test(head)) return held.some(({ key }) => HELD.test(key)) ? 'Empty' : '';
  return DEED_WHEN_FULL.get(head) ?? null;
}

/** "My inbox is full", "the flat is empty": what is to be done; null where it asks for nothing. */
export function taskWhenFull(thing: readonly Word[], state: 'full' | 'empty'): string | null {
  if (/^ones?$/u.test(keyAt(thing, thing.length - 1))) return null;
  const deed =
    state === 'full'
      ? (deedWhenFull(thing, []) ?? 'Empty')
      : (DEED_WHEN_EMPTY.get(headOf(thing)) ?? (isBought(thing) ? 'Get' : 'Fill'));
  return deed === '' || isLiving(headOf(thing))
    ? null
    : `${deed} ${withoutShortVerb(bare(thing.map(withinSentence)))}`;
}

/** "The black ink is almost empty". */
function isBought(thing: readonly Word[]): boolean {
  const verb = verbOfNoun(bareThing(thing).name.map(({ key }) => key))?.verb ?? '';
  return /^(?:Buy|Get)$/u.test(verb);
}

function isThing(thing: readonly Word[]): boolean {
  const first = keyAt(thing, 0);
  const last = keyAt(thing, thing.length - 1);
  if (thing.length === 0 || thing.length > MOST_NAMED || SUBJECT_PRONOUNS.has(first)) return false;
  if (NO_OPEN.test(first) || thing.some(({ comma }) => comma)) return false;
  return !isOfOneself(thing) && !isLiving(last) && !hasFiniteVerb(thing);
}

/** "Washing machine full of wet stuff", "Sam's inhaler is nearly empty": a thing that is to be emptied or had anew. */
export function impliedByFullness(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }, place) => place > 0 && /^(?:full|empty)$/u.test(key));
  let end = at;
  while (end > 1 && (SOFTENS.test(keyAt(words, end - 1)) || ADVERBS.has(keyAt(words, end - 1))))
    end--;
  const thing = words.slice(0, Math.max(end, 0));
  if (at < 1 || !isThing(thing)) return null;
  const isLinked = end < at || /\p{L}['’]s$/u.test(keyAt(words, at - 1));
  const isKnown = isKnownName(bareThing(thing).name.map(({ key }) => key));
  if (!isLinked && (thing.length > MOST_NOTED || !isKnown)) return null;
  const isOf = keyAt(words, at + 1) === 'of';
  if (!isLinked && !isOf && !/^(?:|again|now)$/u.test(keyAt(words, at + 1))) return null;
  const isFull = keyAt(words, at) === 'full';
  if (isOf && isFull && !DETERMINERS.has(keyAt(thing, 0))) {
    const deed = deedWhenFull(thing, words.slice(at + 2));
    return deed === null || deed === '' ? null : seeTo(thing, words.slice(at));
  }
  if (isOf || !ENDS.test(keyAt(words, at + 1))) return null;
  return taskWhenFull(thing, isFull ? 'full' : 'empty');
}
