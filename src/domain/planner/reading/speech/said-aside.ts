import { SAID_ASIDE } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
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

/** "The credit union ha stupid phone": said of what is spoken into. */
function blamesPhoneLengthAt(words: readonly Word[], at: number): number {
  const said =
    /^(?:(?:ha|haha|lol|sorry|ugh|argh) )+(?:stupid|silly|daft|bloody|damn|blasted) (?:phone|autocorrect|siri|dictation)(?!\p{L})/u.exec(
      textOf(words.slice(at, at + 5)).toLowerCase(),
    )?.[0];
  return said === undefined ? 0 : said.split(' ').length;
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
      : phraseLengthAt({ words: spoken, at, book: SAID_ASIDE }) ||
        saysWhoLengthAt(spoken, at) ||
        blamesPhoneLengthAt(spoken, at);
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

const HOLD_ON =
  /^(?:hold|hang) on(?: (?:a|one) (?:minute|min|sec|second|moment|mo))?(?! (?:to|for|until|till|with|tight|in|the|my|our|a|an|by|at)\b)/u;

/** "Hold on Dave deleted it": said to oneself, before what comes to mind. */
export function withoutHoldOn(words: readonly Word[]): readonly Word[] {
  const said = HOLD_ON.exec(keysOf(words))?.[0];
  return said === undefined ? words : words.slice(said.split(' ').length);
}
