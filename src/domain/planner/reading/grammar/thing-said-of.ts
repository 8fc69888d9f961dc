import { keyAt, type Word } from '../../words/words.ts';
import { hasFiniteVerb, isNounPhrase } from './sentence-shape.ts';
import { isKnownName, verbOfNoun } from './verb-of-noun.ts';
import { isNameFirst } from './verbs.ts';

/** The words around a remark in brackets or before a dash, which says more about the thing and makes no sentence of it. */
export function outsideBrackets(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => word.raw.startsWith('('));
  const dash = words.findIndex(({ raw }) => /^[-–—]$/u.test(raw));
  if (at <= 0) return dash > 0 ? words.slice(0, dash) : words;
  const end = words.findIndex((word, place) => place >= at && /\)[.,;:!?]*$/u.test(word.raw));
  return [...words.slice(0, at), ...(end < 0 ? [] : words.slice(end + 1))];
}

/** "Hedge cutting before the ground goes": a thing to do, and until when. */
export function beforeClause(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ key }) => /^(?:before|until|till)$/u.test(key));
  const isDoing = keyAt(words, at - 1).endsWith('ing');
  return at >= 2 && at <= 4 && isDoing && hasFiniteVerb(words.slice(at))
    ? words.slice(0, at)
    : words;
}

const LONGEST_NAME = 5;

/** "Physics problem set 4", "thank you cards": a known name of two words or more, and one in front, whatever its words could be alone. */
export function isNamedWhole(words: readonly Word[]): boolean {
  const isNumbered = /^\d{1,2}$/u.test(words.at(-1)?.key ?? '');
  const name = isNumbered ? words.slice(0, -1) : words;
  if (name.length < 2 || name.length > LONGEST_NAME || name.some(({ comma }) => comma))
    return false;
  const found = verbOfNoun(name.map(({ key }) => key));
  return found !== null && found.length > 1 && found.length >= name.length - 1;
}

/** "The handover doc for Priyanka before I go on leave": a thing, and until when. */
function isThingBefore(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => /^(?:before|until)$/u.test(key));
  const isKnown = at === 1 && isKnownName([keyAt(words, 0)]);
  return (at >= 2 || isKnown) && isNounPhrase(words.slice(0, at));
}

const BEHIND_NAME = /^(?:for|from|to|on|in|by|at|with|before)$/u;

/** "Thank you cards for the baby clothes": a known name of two words or more, and what is said of it behind. */
function isNamedAtFront(words: readonly Word[]): boolean {
  const end = words.findIndex(({ key }, at) => at > 1 && BEHIND_NAME.test(key));
  const comma = words.findIndex((word) => word.comma);
  const behind = words.slice(end, comma > end ? comma : undefined);
  return end > 1 && isNamedWhole(words.slice(0, end)) && !hasFiniteVerb(behind);
}

/** "Invoice for october they pay 30 days after": a thing whose name could be a verb, and what is told of others. */
function isThingThenTold(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => /^(?:they|he|she)$/u.test(key));
  return at > 2 && isNameFirst(words, 0) && isNounPhrase(words.slice(0, at));
}

/** Whether the words name a thing, though one of them could be a verb. */
export function isThingNamed(words: readonly Word[]): boolean {
  return (
    isNamedWhole(words) || isThingBefore(words) || isNamedAtFront(words) || isThingThenTold(words)
  );
}
