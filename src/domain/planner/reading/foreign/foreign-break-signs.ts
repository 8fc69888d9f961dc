import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { type Word } from '../../words/words.ts';
import { lengthOf, signsOfKinds } from '../segmentation/break-signs.ts';
import { owedLength, skipConnectives } from './foreign-start.ts';
import { rootOf } from './foreign-roots.ts';
import { isOverForm } from './foreign-over.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { foreignWordKind } from './foreign-word-kind.ts';

const ENDING = 3;
const MAX_OPENING_WORDS = 30;
const MOST_LEADING = 2;

/** What is heard of one word, wherever a thought begins. */
type HeardWord = {
  readonly root: string;
  readonly ending: string;
  /** What sort of word it is. */
  readonly kind: string;
  readonly isVerb: boolean;
  readonly isOver: boolean;
  /** Whether something is said to be owed from here on. */
  readonly isOwed: boolean;
  /** How many words from here on only lead to what is said. */
  readonly leads: number;
  readonly comma: boolean;
};

/** A place in words that run on, and where the thought began that it may end. */
type HeardPlace = {
  readonly heard: readonly HeardWord[];
  readonly start: number;
  readonly at: number;
};

/** What is heard of each word of another language that runs on: once for all the places beside it. */
export function heardWords(words: readonly Word[], code: LanguageCode): readonly HeardWord[] {
  const pack = LANGUAGE_PACKS.get(code);
  return words.map(({ key, comma }, at) => ({
    root: rootOf(key, code),
    ending: key.length > ENDING ? key.slice(-ENDING) : key,
    kind: foreignWordKind({ raw: key, key, comma }, code),
    isVerb: isForeignVerb(key, code),
    isOver: isOverForm(key, code),
    isOwed: pack !== undefined && owedLength(words, at, pack) > 0,
    leads: pack === undefined ? 0 : skipConnectives(words, at, pack) - at,
    comma,
  }));
}

/** What the thought so far has: nothing yet, something to do, what is over, what leads on, or only names. */
function stateOf({ heard, start, at }: HeardPlace): string {
  const content = start + (heard[start]?.leads ?? 0);
  if (content >= at) return '-';
  const said = heard.slice(content, Math.min(at, content + MAX_OPENING_WORDS));
  if (said.some(({ isOwed, isVerb }) => isOwed || isVerb)) return 'v';
  if (said.some(({ isOver }) => isOver)) return 'o';
  return start < content ? 'c' : 'n';
}

type Around = Readonly<Record<'root' | 'ending' | 'kind', (step: number) => string>>;

/** The words from three before the place to three behind it; before the thought began there is none. */
function around({ heard, start, at }: HeardPlace): Around {
  const within = (step: number): HeardWord | undefined =>
    at + step < start ? undefined : heard[at + step];
  return {
    root: (step) => within(step)?.root ?? '',
    ending: (step) => within(step)?.ending ?? '',
    kind: (step) => within(step)?.kind ?? '^',
  };
}

function signsOfWords({ root, kind, ending }: Around): string[] {
  const [w2, w1, w, n1, n2] = [-2, -1, 0, 1, 2].map(root);
  const [c1, k0, k1] = [-1, 0, 1].map(kind);
  return [
    `A:${w2}`,
    `B:${w1}`,
    `C:${w}`,
    `D:${n1}`,
    `E:${n2}`,
    `F:${w1}|${w}`,
    `G:${w}|${n1}`,
    `H:${w1}|${k0}`,
    `I:${c1}|${w}`,
    `J:${w}|${k1}`,
    `K:${ending(-1)}`,
    `L:${ending(0)}`,
    `M:${ending(1)}`,
    `N:${ending(-1)}|${k0}`,
    `O:${c1}|${ending(0)}`,
  ];
}

/** What is heard alike in every language: how long the thought is, what it has, and what leads on from it. */
function signsOfPlace(place: HeardPlace, state: string): string[] {
  const { heard, at } = place;
  const owed = heard[at]?.isOwed === true ? 1 : 0;
  const leads = Math.min(MOST_LEADING, heard[at]?.leads ?? 0);
  const comma = heard[at - 1]?.comma === true ? 1 : 0;
  return [
    'a:',
    `p:${lengthOf(place)}`,
    `q:${lengthOf(place)}|${state}`,
    `t:${state}`,
    `u:${owed}${leads}`,
    `v:${owed}${leads}${state}`,
    `w:${comma}`,
    `x:${comma}${leads}`,
  ];
}

/**
 * What there is to hear at a place in words of another language that run on. A sign is a letter for where
 * it was heard, a colon, and what: with its language, where languages differ.
 */
export function foreignBreakSignsAt(place: HeardPlace, code: LanguageCode): string[] {
  const state = stateOf(place);
  const near = around(place);
  const own = [
    ...signsOfKinds(near.kind, '|'),
    `r:${state}`,
    `s:${state}|${near.kind(0)}`,
    ...signsOfWords(near),
  ];
  return [
    ...own.map((sign) => `${sign.slice(0, 2)}${code}|${sign.slice(2)}`),
    `a:${code}`,
    ...signsOfPlace(place, state),
  ];
}
