import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type PhraseBook } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { holdsDeed, isForeignVerb } from './foreign-verbs.ts';

/** "… unterschreiben | und zurückschicken", "Bescheid noch nicht da, | nachhaken": a base form of what stands before it. */
function goesOn(before: readonly Word[], words: readonly Word[], connectives: PhraseBook): boolean {
  const from = phraseLengthAt({ words, at: 0, book: connectives });
  const isBareVerb = words.length - from === 1 && isForeignVerb(keyAt(words, from), 'de');
  return isBareVerb && before.length > 1 && (from > 0 || !holdsDeed(before, 'de'));
}

/** A base form by itself goes with what stands before it: "Mietvertrag unterschreiben und zurückschicken". */
export function withVerbsJoined(
  parts: readonly (readonly Word[])[],
  connectives: PhraseBook,
): readonly (readonly Word[])[] {
  const joined: (readonly Word[])[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, part, connectives))
      joined[joined.length - 1] = [...before, ...part];
    else joined.push(part);
  }
  return joined;
}

const LONGEST_PROMISE = 8;
const PROMISED =
  /^ich habe? (?:\S+ ){0,5}(?:versprochen|zugesagt|vergessen|vorgenommen)(?: |$)|^ich darf (?:\S+ ){1,6}nicht vergessen/u;

/** "… und ich hab dem Chef versprochen": something else is told. */
export function tellsOfPromise(words: readonly Word[], at: number): boolean {
  return PROMISED.test(keysOf(words.slice(at, at + LONGEST_PROMISE)));
}
