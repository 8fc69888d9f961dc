import { NAME_WEIGHTS } from '../../data/name-weights.ts';
import { type Day } from '../../../calendar/day.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { RUN_ON } from '../breaths.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';
import { breathsOf } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
import { holdsTogether, wordKind } from '../grammar/word-kind.ts';

const WEIGHTS = weightsIn(NAME_WEIGHTS);
const MAX_NAME = 5;
const MAX_DAYS = 14;
/** "The day before". */
const OF_TIME = /^(?:day|night|morning|evening|week|weekend|month|year|hours?|minutes?)$/u;
/** What the title begins with when no rule knew a verb for the thing. */
const NO_VERB_KNOWN = /^(?:Sort out|See to) /u;

/** Whether a thought is read as a task only because it may name a thing. */
export function isOpenName({ language, reading }: ReadThought): boolean {
  return language === 'en' && reading.kind === 'task' && NO_VERB_KNOWN.test(reading.title);
}

/**
 * What may tell whether a thing that was only named is one to see to: the kinds of its words, the
 * words that hold them together, and what stands beside it. A letter for each sort of sign.
 */
export function nameSignsOf(thoughts: readonly ReadThought[], index: number): string[] {
  const words = thoughts[index]?.words ?? [];
  const next = thoughts[index + 1];
  const named = words.slice(skipOpeners(words, 0)).map((word) => wordKind(word.key));
  const [first = '$', second = '$'] = named;
  const signs = [
    'a:',
    `b:${first}`,
    `c:${first}${second}`,
    `d:${named.at(-1) ?? '$'}`,
    `e:${wordKind(words[0]?.key ?? '')}`,
    `f:${next?.reading.kind ?? ''}`,
    `g:${thoughts[index - 1]?.reading.kind ?? ''}`,
    `h:${wordKind(next?.words[0]?.key ?? '')}`,
    `i:${Math.min(named.length, 9)}`,
    ...named.flatMap((kind, at) => [`j:${kind}`, `k:${kind}${named[at + 1] ?? '$'}`]),
    ...words.filter(({ key }) => holdsTogether(key)).map(({ key }) => `l:${key}`),
  ];
  return [...new Set(signs)];
}

/** "Cardiology tomorrow", "rights payment before Tuesday noon": a thing, and the day by which it is next. */
function isNamedForDay(words: readonly Word[], today: Day): boolean {
  const length = words.length - skipOpeners(words, 0);
  const until = words.findIndex(({ key }) => key === 'by' || key === 'before');
  const soon = (said: readonly Word[]): boolean => {
    const due = dueDays(said, today);
    return due !== null && due >= 0 && due <= MAX_DAYS;
  };
  if (until > 1) return !OF_TIME.test(keyAt(words, until - 1)) && soon(words.slice(until));
  const isNear = length >= 2 && length <= MAX_NAME && soon(words.slice(-1));
  return isNear && !/^(?:today|tonight)$/u.test(words.at(-1)?.key ?? '');
}

/**
 * "An uncle danced into my flash": what someone tells in one breath is full of things that ask for
 * nothing. One that was only named becomes a note when it sounds like those.
 */
export function withoutIdleNames(thoughts: readonly ReadThought[], today: Day): ReadThought[] {
  const wordsInBreath = breathsOf(thoughts);
  return thoughts.map((thought, index) => {
    if (!isOpenName(thought) || wordsInBreath(thought) < RUN_ON) return thought;
    if (isNamedForDay(thought.words, today)) return thought;
    const isIdle = oddsOf(nameSignsOf(thoughts, index), WEIGHTS) < 0;
    return isIdle ? { ...thought, reading: { kind: 'fact' } } : thought;
  });
}
