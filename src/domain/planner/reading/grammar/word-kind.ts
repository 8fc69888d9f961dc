import {
  ADVERBS,
  DETERMINERS,
  FEELING_WORDS,
  FILLERS,
  SUBORDINATORS,
} from '../../data/english-phrases.ts';
import { AMBIGUOUS_VERBS, STRONG_VERBS } from '../../data/english-verbs.ts';
import { RARE_VERBS } from '../../data/more-verbs.ts';
import {
  ADJECTIVES,
  NUMBER_WORDS,
  SURE_ADJECTIVES,
  TIME_WORDS,
  WORKING_WORDS as WORKS,
} from '../../data/word-kinds.ts';
import { isPerson } from './living.ts';
import { baseOfGerund, baseOfPast } from './verbs.ts';

type Kind = readonly [letter: string, holds: (key: string) => boolean];

/** A word of these kinds holds a sentence together, and its own name tells something. */
const HOLDING: readonly Kind[] = [
  ['$', (key) => key === ''],
  ['i', (key) => WORKS.subject.has(key)],
  ['m', (key) => WORKS.subjectIs.has(key)],
  ['d', (key) => DETERMINERS.has(key)],
  ['b', (key) => WORKS.being.has(key)],
  ['h', (key) => WORKS.having.has(key)],
  ['c', (key) => WORKS.helping.has(key)],
  ['g', (key) => WORKS.owing.has(key)],
  ['&', (key) => key === 'and'],
  ['s', (key) => key === 'so'],
  ['u', (key) => key === 'but'],
  ['e', (key) => key === 'then'],
  ['o', (key) => key === 'or'],
  ['l', (key) => WORKS.also.has(key)],
  ['t', (key) => key === 'to'],
  ['x', (key) => WORKS.not.has(key)],
  ['w', (key) => WORKS.asking.has(key)],
  ['p', (key) => WORKS.placing.has(key)],
  ['a', (key) => WORKS.away.has(key)],
  ['j', (key) => WORKS.pointing.has(key)],
  ['k', (key) => WORKS.there.has(key)],
  ['y', (key) => ADVERBS.has(key) || /\p{L}{3}ly$/u.test(key)],
  ['f', (key) => FILLERS.has(key)],
  ['q', (key) => SUBORDINATORS.has(key)],
];

const NAMING: readonly Kind[] = [
  ['A', (key) => SURE_ADJECTIVES.has(key)],
  ['V', (key) => STRONG_VERBS.has(key)],
  ['U', (key) => AMBIGUOUS_VERBS.has(key)],
  ['R', (key) => RARE_VERBS.has(key)],
  ['D', (key) => baseOfPast(key) !== null],
  ['G', (key) => baseOfGerund(key) !== null || /\p{L}{3}ing$/u.test(key)],
  ['P', isPerson],
  ["'", (key) => /\p{L}'s$/u.test(key)],
  ['A', (key) => ADJECTIVES.has(key)],
  ['F', (key) => FEELING_WORDS.has(key)],
  ['S', (key) => /\p{L}[^su']s$/u.test(key)],
];

const TIMES: readonly Kind[] = [
  ['T', (key) => TIME_WORDS.has(key)],
  ['N', (key) => NUMBER_WORDS.has(key) || /^\d|\p{L}(?:teenth|tieth)$/u.test(key)],
];

const ALL: readonly Kind[] = [...TIMES, ...HOLDING, ...NAMING];
const HOLDS = new Set(HOLDING.map(([letter]) => letter));
/** The kind of a word that is none of the others: it only names something. */
export const NAMES = 'n';
const MOST_KNOWN = 4_000;
const known = new Map<string, string>();

/** The kind of a word as one letter: what it does in a sentence, or what it may name. */
export function wordKind(key: string): string {
  const found = known.get(key);
  if (found !== undefined) return found;
  const kind = ALL.find(([, holds]) => holds(key))?.[0] ?? NAMES;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, kind);
  return kind;
}

/** Whether a word holds the sentence together, rather than naming something in it. */
export function holdsTogether(key: string): boolean {
  return HOLDS.has(wordKind(key));
}
