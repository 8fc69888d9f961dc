import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

const GUESSES =
  /^(?:i don't know(?: like| maybe)?|i dont know|i dunno|dunno|maybe|like|say|i think|probably)(?= )/u;
const OR_OTHER = /^or (?:whatever|something|somewhere|someone|somebody|wherever|whoever)$/u;
const LONGEST_NAME = 4;

/** A place behind a thing that was named: no verb that wants one, no article. */
function isBehindThing(words: readonly Word[], at: number): boolean {
  const last = keyAt(words, at - 1);
  const isNamed = (opensThing(words, at - 1) || last === 'thing') && words[at - 1]?.comma !== true;
  return isNamed && (!isVerb(last) || DETERMINERS.has(keyAt(words, at - 2)));
}

function bracketed(name: readonly Word[]): Word[] {
  return name.map((word, at) => ({
    ...word,
    raw: `${at === 0 ? '(' : ''}${word.raw}${at === name.length - 1 ? ')' : ''}`,
  }));
}

/** A name that was only guessed, and how many words it was said in. */
type Guessed = { readonly words: readonly Word[]; readonly length: number };

/** "The hosting thing I don't know buzzsprout or whatever" is the hosting thing (buzzsprout). */
export function guessedNameAt(words: readonly Word[], at: number): Guessed | null {
  const opener = GUESSES.exec(keysOf(words.slice(at, at + LONGEST_NAME)))?.[0];
  if (opener === undefined || !isBehindThing(words, at)) return null;
  const from = at + opener.split(' ').length;
  for (let to = from + 1; to <= from + LONGEST_NAME; to++) {
    if (OR_OTHER.test(`${keyAt(words, to)} ${keyAt(words, to + 1)}`))
      return { words: bracketed(words.slice(from, to)), length: to + 2 - at };
    const isName = opensThing(words, to - 1) || DETERMINERS.has(keyAt(words, to - 1));
    if (!isName || opensWithVerb(words, from, 'within')) return null;
  }
  return null;
}
