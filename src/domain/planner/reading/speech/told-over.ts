import { A_WEEKDAY } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';
import { stemsOf } from '../grammar/word-stems.ts';
import { baseOfPast, opensWithVerb } from '../grammar/verbs.ts';
import { nothingLeftLengthAt } from './taken-back.ts';
import { isDeedDone } from '../told/thing-finished.ts';

/** What takes back what was said before, where a deed that is done follows: "never mind she's calling me". */
const TAKES_BACK =
  /^(?:(?:no|nah|nope|wait|hang on|hold on|actually|one second|never ?mind|scratch that|cancel that|sorry|shoot|oh) )*(?:no|nah|nope|wait|hang on|hold on|actually|never ?mind|scratch that|cancel that) (?:(?:sorry|shoot|oh|one second|that one) )*/u;
/** Behind these "no" takes nothing back. */
export const NO_SLIP =
  /^(?:is|are|was|there's|have|has|had|got|with|say|said|says|or|why|still|a|i've|we've|be|got|of|shows?|showed|shown|sees?|saw|makes?|made|gives?|gave|takes?|took|needs?|finds?|found|leaves?)$/u;
const SAYS_NO = /\b(?:no|nah|nope|never ?mind|(?:scratch|cancel) that) /u;
const OVER_STATE =
  /^(?:(?:that|it|this|he|she|they|we|i)(?:'s| is|'re| are|'m| was)|that one's|(?:\p{L}+ ){0,2}\p{L}+(?:'s| is| are)) (?:all |already |now |been |just )*(?:done|finished|sorted|gone|over|off|paid|booked|sent|ordered|covered|cancelled|fixed|fine|a standing order)(?= |$)/u;
/** "They're picking it up", "she's calling me", "my sister in law is sending her cook". */
const BEING_DONE =
  /^(?:(?:\p{L}+ ){0,4}\p{L}+(?:'s|'re| is| are)) (?:already |now )?(?!being|having|going|coming|thinking|saying|asking|waiting|nothing|something)\p{L}+ing (?:it|that|them|those|me|us|him|her)(?= |$)/u;
const DONE_TOO = wordSet(
  'did done had got gave sent told rang rung wrote put took brought said asked made spread set cut shut hit quit',
);
/** It is to be done all the same, and otherwise. */
const CHANGED = wordSet('moved changed switched pushed shifted postponed meant called');
const PERFECT = /(?:'ve|'s)$|^(?:have|has)$/u;
const BACK = /^(?:it|that|them|those|this|him|her)$/u;
const WHEN_PAST = new RegExp(
  String.raw`^(?:already|yesterday|earlier|ages|myself|himself|herself|last (?:night|week|month|year|time)|this (?:morning|week)|(?:on )?(?:${A_WEEKDAY}))(?= |$)`,
  'u',
);
const STILL_OPEN =
  /(?:n't|\b(?:not|never|but|still|need|needs|want|wants|must|should|have to|has to|if|or|nearly|almost|half|only))(?: |$)/u;
const PRONOUN = /^(?:i|we|he|she|they|you)(?:'ve|'s|'d)?$/u;
const LONGEST_SUBJECT = 4;
const NEAR = 7;
const OWN_NAME = /^\p{Lu}\p{Ll}/u;

function isDeed(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const isUnknown = /\p{L}{3}ed$/u.test(key) && BACK.test(keyAt(words, at + 1));
  return !CHANGED.has(key) && (DONE_TOO.has(key) || isDeedDone(key) || isUnknown);
}

/** Where the deed stands behind somebody; -1 where the words begin otherwise. */
function placeOfDeed(words: readonly Word[]): number {
  let at = 0;
  if (PRONOUN.test(keyAt(words, 0))) at = 1;
  else
    for (let end = 0; end < LONGEST_SUBJECT && at === 0; end++) {
      const isSomebody = isLiving(keyAt(words, end)) || OWN_NAME.test(words[end]?.raw ?? '');
      if (isSomebody && !isLiving(keyAt(words, end + 1))) at = end + 1;
    }
  if (at === 0 && !DETERMINERS.has(keyAt(words, 0))) return isDeed(words, 0) ? 0 : -1;
  if (at === 0) at = 2;
  while (/^(?:have|has|already|just|all|both|finally|don)$/u.test(keyAt(words, at))) at++;
  return isDeed(words, at) ? at : -1;
}

/** The words name again what was named before: "wrap the mugs no Hal's wrapped them", "call nan no I rang nan". */
function namesAgain(words: readonly Word[], before: readonly Word[]): boolean {
  const named = stemsOf(keysOf(before));
  const again = stemsOf(words.map(({ key }) => baseOfPast(key) ?? key).join(' '));
  return [...again].some((stem) => named.has(stem));
}

/**
 * "No wait I wrote that in the book", "no Dad did six", "never mind she's calling me": whether the words
 * tell that what was said before them is done already, or is somebody else's.
 */
export function tellsItIsOver(words: readonly Word[], before: readonly Word[]): boolean {
  const and = words.slice(0, NEAR).findIndex(({ key }) => key === 'and');
  return isClauseOver(words, before) || (and > 0 && isClauseOver(words.slice(and + 1), before));
}

function isClauseOver(words: readonly Word[], before: readonly Word[]): boolean {
  const near = words.slice(0, NEAR);
  const said = keysOf(near);
  if (opensWithVerb(near, 0, 'front') && !isLiving(keyAt(near, 0))) return false;
  if (OVER_STATE.test(said) || BEING_DONE.test(said)) return true;
  const at = placeOfDeed(near);
  if (at < 0 || STILL_OPEN.test(keysOf(near.slice(0, at + 5)))) return false;
  const behind = near.slice(at + 1);
  if (behind.slice(0, 3).some(({ key }) => BACK.test(key))) return true;
  if (at === 0) return false;
  return (
    behind.slice(0, 4).some((_, place) => WHEN_PAST.test(keysOf(behind.slice(place)))) ||
    near.slice(0, at).some(({ key }) => PERFECT.test(key) || key === 'already') ||
    namesAgain(near, before)
  );
}

/** "Hang on my mum rang the florist", and no "hang on the dog's got a sock". */
function namesBack(words: readonly Word[], before: readonly Word[]): boolean {
  const near = words.slice(0, NEAR);
  return near.some(({ key }) => BACK.test(key)) || namesAgain(near, before);
}

/** How many words from here take back what was said; 0 where none does, or what follows tells of no deed that is done. */
function overturnsLengthAt(words: readonly Word[], at: number): number {
  const said = TAKES_BACK.exec(`${keysOf(words.slice(at, at + NEAR))} `)?.[0] ?? '';
  const length = said === '' ? 0 : said.trim().split(' ').length;
  if (length === 0) return 0;
  const before = words.slice(Math.max(0, at - 2 * NEAR), at);
  const behind = words.slice(at + length);
  const isOver = tellsItIsOver(behind, before);
  return isOver && (SAYS_NO.test(said) || namesBack(behind, before)) ? length : 0;
}

/** Behind these stands a deed and with whom or what: "no I rang nan". */
const TELLER = /^(?:i|we|he|she|they)$/u;

/** The words without "no wait" where what follows tells that what was said before is done: it begins anew there. */
export function withOverturned(words: readonly Word[]): readonly Word[] {
  const heard: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = NO_SLIP.test(keyAt(words, at - 1)) ? 0 : overturnsLengthAt(words, at);
    if (length === 0) {
      heard.push(...words.slice(at, at + 1));
      continue;
    }
    const from = at + length;
    const whole = nothingLeftLengthAt(words, from);
    const told = Math.max(whole, TELLER.test(keyAt(words, from)) ? 3 : 1);
    const clause = words.slice(from, from + told).map((word, place) => ({
      ...word,
      ...(place === 0 ? { overturns: true } : { joined: true }),
      ...(place === whole - 1 && { pause: true }),
    }));
    heard.push(...clause);
    at = from + told - 1;
  }
  return heard;
}
