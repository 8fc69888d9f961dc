import { A_WEEKDAY } from '../../data/dates.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';
import { stemsOf } from '../grammar/word-stems.ts';
import { baseOfGerund, baseOfPast, opensWithVerb } from '../grammar/verbs.ts';
import { nothingLeftLengthAt } from './taken-back.ts';

/** What takes back what was said before, where a deed that is done follows: "never mind she's calling me". */
const TAKES_BACK =
  /^(?:(?:no|nah|nope|wait|hang on|hold on|actually|one second|never ?mind|scratch that|cancel that|sorry|shoot|oh) )*(?:no|nah|nope|wait|hang on|hold on|actually|never ?mind|scratch that|cancel that) (?:(?:sorry|shoot|oh|one second|that one) )*/u;
/** Behind these "no" takes nothing back. */
export const NO_SLIP =
  /^(?:is|are|was|there's|have|has|had|got|with|say|said|says|or|why|still|a|i've|we've|be|got|of|shows?|showed|shown|sees?|saw|makes?|made|gives?|gave|takes?|took|needs?|finds?|found|leaves?)$/u;
const SAYS_NO = /\b(?:no|nah|nope|never ?mind|(?:scratch|cancel) that) /u;
const OVER_STATE =
  /^(?:(?:that|it|this|he|she|they|we|i)(?:'s| is|'re| are|'m| was)|that one's|(?:\p{L}+ ){0,2}\p{L}+(?:'s| is| are)) (?:all |already |now |been |just )*(?:done|finished|sorted|gone(?! off)|over(?! (?:the|there|here|a|an|to|by|my|\d+)(?!\S))|off|paid|booked|sent|ordered|covered|cancelled|fixed|fine|a standing order)(?= |$)/u;
/** Bread that is gone, and milk that is off, is to be got all the more. */
const TO_BE_GOT = /(?:^| )(?:get|buy|order|grab|restock|replace)(?= )/u;
const USED_UP =
  /^(?:\S+ ){0,3}\S+(?:'s| is| are|'re) (?:all |already |now |just )*(?:gone|off)(?= |$)/u;
/** "They're picking it up", "she's calling me", "my sister in law is sending her cook". */
const BEING_DONE =
  /^(?:(?:\p{L}+ ){0,4}\p{L}+(?:'s|'re| is| are)) (?:already |now )?(?<deed>\p{L}+ing) (?:it|that|them|those|me|us|him|her)(?= |$)/u;
/** Deeds that bring a thing to its end, whatever was asked: who deletes a report or spills paint leaves it to do. */
const ENDS = wordSet(`
do get have give send post mail email text ring call phone message tell write answer reply pay book order buy sell find
fetch collect pick drop bring take deliver return refund renew register submit upload print scan copy share forward
transfer airdrop sign file fill confirm cancel freeze approve settle sort resolve handle cover deal finish complete
make build fix mend repair correct replace fit paint clean wash wipe mop hoover sweep tidy empty iron fold dry wrap pack unpack
load unload lock shut set put spread cut cook bake feed walk water mow weed plant scrub vacuum rinse polish dust drive pass swap check test charge
`);
const ENDED = wordSet(
  'did done had got gave sent told rang rung wrote put took brought made spread set cut shut quit airdropped',
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
  /(?:n't|\b(?:not|never|but|still|need|needs|want|wants|must|should|have to|has to|if|or|nearly|almost|half|only|badly|wrong|wrongly|missed|deleted|refused|rejected|declined|spilled|spilt|lost|broke|ruined|damaged|forgot|(?:me|us) (?:about|for)))(?: |$)/u;
const PRONOUN = /^(?:i|we|he|she|they|you)(?:'ve|'s|'d)?$/u;
const LONGEST_SUBJECT = 4;
const NEAR = 7;
const LONGEST_CLAUSE = 12;
/** What stands behind a comma and still speaks of the same. */
const GOES_ON = /^(?:but|only|except|though|although|and)$/u;
const OWN_NAME = /^\p{Lu}\p{Ll}/u;

/** The words name again what was named before: "wrap the mugs no Hal's wrapped them", "call nan no I rang nan". */
function namesAgain(words: readonly Word[], before: readonly Word[]): boolean {
  const named = stemsOf(keysOf(before));
  const again = stemsOf(words.map(({ key }) => baseOfPast(key) ?? key).join(' '));
  return [...again].some((stem) => named.has(stem));
}

/** Whether a past form tells of an end, or of just what was to be done. */
function isDeed(words: readonly Word[], at: number, before: readonly Word[]): boolean {
  const key = keyAt(words, at);
  if (CHANGED.has(key)) return false;
  if (ENDED.has(key)) return true;
  const base = baseOfPast(key);
  return (
    base !== null && base !== key && (ENDS.has(base) || namesAgain(words.slice(at, at + 1), before))
  );
}

/** Where the deed stands behind somebody; -1 where the words begin otherwise. */
function placeOfDeed(words: readonly Word[], before: readonly Word[]): number {
  let at = 0;
  if (PRONOUN.test(keyAt(words, 0))) at = 1;
  else
    for (let end = 0; end < LONGEST_SUBJECT && at === 0; end++) {
      const isSomebody = isLiving(keyAt(words, end)) || OWN_NAME.test(words[end]?.raw ?? '');
      if (isSomebody && !isLiving(keyAt(words, end + 1))) at = end + 1;
    }
  if (at === 0 && !DETERMINERS.has(keyAt(words, 0))) return isDeed(words, 0, before) ? 0 : -1;
  if (at === 0) at = 2;
  while (/^(?:have|has|already|just|all|both|finally)$/u.test(keyAt(words, at))) at++;
  return isDeed(words, at, before) ? at : -1;
}

/**
 * "No wait I wrote that in the book", "no Dad did six", "never mind she's calling me": whether the words
 * tell that what was said before them is done already, or is somebody else's.
 */
export function tellsItIsOver(words: readonly Word[], before: readonly Word[]): boolean {
  if (STILL_OPEN.test(keysOf(clauseOf(words)))) return false;
  const and = words.slice(0, NEAR).findIndex(({ key }) => key === 'and');
  return isClauseOver(words, before) || (and > 0 && isClauseOver(words.slice(and + 1), before));
}

/** The words up to where a clause of its own begins: a stop, a comma, "it | buy bread", "and the hedge …", "I need bread". */
function clauseOf(words: readonly Word[]): readonly Word[] {
  const end = words.slice(0, LONGEST_CLAUSE).findIndex(({ raw, key, comma, pause }, at) => {
    if (/[.!?;]["'”’)]*$/u.test(raw) || pause === true) return true;
    const next = keyAt(words, at + 1);
    if (comma) return !GOES_ON.test(next);
    if (BACK.test(key) && opensWithVerb(words, at + 1, 'front')) return true;
    if (next === 'and')
      return DETERMINERS.has(keyAt(words, at + 2)) || opensWithVerb(words, at + 2, 'front');
    return (
      /^(?:i|we)$/u.test(next) && /^(?:need|must|should|have|want)$/u.test(keyAt(words, at + 2))
    );
  });
  return words.slice(0, Math.min(end < 0 ? words.length : end + 1, LONGEST_CLAUSE));
}

/** "He's bringing it", and no "he's chasing me". */
function isBeingDone(said: string, before: readonly Word[]): boolean {
  const deed = BEING_DONE.exec(said)?.groups?.['deed'];
  const base = deed === undefined ? null : baseOfGerund(deed);
  return base !== null && (ENDS.has(base) || keysOf(before).split(' ').includes(base));
}

function isClauseOver(words: readonly Word[], before: readonly Word[]): boolean {
  const near = words.slice(0, NEAR);
  const said = keysOf(near);
  if (opensWithVerb(near, 0, 'front') && !isLiving(keyAt(near, 0))) return false;
  if (USED_UP.test(said) && TO_BE_GOT.test(keysOf(before))) return false;
  if (OVER_STATE.test(said) || isBeingDone(said, before)) return true;
  const at = placeOfDeed(near, before);
  if (at < 0) return false;
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
  const isHeld = /(?:^| )hold on $/u.test(said) && nothingLeftLengthAt(behind, 0) > 2;
  const isOver = isHeld || tellsItIsOver(behind, before);
  return isOver && (SAYS_NO.test(said) || namesBack(behind, before)) ? length : 0;
}

/** "Dave booked it | buy bread": how many words stand in front of the next deed, where "it" parts them; else 0. */
function lengthBeforeNext(words: readonly Word[]): number {
  const near = words.slice(0, NEAR);
  const at = near.findIndex(
    ({ key, comma }, place) => !comma && BACK.test(key) && opensWithVerb(words, place + 1, 'front'),
  );
  return at > 1 ? at + 1 : 0;
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
    const whole = nothingLeftLengthAt(words, from) || lengthBeforeNext(words.slice(from));
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
