import { CLOSE_ONES, KIN } from '../../data/people.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_DAY, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isOwnClause } from './own-clause.ts';
import { isThirdPerson, isToldPast } from './told-forms.ts';
import { baseOfGerund, baseOfPast, isVerb } from './verbs.ts';

const NO_NOUN_OPENS = wordSet(`
i i'm im i've ive they'll he'll she'll it'll we'll you'll they've they're we're you're he's she's that's whoever he she we they you it it's i'd nobody everything who why how what when here that's there's takes costs says seems sounds knows thinks
`);
const FINITE = wordSet(`
is are r was were isn't am been has had does did says said keeps gets got went goes can can't cannot could couldn't will
won't would might should must need needs doesn't didn't don't won want wants hates i'm we're he's she's they're means takes starts came comes
sounds feels seems moves goes arrives sits hangs knows thinks
renews lapses texted emailed messaged died happened fell broke went ate gave took knew saw wrote grew threw drove flew began became stole makes
`);

const BEHIND_PAST = new RegExp(String.raw`^(?:${SEVERAL}|last|yesterday|\d+)$`, 'u');

function isPastHere(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (baseOfPast(key) === null && !key.endsWith('ed')) return false;
  const next = keyAt(words, at + 1);
  if (BEHIND_PAST.test(next)) return true;
  return DETERMINERS.has(next) || /^(?:me|us|him|them|it|about|again)$/u.test(next);
}

const AUX = /^(?:had|has|have|is|are|am|was|were|did|does|do|will|can|could|if|because|yes|no)$/u;
const TELLER = /^(?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|it's|you|you're)$/u;

/** Words that speak of someone, and name no thing first: "had about four hours", "sounds like I left". */
function isTold(words: readonly Word[]): boolean {
  if (AUX.test(keyAt(words, 0)) && words.length > 1) return true;
  if (words.some((word, at) => /\p{L}'s$/u.test(word.key) && isGoing(words, at + 1))) return true;
  if (DETERMINERS.has(keyAt(words, 0))) return false;
  const from = keyAt(words, 0) === 'thank' ? 2 : 0;
  return words.slice(from).some(({ key }) => TELLER.test(key));
}

/** "Tom's doing the photos". */
function isGoing(words: readonly Word[], at: number): boolean {
  return baseOfGerund(keyAt(words, at)) !== null && DETERMINERS.has(keyAt(words, at + 1));
}

/** Whether the words are a noun with what describes it: no verb form that makes a sentence. */
export function isNounPhrase(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > 12) return false;
  if (NO_NOUN_OPENS.has(keyAt(words, 0)) || isTold(words)) return false;
  return !hasFiniteVerb(words);
}

const SOMEONE = /^(?:my|our|his|her|the|everyone|everybody|nobody|mum|mom|dad)$/u;

const BEHIND_IS =
  /^(?:in|at|on|off|out|away|back|down|up|a|an|the|so|very|too|really|not|just|still|already|always|never|gonna|going|only|quite|fine|dead|sound)$/u;

/** "Sister's wedding" is hers. */
const NO_DOING =
  /^(?:wedding|christening|evening|morning|meeting|clothing|bedding|ceiling|earring)$/u;

/** "Owner's in Aruba", "combine's put away": what stands behind says that "'s" is a verb. */
function isShortFor(words: readonly Word[], at: number): boolean {
  if (!/[\p{L}\p{N}]'s$/u.test(keyAt(words, at))) return false;
  const next = keyAt(words, at + 1);
  const behind = keyAt(words, at + 2);
  if (BEHIND_IS.test(next)) return behind !== '' || /^(?:off|out|away|back|down|up)$/u.test(next);
  const isForm = baseOfPast(next) !== null || (/.{3}ing$/u.test(next) && !NO_DOING.test(next));
  return isForm && /^(?:|again|away|back|off|out|up|down|in|at|by|too|already|now)$/u.test(behind);
}

const MANY_LIVE = /^(?:parents|children|people)$/u;
/** Those who come; "guests list" and "in-laws present" are things. */
const CALLERS = /^(?:in-laws|guests|visitors)$/u;
const COMES = /^(?:arrive|land|depart)$/u;

/** "My brother paid for the flights", "boss emailed to say so", "the kids eat at nursery". */
function isSomeoneOf(words: readonly Word[], at: number): boolean {
  const isOwned = /^(?:my|our|his|her|the)$|'s$/u.test(keyAt(words, 0));
  if (at !== 1 + Number(isOwned)) return false;
  const who = keyAt(words, at - 1);
  if (LIVES.has(who)) return isDeed(words, at) || keyAt(words, at) === 'never';
  const isMany = LIVES.has(who.replace(/s$/u, '')) || MANY_LIVE.test(who);
  const key = keyAt(words, at);
  const comes = (isMany || CALLERS.test(who)) && (isPastDeed(key) || COMES.test(key));
  return (comes || (isMany && isVerb(key))) && words.length > at + 1;
}

function isPastDeed(key: string): boolean {
  return !isVerb(key) && (baseOfPast(key) !== null || /[^e]ed$/u.test(key));
}

/** What someone did to a thing may ask to mend it; what they said or paid for does not. */
function isDeed(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (isPastDeed(key))
    return /^(?:at|to|for|with|about|me|us|him|her|them)$/u.test(keyAt(words, at + 1));
  return /[^s']s$/u.test(key) && isVerb(key.slice(0, -1));
}

const LIVES = new Set([...KIN, ...CLOSE_ONES, 'builder', 'plumber', 'cat', 'dog']);

/** "My flatmate never washes up", "my boss shouted at me": what someone does or did. */
function isToldHere(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (isSomeoneOf(words, at)) return true;
  if (!SOMEONE.test(keyAt(words, 0)) || at < 1) return false;
  if (/^(?:never|always)$/u.test(key)) return next !== '';
  if (key === 'still') return /[^s]s$/u.test(next);
  const isPast = (baseOfPast(key) !== null || /[^e]ed$/u.test(key)) && !isVerb(key);
  return isPast && at >= 2 && /^(?:at|up|off|out|over|away|with)$/u.test(next);
}

/** "Derek blames Sandra", "Chef shouted at me": someone, and what was done to someone. */
function isDoneBy(words: readonly Word[], at: number): boolean {
  const isSomeone =
    at === 1 && /^\p{Lu}\p{Ll}+$/u.test(words[0]?.raw ?? '') && !isVerb(keyAt(words, 0));
  if (!isSomeone) return false;
  const key = keyAt(words, at);
  const next = keyAt(words, at + 1);
  if (/[^e]ed$/u.test(key) && key.length > 5)
    return /^(?:at|me|us|him|her|them|everyone)$/u.test(next);
  const isNamed =
    /^\p{Lu}\p{Ll}+/u.test(words[at + 1]?.raw ?? '') ||
    /^(?:me|us|him|them|everyone|my|the)$/u.test(next);
  return (
    isNamed &&
    /[^s']s$/u.test(key) &&
    (isVerb(key.slice(0, -1)) || isVerb(key.slice(0, -2)) || key === 'blames')
  );
}

/** "The dentist who sent a reminder" is the dentist. */
function withoutRelative(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => /^(?:who|which)$/u.test(word.key));
  const isShort = at > 0 && at <= 4 && words.length <= at + 6;
  return isShort && DETERMINERS.has(keyAt(words, 0)) ? words.slice(0, at) : words;
}

/** Whether a verb behind the first word makes a sentence of the words. */
export function hasFiniteVerb(said: readonly Word[]): boolean {
  const words = withoutRelative(said);
  if (words.some((_, at) => isShortFor(words, at))) return true;
  return words.some((_, at) => at > 0 && isFiniteAt(words, at)) || isOwnClause(words);
}

/** "My trousers have split", and no "things I have". */
function isPerfectAt(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  return (
    keyAt(words, at) === 'have' &&
    (baseOfPast(next) !== null || /^(?:been|gone|split|cut|let|come)$/u.test(next))
  );
}

const HAPPENS = /^(?:opens|starts|begins|launches|airs|ends|finishes|closes)$/u;
const BEFORE_WHEN = new RegExp(String.raw`^(?:on|at|this|next|${A_DAY}|${A_SHORT_WEEKDAY})$`, 'u');

/** "The show opens Thursday", "the site launches in two weeks". */
function happensWhen(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  if (!HAPPENS.test(keyAt(words, at)) || at > 5) return false;
  return (
    BEFORE_WHEN.test(next) ||
    (next === 'in' && /s$|^(?:day|week|month|hour)$/u.test(keyAt(words, at + 3)))
  );
}

/** Whether the verb of a sentence stands here, behind its subject. */
export function isFiniteAt(words: readonly Word[], at: number): boolean {
  return (
    FINITE.has(keyAt(words, at)) ||
    (keyAt(words, at) === 'runs' && /^(?:till|until)$/u.test(keyAt(words, at + 1))) ||
    happensWhen(words, at) ||
    isPerfectAt(words, at) ||
    isPastHere(words, at) ||
    isToldHere(words, at) ||
    isDoneBy(words, at) ||
    isThirdPerson(words, at) ||
    (at > 1 && DETERMINERS.has(keyAt(words, 0)) && isToldPast(words, at))
  );
}
