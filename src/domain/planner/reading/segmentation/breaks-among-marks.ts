import { SUBORDINATORS, WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';
import { endsPerson, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { type Cursor } from './cursor.ts';
import { breakOdds } from './learned-breaks.ts';
import { SAYING, tellsOfDeed } from './told-of-deed.ts';

/** Of what rules would cut among marks without one, one in eight is right; of what is so likely besides, one in three. */
const LIKELY = 20;

const GOES_ON = /^(?:and then|then|and also|but also)$/u;

/** Whether the thought so far says a deed to do: "print it", "I have to print it". */
function asksSoFar({ words, start }: Cursor): boolean {
  const from = skipOpeners(words, start);
  return obligationLengthAt(words, from) > 0 || opensWithVerb(words, from, 'front');
}

/** "I have to choose some | and then get them out" names a second deed, "I smile and then I think about it" none. */
function joinsDeeds(cursor: Cursor): boolean {
  const { words, at } = cursor;
  const isLong = /^(?:and|but)$/u.test(keyAt(words, at));
  return asksSoFar(cursor) && opensWithVerb(words, at + (isLong ? 2 : 1), 'front');
}

/** What joins two clauses stands where a mark would: "and", "so", "but". */
function isJoined(cursor: Cursor): boolean {
  const { words, at } = cursor;
  const key = keyAt(words, at);
  const said = [key, `${key} ${keyAt(words, at + 1)}`];
  if (said.some((opener) => GOES_ON.test(opener))) return joinsDeeds(cursor);
  return WEAK_CONNECTIVES.has(key);
}

/** "Reply to Nan | she sent a voice note": behind whom or when, somebody is told of. */
function tellsOfPerson({ words, start, at }: Cursor): boolean {
  if (!/^s?he$/u.test(keyAt(words, at)) || !opensPronounClause(words, at)) return false;
  if (SAYING.has(keyAt(words, skipOpeners(words, start)))) return false;
  return endsPerson(words, at) || timeLengthBefore(words, at) > 0;
}

const OPENS_PART =
  /^(?:if|when|whenever|before|after|while|since|because|as|until|till|once|although|though|every|each|who|which|that|what|where|how|why)$/u;

/** Looking no further keeps long texts fast. */
const MOST_TOLD = 30;

/** "School sent another form | I have to sign it": something is told, and what it asks for. */
function owesOfTold({ words, start, at }: Cursor): boolean {
  if (obligationLengthAt(words, at) < 3 || SUBORDINATORS.has(keyAt(words, at - 1))) return false;
  if (at - start > MOST_TOLD) return false;
  const told = words.slice(start, at);
  return hasFiniteVerb(told) && !told.some(({ key }) => OPENS_PART.test(key));
}

/** Behind a comma, a dash, a colon or a bracket. */
function isBehindMark(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.comma === true || /[-–—:;)]["'”’]*$/u.test(words[at - 1]?.raw ?? '');
}

/** "… for the party It's mild out": a capital where none belongs begins a sentence. */
function opensWithCapital(words: readonly Word[], at: number): boolean {
  return /^(?:It|He|She|They|We|My|The|There|This)(?:['’]\p{L}+)?$/u.test(words[at]?.raw ?? '');
}

/** Whether a thought may begin where a rule hears one, in words whose marks stand close: who sets them sets one there. */
export function mayBreakAmongMarks(cursor: Cursor): boolean {
  const { words, at } = cursor;
  if (isBehindMark(words, at) || opensWithCapital(words, at)) return true;
  if (isJoined(cursor) || owesOfTold(cursor)) return true;
  if (asksSoFar(cursor) && (tellsOfDeed(cursor) || tellsOfPerson(cursor))) return true;
  return breakOdds(cursor) > LIKELY;
}
