import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { isNameOfTwo } from '../grammar/name-of-two.ts';
import { nounKind } from '../grammar/noun-kind.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { holdsTogether, NAMES, wordKind } from '../grammar/word-kind.ts';

/** A place in words that run on, and where the thought began that it may end. */
export type Place = {
  readonly words: readonly Word[];
  readonly start: number;
  readonly at: number;
};

/** How much of what is said only names things, in steps. */
const REGISTERS = [0.09, 0.12, 0.16, 0.21];
const registers = new WeakMap<readonly Word[], number>();

/** Whole sentences name little, notes said aloud name much and hardly say more. */
function registerOf(words: readonly Word[]): number {
  const known = registers.get(words);
  if (known !== undefined) return known;
  const naming = words.filter(({ key }) => wordKind(key) === NAMES).length / words.length;
  const step = REGISTERS.findIndex((most) => naming <= most);
  const register = step < 0 ? REGISTERS.length : step;
  registers.set(words, register);
  return register;
}

const MAX_OPENING_WORDS = 30;
const STATED = /^[bmhgc]$/u;

/** What the thought so far has: nothing yet, something to do, a statement, or only a name. */
function stateOf({ words, start, at }: Place, content: number): string {
  if (content >= at) return '-';
  let isStated = false;
  for (let place = content; place < Math.min(at, content + MAX_OPENING_WORDS); place++) {
    if (obligationLengthAt(words, place) > 0) return 'v';
    isStated ||= STATED.test(wordKind(keyAt(words, place)));
  }
  if (opensWithVerb(words, content, 'front')) return 'v';
  return isStated ? 's' : start === content ? 'n' : 'o';
}

/** The words beside the place, each with the kind of its neighbour. */
function wordSignsAt({ words, start, at }: Place): string[] {
  const before = at > start ? keyAt(words, at - 1) : '';
  const [here, next] = [keyAt(words, at), keyAt(words, at + 1)];
  return [
    `R:${before}_${wordKind(here)}`,
    `S:${wordKind(before)}_${here}`,
    `T:${here}_${wordKind(next)}`,
  ];
}

/** The kinds of the things that the words beside the place name, and whether two of them are one name. */
function nounSignsAt({ words, start, at }: Place): string[] {
  const before = at > start ? keyAt(words, at - 1) : '';
  const [here, next] = [keyAt(words, at), keyAt(words, at + 1)];
  const [b, h, n] = [before, here, next].map(nounKind);
  return [
    `A:${b}`,
    `B:${h}`,
    `C:${b}${h}`,
    `D:${h}${n}`,
    `E:${isNameOfTwo(before, here)}`,
    `F:${isNameOfTwo(here, next)}`,
    `G:${b}${wordKind(here)}`,
    `H:${wordKind(before)}${h}`,
  ];
}

const STEPS = [1, 2, 3, 4, 6, 9, 14];

/** How long the thought is already, in steps that grow. */
export function lengthOf({ start, at }: Pick<Place, 'start' | 'at'>): number {
  const step = STEPS.findIndex((most) => at - start <= most);
  return step < 0 ? STEPS.length : step;
}

/** The kinds of the words from three before a place to three behind it, alone and side by side. */
export function signsOfKinds(kind: (step: number) => string, between: string): string[] {
  const [c3, c2, c1, k0, k1, k2, k3] = [-3, -2, -1, 0, 1, 2, 3].map(kind);
  return [
    `b:${c3}`,
    `c:${c2}`,
    `d:${c1}`,
    `e:${k0}`,
    `f:${k1}`,
    `g:${k2}`,
    `h:${k3}`,
    `i:${c1}${between}${k0}`,
    `j:${k0}${between}${k1}`,
    `k:${c1}${between}${k0}${between}${k1}`,
    `l:${c2}${between}${c1}`,
    `m:${c2}${between}${c1}${between}${k0}`,
    `n:${k0}${between}${k1}${between}${k2}`,
  ];
}

/**
 * What there is to hear at a place: the kinds of the words around it, alone and side by side, the
 * words themselves beside it and the things they name, what the thought so far has, and how much of all that is
 * said only names things. Each sign is a
 * letter for where it was heard, a colon, and what.
 */
export function breakSignsAt(place: Place): string[] {
  const { words, start, at } = place;
  const kind = (step: number): string =>
    at + step < start ? '^' : wordKind(keyAt(words, at + step));
  const [c1, k0, k1] = [kind(-1), kind(0), kind(1)];
  const content = skipOpeners(words, start);
  const state = stateOf(place, content);
  const opened = wordKind(keyAt(words, content));
  const length = lengthOf(place);
  const register = registerOf(words);
  const signs = [
    'a:',
    ...signsOfKinds(kind, ''),
    `o:${c1}${k1}`,
    `p:${length}`,
    `q:${length}${k0}`,
    `r:${state}`,
    `s:${state}${k0}`,
    `t:${state}${k0}${k1}`,
    `u:${opened}`,
    `v:${opened}${k0}`,
    `I:${register}`,
    `J:${register}${c1}${k0}`,
    `K:${register}${k0}${k1}`,
    `L:${register}${state}${k0}`,
    `M:${register}${length}`,
    ...wordSignsAt(place),
    ...nounSignsAt(place),
  ];
  for (const [letter, step] of [
    ['w', -1],
    ['x', 0],
    ['y', 1],
  ] as const)
    if (keyAt(words, at + step) !== '') signs.push(`${letter}:${keyAt(words, at + step)}`);
  if (holdsTogether(keyAt(words, at))) signs.push(`z:${keyAt(words, at)}|${k1}`);
  if (words[at - 1]?.comma === true) signs.push(`,:${k0}`);
  return signs;
}
