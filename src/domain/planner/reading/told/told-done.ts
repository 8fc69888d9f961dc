import { DETERMINERS } from '../../data/english-phrases.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

const NOT_FINISHED =
  /^(?:lost|forgot|left|missed|broke|found|needed|wanted|promised|owed|said|told|heard|thought|got|supposed|meant|used|started|began|tried|planned)$/u;
const SOMEONE =
  /^(?:mum|mom|dad|nan|gran|grandma|him|her|them|it|everyone|everything|all|two|three|some)$/u;

const MISHAP =
  /^(?:(?:i|we|i've|ive|we've|and|then|so|also|have|just) )*(?:(?:ran|run) out|broke|broken|dropped|spilled|spilt|smashed|cracked|ripped|tore|torn|failed|crashed|dented|scratched|bounced)\b(?! off\b)/u;
const IN_VAIN = new RegExp(
  String.raw`\b(?:twice|(?:${SEVERAL}|\d+) times|hung up|no (?:answer|reply|luck|joy)|voicemail|in vain|bounced back)\b`,
  'u',
);

/** "I ran out of my meds", "I rang them twice and hung up": in the past, and still to be seen to. */
export function cameToNothing(words: readonly Word[]): boolean {
  const text = keysOf(words);
  return MISHAP.test(text) || IN_VAIN.test(text);
}

/** "Paid the council tax", "called mum": a note that begins in the past tells what is finished. */
export function isToldDone(words: readonly Word[]): boolean {
  if (cameToNothing(words)) return false;
  const key = keyAt(words, 0);
  if (isVerb(key) || NOT_FINISHED.test(key) || baseOfPast(key) === null) return false;
  const next = keyAt(words, 1);
  if (/^(?:up|at|to|for|with|about|through)$/u.test(next) && words.length > 2)
    return !isOpen(words);
  const isName = /^\p{Lu}\p{Ll}/u.test(words[1]?.raw ?? '');
  if (!(DETERMINERS.has(next) || SOMEONE.test(next) || isName)) return false;
  return !isOpen(words);
}

function isOpen(words: readonly Word[]): boolean {
  return words.some((word) => /^(?:but|not|half|almost|nearly|except)$/u.test(word.key));
}

/** "I already paid the rent", "we've sent it", "the form is all done": told of oneself, and finished. */
export function isToldOfOneself(told: readonly Word[]): boolean {
  const words = /^at least\b/u.test(keysOf(told.slice(0, 2))) ? told.slice(2) : told;
  const text = keysOf(words);
  if (/\b(?:not|never|didnt|havent|hasnt|forgot|almost|nearly|half)\b|n't\b/u.test(text))
    return false;
  if (cameToNothing(words)) return false;
  if (
    /\b(?:is|are|it's|that's|all|got it|been) (?:all |already )?(?:done|finished|sorted|completed|paid)$/u.test(
      text,
    )
  )
    return true;
  const subject = /^(?:i|we|i've|ive|we've)$/u.test(keyAt(words, 0)) ? 1 : 0;
  let at = subject;
  let already = false;
  while (/^(?:have|already|finally|just|did|actually)$/u.test(keyAt(words, at))) {
    already ||= /^(?:already|finally|just)$/u.test(keyAt(words, at));
    at++;
  }
  const verb = keyAt(words, at);
  const past = baseOfPast(verb) !== null && !/^(?:read|cut|put|set|shut|run)$/u.test(verb);
  return (
    past &&
    verb !== 'got' &&
    (subject > 0 || already) &&
    !/^(?:missed|lost|forgot|left|found|said|thought|told|heard)$/u.test(verb)
  );
}
