import { CLOSE_ONES, KIN, MEN, ROLES, THEY, TRADES, WOMEN } from '../../data/people.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { skipOpeners } from './action-start.ts';
import { isAgent } from './living.ts';
import { isFiniteAt } from './sentence-shape.ts';
import { baseOfPast, isVerb } from './verbs.ts';

/** Somebody whom the words name, as a title says it: "the woman from the local radio". */
export type Somebody = {
  readonly name: string;
  /** The word for what they are, in small letters. */
  readonly noun: string;
  /** Where they are named. */
  readonly at: number;
};

const OWNS = wordSet('my our his her their the a an one some this that another');
const MOST_BEFORE = 3;
/** Behind somebody: what they do, where they are, or something else. */
const GOES_ON = wordSet(`
who that which whose from at in on with to of for about by and but so or because cos if when while before after as than until till
again back now today tomorrow tonight yesterday still never already just also always only i he she they we it you i'm i've i'll
there here too either downstairs upstairs opposite said says wrote came went took gave has have had hasn't haven't hadn't went
isn't doesn't didn't won't can't couldn't wouldn't will would can could should might must do does did asking waiting wanting coming
first properly maybe please up out off over round along away next one two nicely today's
think thinks want say know meet meets pay keep live expect
`);
const NOT_IN_NAME = wordSet(`
who that which from at in on with to of for about by and but so or because if when while before after as than i he she they we it you
the a an my our his her their this that these those
is are was were be been has have had not no me us him them
`);
const PLACED = /^(?:from|at|in|of|downstairs|upstairs|opposite)$/u;
const MOST_PLACED = 5;
const NO_ARTICLE = /^(?:hr|payroll|work|finance)$/u;

function nounAt(words: readonly Word[], at: number): string {
  return keyAt(words, at).replace(/['’](?:s|re|ve|ll|d)$/u, '');
}

/** "The school | trip" is no school, and "the dentist's | bill" no dentist; "my friend's dog" names the friend. */
function isWhole(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (/['’]s$/u.test(word?.key ?? '') && CLOSE_ONES.has(nounAt(words, at))) return true;
  const next = keyAt(words, at + 1);
  const isOpen = next !== '' && word?.comma !== true && !/[.:;!?…)]$/u.test(word?.raw ?? '');
  if (!isOpen) return true;
  if (next === 'in' && keyAt(words, at + 2) === 'law') return false;
  if (GOES_ON.has(next) || isFiniteAt(words, at + 1)) return true;
  const isPast = baseOfPast(next) !== null || /(?:[^aeious]ed|n't)$/u.test(next);
  return isPast || (/^(?:wants?|needs?|asks?|keeps?|gets?|lets?)$/u.test(next) && at > 0);
}

/** "… from the local radio", "… downstairs". */
function endOfPlace(words: readonly Word[], behind: number): number {
  if (!PLACED.test(keyAt(words, behind))) return behind;
  if (/stairs$|^opposite$/u.test(keyAt(words, behind))) return behind + 1;
  let end = behind + 1;
  while (
    end < words.length &&
    end - behind < MOST_PLACED &&
    words[end - 1]?.comma !== true &&
    !/^(?:who|that|which|and|but|so|if|i|he|she|they|to|about)$/u.test(keyAt(words, end)) &&
    !(end > behind + 1 && (isFiniteAt(words, end) || baseOfPast(keyAt(words, end)) !== null))
  )
    end++;
  return end - behind > 1 && end - behind < MOST_PLACED ? end : behind;
}

const STRANGE = /^(?:woman|lady|girl|man|guy|bloke|boy|lad|chap|fella|people|customer|one)$/u;

function named(words: readonly Word[], at: number, last: number): Somebody {
  const noun = nounAt(words, last);
  const opens = OWNS.has(keyAt(words, at));
  const whose = /^(?:my|our|his|her|their)$/u.test(keyAt(words, at)) ? `${keyAt(words, at)} ` : '';
  const end = STRANGE.test(noun) ? endOfPlace(words, last + 1) : last + 1;
  const before = textOf(words.slice(opens ? at + 1 : at, last));
  const own = withoutEndMarks(words[last]?.raw ?? '').replace(/['’](?:s|re|ve|ll|d)$/u, '');
  const behind = end > last + 1 ? ` ${withoutEndMarks(textOf(words.slice(last + 1, end)))}` : '';
  const article = whose !== '' ? whose : NO_ARTICLE.test(noun) ? '' : 'the ';
  const called = article === '' || /^\p{Lu}{2,}/u.test(own) ? own : own.toLowerCase();
  return { name: `${article}${before === '' ? '' : `${before} `}${called}${behind}`, noun, at };
}

/** Whether a noun names somebody, and what stands behind it. */
type IsOne = (key: string, behind: string) => boolean;

function lastOfName(words: readonly Word[], from: number, isOne: IsOne): number {
  for (let at = from; at < Math.min(words.length, from + MOST_BEFORE + 1); at++) {
    if (isOne(nounAt(words, at), keyAt(words, at + 1)) && isWhole(words, at)) return at;
    const key = keyAt(words, at);
    if (NOT_IN_NAME.has(key) || words[at]?.comma === true || /['’]s$/u.test(key)) return -1;
  }
  return -1;
}

/** "He's not a bad guy", "as a friend": what somebody is. */
const SAYS_WHAT = /^(?:is|was|be|been|not|such|as|like|i'm|im|(?:he|she|who|it|that)(?:'s|s))$/u;

function allNamed(words: readonly Word[], isOne: IsOne): Somebody[] {
  const found: Somebody[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!OWNS.has(keyAt(words, at)) || SAYS_WHAT.test(keyAt(words, at - 1))) continue;
    const last = lastOfName(words, at + 1, isOne);
    if (last < 0) continue;
    found.push(named(words, at, last));
    at = last;
  }
  return found;
}

function isRole(key: string): boolean {
  const isOf = [ROLES, CLOSE_ONES, TRADES, KIN, WOMEN, MEN].some((some) => some.has(key));
  return isOf && !/^(?:clients|neighbours)$/u.test(key);
}

/** What only somebody does, so that "my test knitter" and "one user" are known for people. */
const ONLY_PEOPLE_DO =
  /^(?:asked|wrote|said|says|offered|promised|told|emailed|texted|rang|lent|thinks|sent|reckons)$/u;

function isRoleOrDoer(key: string, behind: string): boolean {
  return isRole(key) || (ONLY_PEOPLE_DO.test(behind) && isAgent(key));
}

/** "Cousin wants me to come": one of the writer's own, without "my". */
function bareRole(words: readonly Word[]): Somebody[] {
  const at = skipOpeners(words, 0);
  const isOne = CLOSE_ONES.has(keyAt(words, at)) && !OWNS.has(keyAt(words, at - 1));
  const isTold = WANTS.test(keyAt(words, at + 1)) || ONLY_PEOPLE_DO.test(keyAt(words, at + 1));
  const noun = keyAt(words, at);
  return isOne && isTold ? [{ name: `my ${noun}`, noun, at }] : [];
}

const WANTS = /^(?:wants?|needs?|keeps?|left|is|was|has|still)$/u;

/** The people whom the words call by what they are, one by one: "my lawyer", "the woman from the radio". */
export function rolesIn(words: readonly Word[]): Somebody[] {
  return [...bareRole(words), ...allNamed(words, isRoleOrDoer)];
}

/** "Work asked about Fridays": those at work. */
function isWork(key: string, behind: string): boolean {
  return key === 'work' && /^(?:wants?|asked|rang|called|texted|emailed|said|says)$/u.test(behind);
}

/** "Sponsor wants a draft": who has no article, and opens the sentence. */
function bareSubject(words: readonly Word[]): Somebody[] {
  const from = skipOpeners(words, 0);
  const isDeed = isVerb(keyAt(words, from)) && !isWork(keyAt(words, from), keyAt(words, from + 1));
  if (OWNS.has(keyAt(words, from)) || isDeed) return [];
  const last = lastOfName(words, from, (key, next) => THEY.has(key) || isWork(key, next));
  const behind = keyAt(words, last + 1);
  const isTold =
    isFiniteAt(words, last + 1) ||
    /^(?:they|they're|wants?|needs?|asked|says|said|rang|called|texted|emailed)$/u.test(behind);
  return last >= 0 && last - from < MOST_BEFORE && isTold ? [named(words, from, last)] : [];
}

/** Whom "them" stands for: the people, and the offices that answer as many. */
export function manyIn(words: readonly Word[]): Somebody[] {
  return [...bareSubject(words), ...allNamed(words, (key) => THEY.has(key))];
}
