import { bare, keysOf } from '../../words/phrase-text.ts';
import { type Day } from '../../../calendar/day.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { arriveToday } from '../dates/hours.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isDeedOfOthers } from '../told/others-deeds.ts';
import { seeTo, stateAt } from '../implied/see-to.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';

const MAX_NAME = 7;
const OPENS_DATE = new RegExp(
  String.raw`^(?:on|in|by|before|at|the|this|next|of|from|around|about|${A_SHORT_WEEKDAY})$`,
  'u',
);
const HAS_PREPOSITION =
  /^(?:on|in|by|before|at|this|next|today|tonight|tomorrow|from|around|about)$/u;
const LINK =
  /^(?:is|are|falls?|(?:is|are) (?:on|due|now|dated|actually|already|also)|will be|'s)$/u;
const HAPPENS =
  /^(?:starts?|begins?|opens?|go(?:es)? (?:live|out|up|on)|comes? (?:out|in|round|up)|comes?|arrives?|lands?|leaves?|returns?|ends?|happens?|takes? place|kicks? off|flies|fly|gets? (?:here|in|back))\b/u;
/** "Lou opens hers in january": done to a thing. */
const OBJECT = /^(?:hers|his|theirs|mine|ours|it|them|me|us|him|her)$/u;
const ARRIVE = /^(?:arrive|land)$/u;
const RUNS_OUT =
  /^(?:(?:will |is going to |is about to )?(?:runs?|running) out|expires?|lapses?|ends|closes|will (?:end|lapse|expire))\b/u;

/** "The" and "Rent" began a sentence; behind "for" they are small. */
function within(words: readonly Word[]): readonly Word[] {
  const isPlain = ({ key }: Word): boolean => DETERMINERS.has(key) || VERB_FOR_NOUN.has(key);
  return words.map((word, at) => (at === 0 && isPlain(word) ? { ...word, raw: word.key } : word));
}

/** Where the last date of the words begins, with its "on the"; 0 when there is none behind the first word. */
function dateAt(words: readonly Word[], today: Day): number {
  if (arriveToday(words) && dueDays(words, today) === null)
    return words.findIndex(({ key }) => ARRIVE.test(key)) + 1;
  let at = words.length - 1;
  while (at > 0 && dueDays(words.slice(at), today) === null) at--;
  while (at > 1 && OPENS_DATE.test(keyAt(words, at - 1))) at--;
  return at;
}

function isName(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MAX_NAME &&
    !ARRIVE.test(keyAt(words, words.length - 1)) &&
    !SUBJECT_PRONOUNS.has(keyAt(words, 0)) &&
    !hasFiniteVerb(words)
  );
}

function readyFor(name: readonly Word[], when: readonly Word[]): string {
  const on = HAS_PREPOSITION.test(keyAt(when, 0)) ? '' : 'on ';
  return `Get ready for ${bare(within(name))} ${on}${bare(when)}`;
}

/** "The exhibition is in five weeks", "carols are on the 13th". */
function fromBeing(head: readonly Word[], when: readonly Word[]): string | null {
  for (const length of [1, 2]) {
    const name = head.slice(0, -length);
    if (isName(name) && LINK.test(keysOf(head.slice(-length)))) return readyFor(name, when);
  }
  return null;
}

/** "The night nurse starts on the 1st", "my pills will run out on the 2nd". */
function fromHappening(words: readonly Word[], at: number): string | null {
  for (let verb = 1; verb < Math.min(at, MAX_NAME + 1); verb++) {
    const name = words.slice(0, verb);
    const told = keysOf(words.slice(verb, at));
    if (RUNS_OUT.test(told) && isName(name)) return seeTo(name, words.slice(verb));
    const isDone = OBJECT.test(keyAt(words, verb + 1));
    if (HAPPENS.test(told) && !isDone && isName(name)) return readyFor(name, words.slice(at));
  }
  return null;
}

/** "We pick up the puppy on Friday", "we have a meeting with the head on Monday". */
function fromWe(words: readonly Word[]): string | null {
  const isLong = keyAt(words, 0) === 'we';
  const going = keyAt(words, 0) === "we're" ? baseOfGerund(keyAt(words, 1)) : null;
  if (going !== null) return `Get ready to ${going} ${bare(words.slice(2))}`;
  const isHad =
    /^(?:have|got)$/u.test(keyAt(words, 1)) && /^(?:an?|the|our)$/u.test(keyAt(words, 2));
  if (isLong && isHad) return `Get ready for ${bare(words.slice(2))}`;
  const opensDeed =
    isVerb(keyAt(words, 1)) || /^(?:leave|go|fly|move|host)$/u.test(keyAt(words, 1));
  return isLong && opensDeed ? `Get ready to ${bare(words.slice(1))}` : null;
}

function isForm(key: string): boolean {
  return /(?:ed|en)$/u.test(key) && baseOfPast(key) !== null;
}

/** "Mum has the kids tuesday" is no event of hers. */
const IS_WITH_THEM = /^(?:the|my|our|your|them|it|him|both|all)$/u;

/** "My girlfriend has her birthday on the 24th". */
function fromHaving(words: readonly Word[], at: number): string | null {
  const has = words.findIndex((word) => word.key === 'has');
  const owner = words.slice(0, has);
  const from = /^(?:a|an|her|his|their)$/u.test(keyAt(words, has + 1)) ? has + 2 : has + 1;
  const event = words.slice(from, at);
  if (IS_WITH_THEM.test(keyAt(words, has + 1))) return null;
  if (has < 1 || has > 3 || event.length === 0 || event.length > 4 || !isName(owner)) return null;
  if (
    keyAt(words, has + 1) === 'to' ||
    hasFiniteVerb(event) ||
    event.some(({ key }) => isForm(key))
  )
    return null;
  return `Get ready for ${bare(within(owner))}'s ${bare(event)} ${bare(words.slice(at))}`;
}

/** "The pump on the borehole is tripping": what goes on with a thing, and is no event. */
function fromState(words: readonly Word[]): string | null {
  const is = words.findIndex((word) => /^(?:is|are|keeps)$/u.test(word.key));
  const thing = words.slice(0, is);
  const isGoingOn = keyAt(words, is + 1).endsWith('ing') && is > 1 && is <= MAX_NAME;
  if (isDeedOfOthers(words)) return null;
  if (!isGoingOn || !DETERMINERS.has(keyAt(words, 0)) || asksNothing(thing)) return null;
  const end = words.findIndex(
    (word, at) => at > is && (word.comma || /^(?:and|so|but|because|if)$/u.test(word.key)),
  );
  return seeTo(thing, words.slice(is, end > 0 ? end : words.length));
}

/** "The studio lease is up Dec 31": what is told of a thing, and is no event. */
function fromThing(words: readonly Word[]): string | null {
  const at = stateAt(words);
  const thing = words.slice(0, at);
  const isOwed = /^(?:has|have|needs?) to$/u.test(keysOf(words.slice(at, at + 2)));
  if (isDeedOfOthers(words)) return null;
  if (at === 0 || !(isOwed || DETERMINERS.has(keyAt(words, 0))) || asksNothing(thing)) return null;
  return seeTo(thing, words.slice(at));
}

/** "…, I refuse", "… or Linda will write": what is said behind the event. */
function opensRemark(words: readonly Word[], at: number): boolean {
  const isClause = /^(?:and|so|but|because|if|or|which|who)$/u.test(keyAt(words, at));
  const isTold = SUBJECT_PRONOUNS.has(keyAt(words, at));
  return isClause || (isTold && words[at - 1]?.comma === true);
}

/**
 * What to do about something that comes on a day: "Get ready for payroll on Friday". Null for what
 * others do and for what is no event.
 */
export function taskOfEvent(said: readonly Word[], today: Day): string | null {
  const end = said.findIndex((_, place) => place > 1 && opensRemark(said, place));
  const words = end > 0 ? said.slice(0, end) : said;
  const at = dateAt(words, today);
  if (at === 0) return fromState(words);
  const head = words.slice(0, at);
  if (isName(head)) return sayTask(words);
  return (
    fromBeing(head, words.slice(at)) ??
    fromHappening(words, at) ??
    fromWe(words) ??
    fromHaving(words, at) ??
    fromState(words) ??
    fromThing(words)
  );
}
