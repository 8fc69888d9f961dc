import { type LanguageCode } from '../../data/languages.ts';
import { type PhraseBook } from '../../words/word-set.ts';
import { type Word } from '../../words/words.ts';

/** A word as phrases of its language are compared, and where in the sentence it stands. */
export type RootWord = Word & { readonly from: number };

const BENT: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /(?<=\p{L}{2})[oae]s?$/u],
  ['pt', /(?<=\p{L}{2})[oae]s?$/u],
  ['it', /(?<=\p{L}{3})[oaie]$/u],
  ['fr', /(?<=\p{L}{3})[esx]+$/u],
  ['de', /(?<=\p{L}{3})e[rsnm]?$/u],
]);

const NOT_PLAIN = /[^a-z0-9]/u;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Without accents, with "ue" as "ü" is written where there is none, and "soooo" as "so". */
function plain(text: string, code: LanguageCode): string {
  const bare = NOT_PLAIN.test(text)
    ? text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
    : text;
  const short = bare.replaceAll(DRAWN_OUT, '$1');
  return code === 'de' ? short.replaceAll(/(?<=[aou])e/gu, '') : short;
}

/** "Cansada", "cansados" and "cansado" have one root; "crevée" and "crevé", "müder" and "muede". */
export function rootOf(key: string, code: LanguageCode): string {
  const bent = BENT.get(code);
  const root = bent === undefined ? key : plain(key, code).replace(bent, '');
  return code === 'fr' ? root.replace(/(?<=\p{L})(\p{L})\1$/u, '$1') : root;
}

function rootsOfKey(key: string, code: LanguageCode): readonly string[] {
  const parts = key.split(/['-]/u).filter((part) => part !== '');
  return parts.map((part) => rootOf(part, code));
}

/** Each word is asked for many times, by all that may begin with it. */
const KNOWN = new Map<LanguageCode, WeakMap<Word, readonly string[]>>();

function rootsOfWord(word: Word, code: LanguageCode): readonly string[] {
  const known = KNOWN.get(code) ?? new WeakMap<Word, readonly string[]>();
  KNOWN.set(code, known);
  const roots = known.get(word) ?? rootsOfKey(word.key, code);
  known.set(word, roots);
  return roots;
}

/** The words as phrases are compared: what an apostrophe or a hyphen ties stands apart. */
export function withRoots(words: readonly Word[], code: LanguageCode): readonly RootWord[] {
  return words.flatMap((word, from) =>
    rootsOfWord(word, code).map((key) => ({ ...word, key, from })),
  );
}

/** Phrases between commas, by their first root, longest first. */
export function rootBook(text: string, code: LanguageCode): PhraseBook {
  const book = new Map<string, string[][]>();
  for (const phrase of text.toLowerCase().split(',')) {
    const roots = phrase
      .split(/\s+/u)
      .filter((word) => word !== '')
      .flatMap((word) => rootsOfKey(word, code));
    const [first] = roots;
    if (first !== undefined) book.set(first, [...(book.get(first) ?? []), roots]);
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.length - a.length);
  return book;
}
