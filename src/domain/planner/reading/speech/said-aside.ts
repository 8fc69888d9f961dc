import { SAID_ASIDE } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { canEnd } from './fillers.ts';
import { guessedNameAt } from './guessed-name.ts';
import { opensEitherDeed, withoutHadAlready } from './had-already.ts';

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

const FORGETS_NAME =
  /^(?:whose names? (?:(?:i|i've|i'll) (?:\p{L}+ )?(?:forget|forgot|forgotten|remember|know)|(?:i )?(?:can't|don't|can never) (?:remember|know)|escapes me)|(?:or )?whatever (?:it's|its|it is|they're|he's|she's|that's) called(?: (?:now|again|these days))?|(?:or )?whatever (?:his|her|its|their) name is|(?:i )?(?:always )?(?:forget|can't remember|don't remember|can never remember) (?:(?:his|her|their|its|the) name|what (?:it's|its|it is|he's|she's|they're|that's) called))(?!\p{L})/u;
const LONGEST_FORGOTTEN = 6;

/** "That bakery whatever it's called", "that guy whose name I forget": that a name is not known names nothing. */
function forgetsNameLengthAt(words: readonly Word[], at: number): number {
  if (/^(?:because|cos|if|that|when|as|and|but|so|or)$/u.test(keyAt(words, at - 1))) return 0;
  const said = keysOf(words.slice(at, at + LONGEST_FORGOTTEN));
  return FORGETS_NAME.exec(said)?.[0].split(' ').length ?? 0;
}

/** "You know", "who am I kidding": said between two things, for nothing. */
export function withoutSaidAside(said: readonly Word[]): Word[] {
  const spoken = withoutHadAlready(said);
  const words: Word[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const word = spoken[at];
    const name = guessedNameAt(spoken, at);
    if (name !== null) {
      words.push(...name.words);
      at += name.length - 1;
      continue;
    }
    if (opensEitherDeed(spoken, at)) continue;
    const guessed =
      MINDS.test(`${keyAt(spoken, at)} ${keyAt(spoken, at + 1)}`) && endsThere(spoken, at + 2);
    const forgotten = forgetsNameLengthAt(spoken, at);
    const length = guessed
      ? 2
      : forgotten ||
        phraseLengthAt({ words: spoken, at, book: SAID_ASIDE }) ||
        saysWhoLengthAt(spoken, at) ||
        blamesPhoneLengthAt(spoken, at);
    const goesOn = length > 0 && forgotten === 0 && ASKS_ON.test(keyAt(spoken, at + length));
    if ((length === 0 || goesOn) && word !== undefined) words.push(word);
    if (length === 0 || goesOn) continue;
    const last = words.at(-1);
    const isWithin = forgotten > 0 && ASKS_ON.test(keyAt(spoken, at + length));
    if (last !== undefined && !isWithin && canEnd(words, words.length - 1))
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
