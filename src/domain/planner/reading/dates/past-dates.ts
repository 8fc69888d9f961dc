import { FIGURES_OF_HOUR } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isToldPast } from '../grammar/told-forms.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

const OPENS_CLAUSE =
  /^(?:because|cause|cos|since|which|who|that|that's|when|after|but|and|so|though|although|while|or)$/u;
const SUBJECT = /^(?:i|he|she|we|they|you|it|who|which|that|everyone|nobody|someone)$/u;
/** What was said, promised or wanted back then may still be to come. */
const STILL_OPEN =
  /^(?:said|told|promised|wanted|meant|supposed|needed|asked|agreed|forgot|offered|planned|booked|arranged|moved|changed|pushed|postponed|scheduled|given|had|got|set|should|invited|committed|volunteered|signed|left|put|decided|due)$/u;
/** A date behind these is one to come, whatever the clause tells. */
const TO_COME =
  /^(?:by|before|until|till|to|for|due|next|this|coming|deadline|latest|is|are|that's|it's)$/u;
/** "They're stopping with us from Tuesday". */
const IS_SO = /^(?:they're|we're|i'm|he's|she's|it's|is|are|be|will|\p{L}+'ll)$/u;
const PERFECT = /^(?:been|haven't|havent|hasn't|hasnt|didn't|didnt|hadn't|i've|we've|he's|she's)$/u;

/** "Dad sounded flat on Sunday": how it was. */
const LOOKED = /^(?:sounded|looked|seemed|appeared)$/u;

function opensClause(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const isCompared = /^(?:as|like)$/u.test(key) && SUBJECT.test(keyAt(words, at + 1));
  return isCompared || OPENS_CLAUSE.test(key);
}

const LONGEST = 24;

function clauseStart(words: readonly Word[], at: number): number {
  let start = at;
  while (
    start > Math.max(0, at - LONGEST) &&
    words[start - 1]?.comma !== true &&
    !opensClause(words, start)
  )
    start--;
  return start;
}

function clauseEnd(words: readonly Word[], at: number): number {
  let end = at;
  while (end < Math.min(words.length, at + LONGEST) && words[end]?.comma !== true) {
    end++;
    if (opensClause(words, end)) return end;
  }
  return end;
}

/** "I loved", "she whispered": behind the one who did it. */
function isPlainPast(key: string): boolean {
  return key.length > 4 && /[^e]ed$/u.test(key) && !/^(?:hundred|sacred|naked|united)$/u.test(key);
}

const OVER = /^(?:finished|ended|started|began|happened|passed|arrived|left|came|went)$/u;
const BEFORE_FORM =
  /^(?:be|been|being|is|are|get|gets|got|getting|have|has|to|need|needs|must|want|wants|all|not)$/u;

/** "My exams finished on Tuesday": what has come to its end, and no "get it finished on Tuesday". */
function isOverOn(words: readonly Word[], at: number): boolean {
  const day = keyAt(words, at - 1) === 'on' ? at - 2 : at - 1;
  return (
    day > 0 &&
    OVER.test(keyAt(words, day)) &&
    !words.slice(Math.max(0, day - 3), day).some(({ key }) => BEFORE_FORM.test(key))
  );
}

/** "Must be called tonight" is to be done, whatever form the verb has. */
function isToBe(words: readonly Word[], at: number): boolean {
  const isDue = /^(?:must|should|to|has|have|needs?|can|could|will|gotta|got)$/u;
  return keyAt(words, at - 1) === 'be' && words.slice(0, at - 1).some(({ key }) => isDue.test(key));
}

function isPastForm(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (isToBe(words, at)) return false;
  if (key === 'got' && baseOfPast(keyAt(words, at + 1)) !== null) return at > 0;
  if (STILL_OPEN.test(key)) return false;
  const isMeant = /^(?:going|about|hoping|planning)$/u.test(keyAt(words, at + 1));
  if (/^(?:was|were)$/u.test(key) && isMeant) return false;
  if (/^(?:was|were|did)$/u.test(key)) return true;
  if (LOOKED.test(key)) return at > 0 && !/^(?:be|been|being|get|got)$/u.test(keyAt(words, at - 1));
  const isWanted = /^(?:needs?|wants?|get|gets|got|have|has|like|keep|make)$/u.test(
    keyAt(words, at - 2),
  );
  const isSaid = SUBJECT.test(keyAt(words, at - 1)) && !isWanted && !isVerb(key);
  return isSaid ? baseOfPast(key) !== null || isPlainPast(key) : isToldPast(words, at);
}

const MAX_HOUR_WORDS = 3;
const OF_THE_HOUR = new RegExp(
  String.raw`^(?:the|${FIGURES_OF_HOUR}|am|pm|noon|midday|midnight|lunchtime|close|end|of|play|eod|cob|latest|this)$`,
  'u',
);

/** Where the word stands that leads to a date: "by" in "by 5pm Monday". */
function openerOfDate(words: readonly Word[], at: number): number {
  let opener = at - 1;
  while (opener > Math.max(0, at - 1 - MAX_HOUR_WORDS) && OF_THE_HOUR.test(keyAt(words, opener)))
    opener--;
  return opener;
}

const IS_TODAY = /^(?:today|tonight)$/u;
/** "And told me on the Friday". */
const TOLD_ON = /\b(?:told|asked|rang|texted|emailed|phoned) (?:me|us|him|her|them) on(?: the)?$/u;
/** What makes "done" one that is still to come: "get it done Thursday". */
const WANTS_DONE =
  /^(?:get|gets|got|getting|be|being|have|having|has|need|needs|want|wants|half|not|till)$/u;

/** "The ewes, done Thursday". */
function isDoneOn(words: readonly Word[], start: number, at: number): boolean {
  const done = keyAt(words, at - 1) === 'on' ? at - 2 : at - 1;
  if (done < 1 || keyAt(words, done) !== 'done') return false;
  return !words.slice(start, done).some(({ key }) => WANTS_DONE.test(key));
}
const NO_SUBJECT_END =
  /^(?:a|an|the|my|our|your|his|her|their|is|are|be|been|being|get|got|need|needs|have|has|had|it|them|to|and|or|not|\p{L}+ly)$/u;

/** "The client screamed at me today": a past form behind its noun, and where it went. */
function tellsOfToday(words: readonly Word[], start: number, at: number): boolean {
  for (let place = start + 1; place < at; place++) {
    const isPast = isPlainPast(keyAt(words, place)) && !STILL_OPEN.test(keyAt(words, place));
    const goesOn = /^(?:at|on|in|to|with|about|off|over|into|from|up|down|me|us|him|her)$/u;
    if (
      isPast &&
      goesOn.test(keyAt(words, place + 1)) &&
      !NO_SUBJECT_END.test(keyAt(words, place - 1))
    )
      return true;
  }
  return false;
}

/**
 * Whether a date at this place says when something was: "which I fixed in March", "he came
 * Thursday", "the clip from Tuesday". A date behind "by" or "until" is one to come.
 */
export function isDateOfThePast(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) === 'tomorrow') return false;
  const opener = openerOfDate(words, at);
  const from = keyAt(words, opener);
  if (TO_COME.test(from)) return false;
  if (
    from === 'from' &&
    opener > 0 &&
    !words.slice(clauseStart(words, at), opener).some(({ key }) => IS_SO.test(key)) &&
    !/^(?:start|starting|open|off|away|days?|weeks?|months?)$/u.test(keyAt(words, opener - 1))
  )
    return true;
  if (isOverOn(words, at)) return true;
  const start = clauseStart(words, at);
  const end = clauseEnd(words, at);
  if (isDoneOn(words, start, at)) return true;
  if (TOLD_ON.test(keysOf(words.slice(start, at)))) return true;
  if (IS_TODAY.test(keyAt(words, at)) && tellsOfToday(words, start, at)) return true;
  for (let place = start; place < end; place++) if (isPastForm(words, place)) return true;
  return false;
}

/** "Hasn't answered in four days": how long it has been. */
export function isSpanOfThePast(words: readonly Word[], at: number): boolean {
  const start = clauseStart(words, at);
  return words.slice(start, at).some((word) => PERFECT.test(word.key));
}
