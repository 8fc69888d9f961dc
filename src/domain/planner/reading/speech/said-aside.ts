import { SAID_ASIDE } from '../../data/english-phrases.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { canEnd } from './fillers.ts';

const MINDS = /^i (?:think|guess|suppose|reckon)$/u;

/** "… for the twelfth I think double check that …" */
function endsThere(words: readonly Word[], at: number): boolean {
  return opensWithVerb(words, at, 'within') && !/^(?:need|have|want)$/u.test(keyAt(words, at));
}

const ASKS_ON = /^(?:what|where|how|which|whether|if|when|who|why|about|to|that|of)$/u;

/** "… and by somebody I mean me": says who is meant, and takes nothing back. */
function saysWhoLengthAt(words: readonly Word[], at: number): number {
  const from = keyAt(words, at) === 'and' ? at + 1 : at;
  const said = textOf(words.slice(from, from + 5)).toLowerCase();
  return /^by \p{L}+ (?:i|we|you|he|she|they) means? (?:me|us|you|him|her|them)(?!\p{L})/u.test(
    said,
  )
    ? from + 5 - at
    : 0;
}

/** "You know", "who am I kidding": said between two things, for nothing. */
export function withoutSaidAside(spoken: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const word = spoken[at];
    const guessed =
      MINDS.test(`${keyAt(spoken, at)} ${keyAt(spoken, at + 1)}`) && endsThere(spoken, at + 2);
    const length = guessed
      ? 2
      : phraseLengthAt({ words: spoken, at, book: SAID_ASIDE }) || saysWhoLengthAt(spoken, at);
    const goesOn = length > 0 && ASKS_ON.test(keyAt(spoken, at + length));
    if ((length === 0 || goesOn) && word !== undefined) words.push(word);
    if (length === 0 || goesOn) continue;
    const last = words.at(-1);
    if (last !== undefined && canEnd(words, words.length - 1))
      words[words.length - 1] = { ...last, comma: true };
    at += length - 1;
  }
  return words;
}
