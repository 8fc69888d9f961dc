import { DETERMINERS, NO_VERB_AFTER } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isKnownPerson } from '../grammar/living.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { type Cursor } from './cursor.ts';

const FINITE =
  /^(?:is|isn't|are|aren't|was|wasn't|were|has|hasn't|had|needs|wants|keeps|never|still|didn't|doesn't|won't|can't|says|said|came)$/u;
const TAKES_UP = /^(?:he|she|it|they)$/u;
const MINDS = /^(?:thought|said|told|knew|hoped|felt|forgot|promised|wished|heard)$/u;
const GOES_WITH = /^(?:about|to|for|from|with|on|in|at|round|over|last)$/u;
const LONGEST_BEHIND = 5;

/** "And the bank | mandate needs a signature": an article, one noun, and another of which something is said. */
function isFirstOfTwo({ words, start, at }: Cursor): boolean {
  const content = skipOpeners(words, start);
  const isNoun =
    at - content === 2 && /^(?:the|my|our|his|her|their)$/u.test(keyAt(words, content));
  if (!isNoun || words[at - 1]?.comma === true || NO_VERB_AFTER.has(keyAt(words, at))) return false;
  if (DETERMINERS.has(keyAt(words, at)) || !opensThing(words, at)) return false;
  return /^(?:is|isn't|are|aren't|needs|need|has|hasn't|wants|won't|doesn't|keeps|runs|expires)$/u.test(
    keyAt(words, at + 1),
  );
}

/** Where the clause ends that begins with a past form here: "sent", "rang about the felt"; -1 where an object follows. */
function endOfClause(words: readonly Word[], verb: number): number {
  if (!GOES_WITH.test(keyAt(words, verb + 1))) return verb + 1;
  for (let end = verb + 2; end <= verb + LONGEST_BEHIND; end++)
    if (
      (FINITE.test(keyAt(words, end)) || TAKES_UP.test(keyAt(words, end))) &&
      opensThing(words, end - 1)
    )
      return end;
  return -1;
}

/** "The plumber | they sent didn't fix it", "the bloke | I rang about the felt he never called": which one it is. */
function saysWhichByDeed({ words, at }: Cursor): boolean {
  if (!/^(?:i|we|they|he|she|you)$/u.test(keyAt(words, at)) || !opensThing(words, at - 1))
    return false;
  const isNamed = [2, 3].some((back) => DETERMINERS.has(keyAt(words, at - back)));
  if (!isNamed || MINDS.test(keyAt(words, at + 1)) || baseOfPast(keyAt(words, at + 1)) === null)
    return false;
  const end = endOfClause(words, at + 1);
  return end > at + 2 || FINITE.test(keyAt(words, end));
}

/** "My brother | put it together": what somebody did, in a form that is said of now as well. */
function isDoneByKin({ words, start, at }: Cursor): boolean {
  const content = skipOpeners(words, start);
  const isKin =
    at - content === 2 &&
    /^(?:my|our|his|her|their)$/u.test(keyAt(words, content)) &&
    isKnownPerson(keyAt(words, at - 1)) &&
    words[at - 1]?.comma !== true;
  if (!isKin || !/^(?:put|set|cut|let|read|hit)$/u.test(keyAt(words, at))) return false;
  const next = keyAt(words, at + 1);
  return DETERMINERS.has(next) || /^(?:it|them|him|me|us|up)$/u.test(next);
}

/** Whether the words on both sides of a place are of one subject, of which something is said behind it. */
export function isWithinSubject(cursor: Cursor): boolean {
  return isFirstOfTwo(cursor) || isDoneByKin(cursor) || saysWhichByDeed(cursor);
}
