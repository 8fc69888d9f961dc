import { ADVERBS, DETERMINERS, FILLERS, WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { opensThing, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { baseOfPast, isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { holdsTogether } from '../grammar/word-kind.ts';

const LONGEST = 5;
const LONGEST_BETWEEN = 8;

function isSame(words: readonly Word[], a: number, b: number, length: number): boolean {
  for (let step = 0; step < length; step++)
    if (keyAt(words, a + step) === '' || keyAt(words, a + step) !== keyAt(words, b + step))
      return false;
  return true;
}

/** Something is named, and then said again with what is to be done about it. */
function opensTopic(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  return (
    at === 0 ||
    words[at - 1]?.comma === true ||
    words[at - 1]?.pause === true ||
    WEAK_CONNECTIVES.has(before) ||
    FILLERS.has(before) ||
    ADVERBS.has(before) ||
    timeLengthBefore(words, at) > 0
  );
}

function namesThing(words: readonly Word[], at: number, length: number): boolean {
  const said = words.slice(at, at + length);
  const nouns = said.filter((word) => word.key.length > 3 && !DETERMINERS.has(word.key));
  return nouns.length > 0 && obligationLengthAt(words, at) === 0;
}

/** "Furnace filter change the …", "health visitor I need to ring the …", "the pump the breast …". */
function leadsBack(words: readonly Word[], from: number, to: number): boolean {
  if (from === to) return true;
  if (obligationLengthAt(words, from) > 0 || isVerb(keyAt(words, from))) return true;
  return to - from <= 2 && DETERMINERS.has(keyAt(words, from));
}

/** One word is named anew at once, or with the verb behind it: "dentist find out when the dentist …". */
function isShortStart(words: readonly Word[], from: number, again: number): boolean {
  if (DETERMINERS.has(keyAt(words, from))) return again <= from + 2;
  return opensWithVerb(words, from, 'within') && keyAt(words, from - 1).length > 4;
}

/** What was named, and where it is named again. */
type Restart = { readonly length: number; readonly again: number };

function restartAt(words: readonly Word[], at: number): Restart | null {
  for (let length = LONGEST; length >= 1; length--) {
    if (!namesThing(words, at, length)) continue;
    const from = at + length;
    for (let again = from; again <= from + LONGEST_BETWEEN; again++) {
      if (length === 1 && !isShortStart(words, from, again)) break;
      if (isSame(words, at, again, length) && leadsBack(words, from, again))
        return { length, again };
    }
  }
  return null;
}

/** What was said twice in the same words is one name. */
function joinNamed(words: Word[], { length, again }: Restart): void {
  for (let place = again + 1; place < again + length; place++) {
    const word = words[place];
    if (word !== undefined) words[place] = { ...word, joined: true };
  }
}

/** "Recharge the card recharge the …", "I've got I've got …": said twice, and meant once. */
function echoLengthAt(words: readonly Word[], at: number): number {
  const opensVerb = isVerb(keyAt(words, at));
  for (let back = 2; back <= LONGEST; back++)
    for (let length = Math.min(back, LONGEST); length >= (opensVerb ? 2 : back); length--)
      if (isSame(words, at - back, at, length) && (opensVerb || isFalseStart(words, at, back)))
        return length;
  return 0;
}

/** Who begins anew breaks off behind a word that holds more to come; "the attic the attic hatch" are two things. */
function isFalseStart(words: readonly Word[], at: number, length: number): boolean {
  const said = words.slice(at, at + length).map(({ key }) => key);
  return holdsTogether(said.at(-1) ?? '') && !(length === 2 && said.includes('and'));
}

const SAYS_MORE = /^(?:of|for|with|from|in)$/u;

/** "A tin for the food bank right tin of something": where the name that is taken up behind a turn was said first. */
function takenUpFrom(words: readonly Word[], at: number): number {
  const name = keyAt(words, at + 1);
  const isTurn = /^(?:right|well|yeah|anyway)$/u.test(keyAt(words, at));
  if (!isTurn || !opensThing(words, at + 1) || !SAYS_MORE.test(keyAt(words, at + 2))) return -1;
  for (let from = at - 2; from >= Math.max(0, at - LONGEST_BETWEEN); from--)
    if (keyAt(words, from) === name) return SAYS_MORE.test(keyAt(words, from + 1)) ? from : -1;
  return -1;
}

const LONGEST_SUBJECT = 7;

function isTold(words: readonly Word[], at: number): boolean {
  return /^(?:wants|needs|has|is|was|said|says|asked|keeps|still)$/u.test(keyAt(words, at));
}

const WITHIN_NOUN = /^(?:from|for|of|at|in|on|the|my|our|her|his)$/u;
const IS_IT = new Map([
  ["it's", 'is'],
  ["he's", 'is'],
  ["she's", 'is'],
  ["they're", 'are'],
]);

/** "The car it's making a noise" says it of the car. */
function withSubject(words: Word[], at: number): void {
  const isName = /^\p{Lu}\p{Ll}/u.test(words[at]?.raw ?? '') && at > 0;
  if (isName && /^(?:he|she)$/u.test(keyAt(words, at + 1)) && isTold(words, at + 2))
    words.splice(at + 1, 1);
  if (!DETERMINERS.has(keyAt(words, at))) return;
  for (let place = at + 2; place <= at + LONGEST_SUBJECT; place++) {
    const word = words[place];
    if (word === undefined || words[place - 1]?.comma === true) return;
    if (baseOfPast(keyAt(words, place - 1)) !== null) return;
    const is = IS_IT.get(word.key);
    const does =
      /^(?:it|they)$/u.test(word.key) &&
      /^(?:needs?|wants?|has|is)$/u.test(keyAt(words, place + 1));
    if (is !== undefined) words[place] = { ...word, raw: is, key: is };
    if (does) words.splice(place, 1);
    const isAsked = word.key === 'that' && /^(?:needs?|wants?)$/u.test(keyAt(words, place + 1));
    if (isAsked) words.splice(place, 1);
    if (is !== undefined || does || isAsked) return;
    if (!opensThing(words, place) && !WITHIN_NOUN.test(word.key)) return;
  }
}

/** The words without what was named and then begun anew: "the filter change the filter" is one thing. */
export function withoutRestarts(spoken: readonly Word[]): readonly Word[] {
  const words = [...spoken];
  for (let at = 0; at < words.length; at++) {
    const echo = echoLengthAt(words, at);
    if (echo > 0) words.splice(at, echo);
    const first = takenUpFrom(words, at);
    if (first >= 0) words.splice(first, at + 1 - first);
    const topic = DETERMINERS.has(keyAt(words, at)) ? at + 1 : at;
    if (!opensTopic(words, at)) continue;
    const restart = restartAt(words, topic);
    if (restart === null) withSubject(words, at);
    else {
      joinNamed(words, restart);
      words.splice(at, topic - at + restart.length);
    }
  }
  return words;
}
