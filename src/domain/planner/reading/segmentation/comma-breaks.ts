import { DETERMINERS, NO_VERB_AFTER, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { actionStartAt, obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { type Cursor } from './cursor.ts';
import { opensOtherErrand } from './other-errand.ts';
import { opensBareSubject, opensQuestion, opensTopic } from './run-on-start.ts';
import { isNameFirst, opensWithVerb } from '../grammar/verbs.ts';

/** The verb that opens the thought so far; null when it opens with something else. */
function verbOf({ words, start, at }: Cursor): string | null {
  const content = skipOpeners(words, start);
  const from = content + obligationLengthAt(words, content);
  return from < at && opensWithVerb(words, from, 'front') ? keyAt(words, from) : null;
}

/** "…, still missing two pots": what is told of next. */
const STILL_OPEN = /^still (?:missing|waiting|need|stuck)$/u;

/** Whether a new action or statement begins behind a comma. */
export function cutsAtComma(cursor: Cursor): boolean {
  const { words, at } = cursor;
  const from = skipOpeners(words, at);
  if (actionStartAt(words, from) !== null || opensWithVerb(words, from, 'front')) return true;
  if (isNameFirst(words, from) || keyAt(words, from) === 'thank') return true;
  if (opensQuestion(words, from) || STILL_OPEN.test(keysOf(words.slice(at, at + 2)))) return true;
  if (keyAt(words, at) === 'and' && opensAnother(cursor, from)) return true;
  if (!cursor.written && (opensTopic(words, from) || opensBareSubject(words, from))) return true;
  const verb = verbOf(cursor);
  if (verb !== null && opensOtherErrand(words, { verb, from })) return true;
  return SUBJECT_PRONOUNS.has(keyAt(words, from)) || owesAhead(words, from);
}

/** "Ring Mum, and the machine fluid": a thing behind a verb that takes no list. */
function opensAnother({ words, start }: Cursor, from: number): boolean {
  const verb = keyAt(words, skipOpeners(words, start));
  return (
    /^(?:ring|call|phone|text|email|message|visit|meet)$/u.test(verb) &&
    DETERMINERS.has(keyAt(words, from)) &&
    !/^(?:my|her|his|their|our)$/u.test(keyAt(words, from))
  );
}

/** "…, drums for the last song have to be …": a subject and what it owes. */
function owesAhead(words: readonly Word[], from: number): boolean {
  for (let at = from + 1; at <= from + 6; at++) {
    if (words[at - 1]?.comma === true || NO_VERB_AFTER.has(keyAt(words, from))) return false;
    if (/^(?:have|need|needs|has)$/u.test(keyAt(words, at)) && keyAt(words, at + 1) === 'to')
      return true;
    if (SUBJECT_PRONOUNS.has(keyAt(words, at))) return false;
  }
  return false;
}
