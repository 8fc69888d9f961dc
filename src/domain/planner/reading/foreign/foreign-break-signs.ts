import { type LanguageCode, LANGUAGE_PACKS, type LanguagePack } from '../../data/languages.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { type Place } from '../segmentation/break-signs.ts';
import { owedLength, skipConnectives } from './foreign-start.ts';
import { rootOf } from './foreign-roots.ts';
import { isOverForm } from './foreign-over.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { foreignWordKind } from './foreign-word-kind.ts';

const ENDING = 3;
const MAX_OPENING_WORDS = 30;
const STEPS = [1, 2, 3, 4, 6, 9, 14];

function lengthOf({ start, at }: Place): number {
  const step = STEPS.findIndex((most) => at - start <= most);
  return step < 0 ? STEPS.length : step;
}

/** What the thought so far has: nothing yet, something to do, what is over, or only names. */
function stateOf({ words, start, at }: Place, content: number, code: LanguageCode): string {
  if (content >= at) return '-';
  const pack = LANGUAGE_PACKS.get(code);
  let state = 'n';
  for (let place = content; place < Math.min(at, content + MAX_OPENING_WORDS); place++) {
    if (pack !== undefined && owedLength(words, place, pack) > 0) return 'v';
    if (isForeignVerb(keyAt(words, place), code)) return 'v';
    if (isOverForm(keyAt(words, place), code)) state = 'o';
  }
  return state === 'n' && start < content ? 'c' : state;
}

type Around = {
  /** The words from two before the place to two behind it by their roots, and how they end. */
  readonly root: (step: number) => string;
  readonly ending: (step: number) => string;
  /** What sort of words they are; before the thought began there is none. */
  readonly kind: (step: number) => string;
};

function around({ words, start, at }: Place, code: LanguageCode): Around {
  const within = (step: number): Word | undefined =>
    at + step < start ? undefined : words[at + step];
  return {
    root: (step) => rootOf(within(step)?.key ?? '', code),
    ending: (step) => {
      const said = within(step)?.key ?? '';
      return said.length > ENDING ? said.slice(-ENDING) : said;
    },
    kind: (step) => {
      const word = within(step);
      return word === undefined ? '^' : foreignWordKind({ ...word, raw: word.key }, code);
    },
  };
}

function signsOfKinds({ kind }: Around, state: string): string[] {
  const [c3, c2, c1, k0, k1, k2, k3] = [-3, -2, -1, 0, 1, 2, 3].map(kind);
  return [
    `b:${c3}`,
    `c:${c2}`,
    `d:${c1}`,
    `e:${k0}`,
    `f:${k1}`,
    `g:${k2}`,
    `h:${k3}`,
    `i:${c1}|${k0}`,
    `j:${k0}|${k1}`,
    `k:${c1}|${k0}|${k1}`,
    `l:${c2}|${c1}`,
    `m:${c2}|${c1}|${k0}`,
    `n:${k0}|${k1}|${k2}`,
    `r:${state}`,
    `s:${state}|${k0}`,
  ];
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
function signsOfPlace(place: Place, state: string, pack: LanguagePack | undefined): string[] {
  const { words, at } = place;
  const owed = pack !== undefined && owedLength(words, at, pack) > 0 ? 1 : 0;
  const leads = pack === undefined ? 0 : Math.min(2, skipConnectives(words, at, pack) - at);
  const comma = words[at - 1]?.comma === true ? 1 : 0;
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
export function foreignBreakSignsAt(place: Place, code: LanguageCode): string[] {
  const { words, start } = place;
  const pack = LANGUAGE_PACKS.get(code);
  const content = pack === undefined ? start : skipConnectives(words, start, pack);
  const state = stateOf(place, content, code);
  const near = around(place, code);
  const own = [...signsOfKinds(near, state), ...signsOfWords(near)];
  return [
    ...own.map((sign) => `${sign.slice(0, 2)}${code}|${sign.slice(2)}`),
    `a:${code}`,
    ...signsOfPlace(place, state, pack),
  ];
}
