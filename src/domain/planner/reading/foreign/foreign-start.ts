import { FOREIGN_ADVERBS, type LanguagePack } from '../../data/languages.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** Where the words stand behind what only leads to them: "y", "ah oui et puis", "ach ja". */
export function skipConnectives(words: readonly Word[], from: number, pack: LanguagePack): number {
  let at = from;
  for (;;) {
    const length =
      phraseLengthAt({ words, at, book: pack.connectives }) ||
      phraseLengthAt({ words, at, book: pack.openers });
    if (length === 0) return at;
    at += length;
  }
}

/** How many words say here that something is owed: "tengo que", "ich muss noch". */
export function owedLength(words: readonly Word[], at: number, pack: LanguagePack): number {
  return phraseLengthAt({ words, at, book: pack.obligations, skipping: FOREIGN_ADVERBS });
}

/** Whether something to do begins here, by what is owed or by its base form. */
export function startsTask(words: readonly Word[], at: number, pack: LanguagePack): boolean {
  if (owedLength(words, at, pack) > 0) return true;
  return pack.isVerb(keyAt(words, at)) && !pack.notBefore.has(keyAt(words, at - 1));
}
