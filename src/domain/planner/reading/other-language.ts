import { WORDS_OF_OTHERS } from '../data/other-languages.ts';
import { type Word } from '../words/words.ts';
import { isKnownName } from './grammar/verb-of-noun.ts';
import { wordKind } from './grammar/word-kind.ts';

/** Letters of Latin script that no language writes which the planner reads. */
const LETTER_OF_OTHERS =
  /[åæøðþəăđơư\u0100-\u0151\u0154-\u017f\u0218-\u021b\u1e02-\u1e9d\u1ea0-\u1ef9]/u;

/** "Łukasz", "Malmö": a name of somewhere else stands on pages of any language. */
function mayBeName({ raw }: Word, at: number): boolean {
  return at > 0 && /^\P{L}*\p{Lu}/u.test(raw);
}

/** How many of the words only languages have that the planner does not read. */
export function wordsOfOthersIn(words: readonly Word[]): number {
  return words.filter(
    (word, at) =>
      WORDS_OF_OTHERS.has(word.key) || (!mayBeName(word, at) && LETTER_OF_OTHERS.test(word.key)),
  ).length;
}

const UNKNOWN = 'n';
/** Kinds that are guessed from an ending which other languages have as well: "fiets", "ging". */
const GUESSED = /[SG]/u;
/** "A" is a word in half of Europe. */
const WRITTEN_IN_ENGLISH = /^(?!a$)[a-z0-9'’-]+$/u;

function isOfKind(key: string): boolean {
  const kind = wordKind(key);
  return kind !== UNKNOWN && !GUESSED.test(kind);
}

/** Whether English has this word, as far as the lists of the planner go. */
export function isEnglishWord(key: string): boolean {
  if (!WRITTEN_IN_ENGLISH.test(key)) return false;
  return isOfKind(key) || isKnownName([key]) || isOfKind(key.replace(/e?s$|ing$/u, ''));
}
