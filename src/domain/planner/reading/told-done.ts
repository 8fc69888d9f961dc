import { DETERMINERS } from '../data/english-phrases.ts';
import { keyAt, type Word } from '../words/words.ts';
import { baseOfPast, isVerb } from './verbs.ts';

const NOT_FINISHED =
  /^(?:lost|forgot|left|missed|broke|found|needed|wanted|promised|owed|said|told|heard|thought|got|supposed|meant|used|started|began|tried|planned)$/u;
const SOMEONE =
  /^(?:mum|mom|dad|nan|gran|grandma|him|her|them|it|everyone|everything|all|two|three|some)$/u;

/** "Paid the council tax", "called mum": a note that begins in the past tells what is finished. */
export function isToldDone(words: readonly Word[]): boolean {
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
