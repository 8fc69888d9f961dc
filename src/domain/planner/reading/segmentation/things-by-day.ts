import { ADVERBS, DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { timeLengthBefore } from '../grammar/phrase-ends.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { type Thought } from './thought.ts';

const MOST_WORDS = 60;
const LONGEST_NAME = 8;
const GOES_WITH = /^(?:up|off|out|in|on|at|for|to|with|about|back|down|over|into)$/u;
const WANTS = /^(?:wants?|needs?|expects?)$/u;
const HAS = /^(?:need|want|have|got|owe|i've|we've)$/u;
const NO_NAME =
  /^(?:in|on|at|by|to|for|from|with|before|after|until|then|so|but|or|which|that|who|if|when|not|maybe|again|back|both)$/u;

/** How many words say what is to be done with each thing, or who wants it; 0 where none do. */
function deedLength(words: readonly Word[]): number {
  const from = skipOpeners(words, 0);
  const deed = from + obligationLengthAt(words, from);
  if (opensWithVerb(words, deed, 'front'))
    return deed + 1 + Number(GOES_WITH.test(keyAt(words, deed + 1)));
  if (deed > from && HAS.test(keyAt(words, deed - 1))) return deed;
  const wants = words.findIndex(({ key }) => WANTS.test(key));
  if (wants > 0 && wants <= LONGEST_NAME) return wants + 1;
  const asked = words.findIndex(({ key }) => /^ask(?:ed|s)$/u.test(key));
  const isFor = /^(?:me|us)$/u.test(keyAt(words, asked + 1)) ? asked + 2 : asked + 1;
  return asked > 0 && asked <= LONGEST_NAME && keyAt(words, isFor) === 'for' ? isFor + 1 : 0;
}

/** "The slides by Friday": a thing, and then its day. */
function isDated(words: readonly Word[]): boolean {
  const name = words.slice(0, words.length - timeLengthBefore(words, words.length));
  if (name.length === words.length || name.length === 0 || name.length > LONGEST_NAME) return false;
  const first = keyAt(name, 0);
  const isPlain = !NO_NAME.test(first) && !SUBJECT_PRONOUNS.has(first) && !ADVERBS.has(first);
  const isBareVerb = !DETERMINERS.has(first) && opensWithVerb(words, 0, 'front');
  return isPlain && !isBareVerb && !hasFiniteVerb(name) && !name.some(({ comma }) => comma);
}

/** Where behind a thing and its day the next one begins. */
function partsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: (readonly Word[])[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    const isAnd = keyAt(words, at) === 'and';
    const isNamed = words[at - 1]?.comma === true && DETERMINERS.has(keyAt(words, at));
    if (!isAnd && !isNamed) continue;
    if (timeLengthBefore(words, at) === 0) continue;
    parts.push(words.slice(start, at));
    start = isAnd ? at + 1 : at;
  }
  return [...parts, words.slice(start)];
}

/**
 * "She wants the numbers by Wednesday and the slides by Friday": things with a day each, of which
 * the same is to be done, are a step each.
 */
export function thingsByDay(thought: Thought): Thought[] {
  const { words } = thought;
  const length = words.length > MOST_WORDS ? 0 : deedLength(words);
  if (length === 0) return [thought];
  const [first = [], ...others] = partsOf(words.slice(length));
  if (others.length === 0 || ![first, ...others].every(isDated)) return [thought];
  const deed = words.slice(0, length);
  const unmarked = (part: readonly Word[]): readonly Word[] =>
    part.map((word, at) => (at === part.length - 1 ? withoutMarks(word) : word));
  return [first, ...others].map((part, at) => ({
    ...thought,
    follows: at === 0 && thought.follows,
    words: [...deed, ...unmarked(part)],
  }));
}

/** "The essay is due Monday and the lab report Thursday": the second is due as well. */
export function dueByDay(thought: Thought): Thought[] {
  const { words } = thought;
  const due = words.findIndex(({ key }) => key === 'due');
  const isDue = due > 1 && due <= LONGEST_NAME && /^(?:is|are)$/u.test(keyAt(words, due - 1));
  if (!isDue || words.length > MOST_WORDS) return [thought];
  const [first = [], ...others] = partsOf(words.slice(due + 1));
  if (others.length === 0 || !others.every(isDated)) return [thought];
  if (timeLengthBefore(first, first.length) !== first.length) return [thought];
  return [
    { ...thought, words: [...words.slice(0, due + 1), ...first] },
    ...others.map((part) => {
      const named = part.length - timeLengthBefore(part, part.length);
      const said = [...part.slice(0, named), ...wordsOf('is due'), ...part.slice(named)];
      return { ...thought, follows: false, words: said };
    }),
  ];
}
