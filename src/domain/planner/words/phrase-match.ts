import { type PhraseBook } from './word-set.ts';
import { keyAt, type Word } from './words.ts';

type Search = {
  readonly words: readonly Word[];
  readonly at: number;
  readonly book: PhraseBook;
  /** Words that may stand between the words of a phrase. */
  readonly skipping?: ReadonlySet<string>;
};

function lengthOfPhrase(search: Search, phrase: readonly string[]): number {
  // A book is looked up by its phrases' first word, which is known to stand here.
  let at = search.at + 1;
  for (let index = 1; index < phrase.length; index++) {
    while (keyAt(search.words, at) !== phrase[index]) {
      if (search.skipping?.has(keyAt(search.words, at)) !== true) return 0;
      at++;
    }
    at++;
  }
  return at - search.at;
}

/** How many words the longest phrase of the book takes at this place; 0 when there is none. */
export function phraseLengthAt(search: Search): number {
  const phrases = search.book.get(keyAt(search.words, search.at));
  if (phrases === undefined) return 0;
  for (const phrase of phrases) {
    const length = lengthOfPhrase(search, phrase);
    if (length > 0) return length;
  }
  return 0;
}

/** The words without any phrase of the book at the front, however many follow each other. */
export function withoutLeading<Said extends Word>(
  words: readonly Said[],
  book: PhraseBook,
): readonly Said[] {
  let at = 0;
  for (;;) {
    const length = phraseLengthAt({ words, at, book });
    if (length === 0) return words.slice(at);
    at += length;
  }
}

/** The words without any phrase of the book at the end, however many follow each other. */
export function withoutTrailing<Said extends Word>(
  words: readonly Said[],
  book: PhraseBook,
): readonly Said[] {
  let end = words.length;
  for (let start = Math.max(0, end - 8); start < end; start++) {
    if (phraseLengthAt({ words: words.slice(0, end), at: start, book }) !== end - start) continue;
    end = start;
    start = Math.max(0, end - 8) - 1;
  }
  return words.slice(0, end);
}
