import { DETERMINERS, SUBJECT_PRONOUNS } from '../data/english-phrases.ts';
import { keysOf } from '../words/phrase-text.ts';
import { wordSet } from '../words/word-set.ts';
import { keyAt, type Word } from '../words/words.ts';
import { opensWithVerb } from './verbs.ts';

/** Forms of what is over once it is said of a thing: nobody has to book what is booked. */
const OVER = wordSet(`
booked paid sent ordered submitted posted verified renewed arrived delivered signed filed returned collected confirmed
countersigned sorted approved passed completed received emailed dealt
`);
const BETWEEN = /^(?:is|are|was|were|has|have|been|all|now|already|finally|got|both|the|'s)$/u;
const BEHIND =
  /^(?:ok|okay|fine|already|yesterday|today|now|thanks|thank|god|finally|and|done|all|good|on|the|last|this|week|month|morning|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun|x?\d{1,2}(?:[/.]\d{1,2})*(?:st|nd|rd|th|am|pm)?)$/u;
const IS_OPEN =
  /\b(?:not|but|half|almost|nearly|except|by|before|until|till|if|when|unless|still|due|never|needs?|must|should|be|being|get|to|or|nobody|without)\b|n't\b/u;
const MAX_THING = 5;

/** "Shearers booked 9/12", "boots arrived ok", "the van's booked": a thing, and that it is over. */
function isThingOver(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => OVER.has(word.key));
  if (at < 1 || at > MAX_THING + 1 || SUBJECT_PRONOUNS.has(keyAt(words, 0))) return false;
  let end = at;
  while (end > 1 && BETWEEN.test(keyAt(words, end - 1))) end--;
  const thing = words.slice(0, end);
  if (thing.length > MAX_THING || thing.some((word) => word.comma)) return false;
  if (opensWithVerb(words, 0, 'front') && !DETERMINERS.has(keyAt(words, 0))) return false;
  return words.slice(at + 1).every((word) => word.key === '' || BEHIND.test(word.key));
}

/** "Rent went out already", "that's gone already". */
const ENDS_ALREADY =
  /^(?!(?:i|is|are|it|late|need)\b).*\b(?:went|gone|come|got|did|been|had|done|came|left|made|took|\p{L}+ed)\b.* already$/u;

/** Whether the words tell of a thing that it is over, and of nothing that is left to do. */
export function isToldFinished(words: readonly Word[]): boolean {
  if (words.length > 12) return false;
  const said = keysOf(words);
  if (IS_OPEN.test(said)) return false;
  return isThingOver(words) || ENDS_ALREADY.test(said);
}
