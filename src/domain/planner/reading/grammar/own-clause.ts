import { DETERMINERS, NO_VERB_AFTER, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_DAY, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { FOLK, KIN, OFFICES, OTHER_PEOPLE } from '../../data/people.ts';
import { RARE_VERBS } from '../../data/more-verbs.ts';
import { DOES_ONLY, MANY_DO, NAMES_TOO, SOMEONE_DOES } from '../../data/told-verbs.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isAgent, isLiving } from './living.ts';
import { isVerb } from './verbs.ts';

const LONGEST_SUBJECT = 6;
const OBJECT =
  /^(?:the|a|an|my|your|his|her|our|their|its|this|that|these|those|me|us|him|them|it|hers|theirs|mine|ours|every|all|nothing|everything|everyone)$/u;
const WHEN = new RegExp(
  String.raw`^(?:today|tonight|tomorrow|late|early|nights|weekends|always|every|until|till|on|in|at|with|for|this|next|${A_DAY}|${A_SHORT_WEEKDAY})$`,
  'u',
);
const PLACE = /^(?:of|in|on|at|with|from|for|by|under|behind|upstairs|downstairs|next|to)$/u;
const NO_SUBJECT =
  /^(?:who|which|that|that's|what|when|where|why|how|if|whether|because|since|so|and|or|but|not|to|before|after|until|till|as|than|like|about|every|each|no|any|nobody|nothing|everything|re|per)$/u;
/** "The new bed level works", and no road works. */
const WORKS_NOW = /^(?:|again|now|fine|well|great|perfectly|properly|better)$/u;
const OF_WORKS =
  /^(?:road|gas|water|building|art|plumbing|electrical|engineering|roof|drainage|street|metal|brick|fire|half|one|never|nothing)$/u;
const ADVERB = /^(?:always|never|still|finally|also|just|only|usually|often|already|all|both)$/u;
const ENDS = /^(?:come|go|think|know|say|smoke|shout)$/u;
const LAST_NAME = /^\p{Lu}\p{Ll}+$/u;

function isName(word: Word | undefined): boolean {
  return word !== undefined && LAST_NAME.test(word.raw) && !DETERMINERS.has(word.key);
}

/** "The cake Ivy wants", "food mum likes", "the book she reads": a second somebody, of whom the rest only describes the thing. */
function isSecond(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const before = keyAt(words, at - 1);
  if (SUBJECT_PRONOUNS.has(key)) return true;
  if (DETERMINERS.has(key)) return !PLACE.test(before);
  if (DETERMINERS.has(before) || PLACE.test(before) || before.endsWith("'s")) return false;
  return isName(words[at]) ? !isName(words[at - 1]) && !KIN.has(before) : KIN.has(key);
}

/** Whether the words in front of this place name one thing or somebody, of which something can be said. */
function isSubject(words: readonly Word[], end: number): boolean {
  if (end < 1 || end > LONGEST_SUBJECT) return false;
  const last = keyAt(words, end - 1);
  if (
    (NO_VERB_AFTER.has(last) && !/^(?:one|ones)$/u.test(last)) ||
    /^\p{Ll}+ly$/u.test(words[end - 1]?.raw ?? '')
  )
    return false;
  for (let at = 0; at < end; at++) {
    const word = words[at];
    if (word === undefined || word.comma || !/^\p{L}/u.test(word.raw)) return false;
    if (NO_SUBJECT.test(word.key) || (at > 0 && isSecond(words, at))) return false;
    if (at > 0 && PLACE.test(word.key) && !DETERMINERS.has(keyAt(words, 0))) return false;
  }
  return !SUBJECT_PRONOUNS.has(keyAt(words, 0));
}

/** The word that says who or what it is: "my sister in law" is a sister. */
function headOf(words: readonly Word[], end: number): Word | undefined {
  const place = words.findIndex(({ key }, at) => at > 0 && at < end && PLACE.test(key));
  return words[(place > 0 ? place : end) - 1];
}

function isSomebody(words: readonly Word[], end: number): boolean {
  const head = headOf(words, end);
  if (head === undefined) return false;
  if (isLiving(head.key) || OFFICES.has(head.key) || isAgent(head.key)) return true;
  return isName(head) && !isVerb(head.key);
}

/** "Parents", "customers", "people": more than one of them. */
function areMany(words: readonly Word[], end: number): boolean {
  const head = headOf(words, end)?.key ?? '';
  const isGroup = /^(?:people|children|couple|men|women|folk)$/u.test(head);
  return isGroup ||
    (head.endsWith('s') && isLiving(head)) ||
    OTHER_PEOPLE.has(head) ||
    FOLK.has(head)
    ? isGroup || head.endsWith('s')
    : head.endsWith('s') && isAgent(head);
}

/** "Brings pie", "shuts weekends", "covers the queue": what one does; the subject ends in front of "always" and "finally". */
function doesHere(words: readonly Word[], at: number, end: number): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (!/[^s']s$/u.test(key) || words[at - 1]?.key.endsWith("'s") === true) return false;
  const takes = OBJECT.test(next) || isName(words[at + 1]);
  if (key === 'works' && WORKS_NOW.test(next))
    return end > 1 && !OF_WORKS.test(keyAt(words, end - 1)) && isSubject(words, end);
  if (DOES_ONLY.has(key) || (NAMES_TOO.has(key) && takes)) return isSubject(words, end);
  if (!isSubject(words, end) || !isSomebody(words, end)) return false;
  const isDeed = [key.slice(0, -1), key.slice(0, -2)].some(
    (base) => isVerb(base) || RARE_VERBS.has(base),
  );
  return (isDeed && OBJECT.test(next)) || (SOMEONE_DOES.has(key) && WHEN.test(next));
}

/** "My parents think I hand it in", "the carpet people come in december". */
function manyDoHere(words: readonly Word[], at: number, end: number): boolean {
  const next = keyAt(words, at + 1);
  const isTold =
    MANY_DO.has(keyAt(words, at)) && next !== 'to' && (next !== '' || ENDS.test(keyAt(words, at)));
  return isTold && areMany(words, end) && isSubject(words, end);
}

/** Where the subject ends of which something is told; 0 when the words are no sentence. */
function subjectEnd(words: readonly Word[]): number {
  const most = Math.min(LONGEST_SUBJECT + 2, words.length - 1);
  for (let at = 1; at <= most; at++) {
    const end = ADVERB.test(keyAt(words, at - 1)) ? at - 1 : at;
    if (doesHere(words, at, end) || manyDoHere(words, at, end)) return end;
  }
  return 0;
}

/**
 * Whether the words are a sentence with a subject of its own and what that does: "Bea fires the second load",
 * "the shop shuts weekends". Things with what describes them ("the cake Ivy wants") are none.
 */
export function isOwnClause(words: readonly Word[]): boolean {
  return subjectEnd(words) > 0;
}

/** "Raj covers the support queue": such a sentence of somebody; what keeps doing something may be a card reader. */
export function isDoneBySomebody(words: readonly Word[]): boolean {
  const end = subjectEnd(words);
  return end > 0 && isSomebody(words, end) && !words.some(({ key }) => key === 'keeps');
}
