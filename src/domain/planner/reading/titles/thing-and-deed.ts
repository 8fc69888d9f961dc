import { NEEDS_THING } from '../../data/pointing.ts';
import { A_MONTH, A_WEEKDAY } from '../../data/dates.ts';
import { KIN } from '../../data/people.ts';
import { DETERMINERS, PARTICLES } from '../../data/english-phrases.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { A_TEN, SEVERAL } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { isWhenWord } from '../dates/when-words.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isAgent, isPerson } from '../grammar/living.ts';
import { namesVisitor } from '../grammar/people-named.ts';
import { pronounAt } from '../grammar/pronouns.ts';
import { hasFiniteVerb, isFiniteAt } from '../grammar/sentence-shape.ts';
import { type ReadThought } from '../reading.ts';
import { IS_NAME } from '../implied/see-to.ts';
import { capitalised } from './task-phrase.ts';
import { isKnownName, verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

const LONGEST_NAME = 9;
/** Other verbs that say little without their thing. */
const TAKES_THING = wordSet('put borrow transfer hand redo pick drop move give take bring share');
const BEHIND_THING =
  /^(?:by|before|from|to|with|on|at|in|into|onto|off|for|after|until|online|today|tonight|tomorrow|this|next|again|properly|asap|now|first)$/u;

/** What was only named: its verb was set by a rule. The mark behind it parts it from what follows. */
function nameIn({ words, reading }: ReadThought): readonly Word[] | null {
  if (reading.kind !== 'task' || reading.isEvent === true) return null;
  const name = words.slice(skipOpeners(words, 0));
  const verb = keyAt(wordsOf(reading.title), 0);
  const isSaid = words.some(({ key }) => key === verb);
  const isParted = /[,?]["'”’)]*$/u.test(words.at(-1)?.raw ?? '');
  const isName = name.length > 0 && name.length <= LONGEST_NAME && !hasFiniteVerb(name);
  return isName && isParted && !isSaid ? name : null;
}

/** "Ask the parks lads", and no "shop shuts at six" or "close of business". */
function isDeed({ words, reading }: ReadThought): boolean {
  const isTold = isFiniteAt(words, 1) || /^(?:of|yesterday)$/u.test(keyAt(words, 1));
  const isOver = words.some(({ key }) => key === 'yesterday' || key === 'ago');
  return reading.kind === 'task' && opensWithVerb(words, 0, 'front') && !isTold && !isOver;
}

/** Where the deed leaves room for its thing: behind "print", "write down", and before "by Friday". */
function roomIn(deed: readonly Word[]): number {
  const behind = PARTICLES.has(keyAt(deed, 1)) ? 2 : 1;
  const next = keyAt(deed, behind);
  if (next === '') return keyAt(deed, 0) === 'decide' ? -1 : behind;
  const takes = NEEDS_THING.has(keyAt(deed, 0)) || TAKES_THING.has(keyAt(deed, 0));
  if (!takes) return -1;
  if (BEHIND_THING.test(next)) return behind;
  return BEHIND_THING.test(keyAt(deed, 1)) ? 1 : -1;
}

/** "Tuner, ring him", "library books, take them in": of whom or what is spoken. */
function isForThing(thing: readonly Word[], pronoun: string): boolean {
  const last = thing.at(-1)?.key ?? '';
  const isSomebody = isPerson(last) || isAgent(last) || isName(thing);
  if (/^(?:him|her)$/u.test(pronoun)) return isSomebody;
  return pronoun === 'them' && !isSomebody && /[^s]s$/u.test(last);
}

function isName(thing: readonly Word[]): boolean {
  if (isKnownName(thing.map(({ key }) => key))) return false;
  return thing.length <= 2 && thing.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
}

/** "Open the letter", "order chicken x 3 from the deli"; "call Ray (dumpster swap)" where the deed has a thing of its own. */
function titleOf(name: readonly Word[], deed: readonly Word[]): string {
  const comma = name.findIndex((word) => word.comma);
  const more = comma < 0 ? '' : withoutEndMarks(textOf(name.slice(comma + 1)));
  if (more !== '') return `${titleOf(name.slice(0, comma + 1), deed)} (${more})`;
  const thing = wordsOf(withoutEndMarks(textOf(name)));
  const isForIt = isForThing(thing, keyAt(deed, 1));
  const at = isForIt ? 1 : namesVisitor(thing) ? -1 : pronounAt(deed);
  const isOne = keyAt(deed, at) === 'one';
  if (at === 1 && !isOne)
    return capitalised(textOf([...deed.slice(0, 1), ...thing, ...deed.slice(2)]));
  const room = roomIn(deed);
  return capitalised(
    room > 0
      ? textOf([...deed.slice(0, room), ...thing, ...deed.slice(room)])
      : `${textOf(deed)} (${textOf(thing)})`,
  );
}

/** They ask for another word, or are said of somebody. */
const ALONE =
  /^(?:go|see|be|do|say|think|decide|relax|rest|wait|come|stay|sleep|breathe|ask|tell|keep|let|sit)$/u;
const POINTS = /^(?:it|them|him|her|that)$/u;
const COUNTS = new RegExp(String.raw`^(?:\d+|${SEVERAL}|${A_TEN})$`, 'u');

/** What is done to things, wherever its words go on. */
const DONE_TO_THINGS = wordSet(`
cut trim fill type paint count plan tidy bag soak bake swap switch stick pin hang lock check test stack load unload pack
unpack tape oil grease rinse dry wipe dust hoover mop sweep polish chop freeze defrost water weed prune mow plant mark grade
`);
/** "Drug test: clean" says how it was. */
const IS_STATE = /^(?:clean|clear|empty|level|dry|open|test|check)$/u;
const SAYS_ON = /^(?:about|re|back)$/u;

function saysWhen(words: readonly Word[], at: number): boolean {
  return !DETERMINERS.has(keyAt(words, at)) && isWhenWord(keyAt(words, at));
}

/** "Fill in", "cut", "ring" and what stands behind: where the deed leaves room for the thing it is done to, or the person; -1 where it leaves none. */
function roomForNamed(deed: readonly Word[], named: readonly Word[]): number {
  const verb = keyAt(deed, 0);
  const last = named.at(-1)?.key ?? '';
  const isNoThing = named.every(
    ({ key }) => isWhenWord(key) || /^(?:me|us|not|no|yes)$/u.test(key),
  );
  const isDeedItself = opensWithVerb(named, 0, 'front') && /^\p{Lu}/u.test(named[1]?.raw ?? '');
  if (isNoThing || isDeedItself) return -1;
  if (isPerson(last) || isAgent(last) || isName(named) || /^(?:kids|boys|girls)$/u.test(last)) {
    const goesOn = BEHIND_THING.test(keyAt(deed, 1)) || SAYS_ON.test(keyAt(deed, 1));
    return ASKED.test(verb) && (goesOn || saysWhen(deed, 1)) ? 1 : -1;
  }
  if (!NEEDS_THING.has(verb) && !DONE_TO_THINGS.has(verb)) return -1;
  const behind = PARTICLES.has(keyAt(deed, 1)) ? 2 : 1;
  const next = keyAt(deed, behind);
  if (next === '') return behind > 1 || !IS_STATE.test(verb) ? behind : -1;
  return BEHIND_THING.test(next) || saysWhen(deed, behind) ? behind : -1;
}

/** "Open letter from dwp" of "letter from dwp" and "open it", "soak feet", "print sixty hymn sheets", "cut plinths to length"; null where the deed does not point at the thing. */
export function deedOnThing(deed: string, thing: string): string | null {
  const [verb, object, ...more] = wordsOf(deed);
  if (verb === undefined || !isVerb(verb.key)) return null;
  const named = wordsOf(thing);
  const name = isName(named) ? thing : lowerFirst(thing);
  if (object === undefined && STRONG_VERBS.has(verb.key) && !ALONE.test(verb.key))
    return `${withoutEndMarks(verb.raw)} ${name}`;
  const room = roomForNamed(wordsOf(deed), named);
  if (room > 0) {
    const said = wordsOf(withoutEndMarks(deed)).map(({ raw }) => raw);
    return [...said.slice(0, room), name, ...said.slice(room)].join(' ');
  }
  if (object === undefined) return null;
  if (POINTS.test(object.key)) {
    const isSomebody = isPerson(named.at(-1)?.key ?? '') || isName(named);
    if (/^(?:him|her)$/u.test(object.key) !== isSomebody) return null;
    if (object.key === 'that' && more[0] !== undefined && !PARTICLES.has(more[0].key)) return null;
    const mark = /[,.!?]+$/u.exec(object.raw)?.[0] ?? '';
    return [verb.raw, `${name}${mark}`, ...more.map(({ raw }) => raw)].join(' ');
  }
  return COUNTS.test(withoutEndMarks(object.raw).toLowerCase()) &&
    more.length === 0 &&
    named.length <= 3
    ? `${verb.raw} ${withoutEndMarks(object.raw)} ${name}`
    : null;
}

const NAMES_TIME = new RegExp(`^(?:${A_MONTH}|${A_WEEKDAY})$`, 'u');
/** What is practised or cancelled in one word is called by its name: "French", "Netflix". */
const OF_NAMES = /^(?:Practise|Cancel)$/u;

/** "Hymn sheets" within a sentence; "Dad's jumper", "March rent" and what nobody knows, as "Monzo card", stay. */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = keysOf(wordsOf(text)).split(' ');
  const isThing = isVerb(first) || isKnownName([first]) || isKnownName([first, second]);
  const isName =
    KIN.has(first) ||
    FIRST_NAMES.has(first) ||
    NAMES_TIME.test(first) ||
    IS_NAME.test(first) ||
    OF_NAMES.test(verbOfNoun([first])?.verb ?? '');
  const isCapital = /^\p{Lu}\p{Ll}+(?!\S*['’])/u.test(text);
  return isThing && !isName && isCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What is done to people, and needs to say to whom. */
const ASKED = /^(?:chase|ring|call|phone|email|text|message|remind|nudge|ask|hassle)$/u;
const DID_NOT = /^(?:never|still|hasn't|haven't|hasnt|havent|didn't|didnt|not)$/u;
const MOST_WHO = 4;

/** "Landlord never replied about the mould, chase": who did not, and about what, is the deed's. */
function whoDidNot({ words, reading }: ReadThought): readonly Word[] | null {
  const who = words.slice(skipOpeners(words, 0));
  const end = who.findIndex(({ key }) => DID_NOT.test(key));
  if (reading.kind !== 'fact' || end < 1 || end > MOST_WHO || hasFiniteVerb(who.slice(0, end)))
    return null;
  const about = who.findIndex(({ key }) => /^(?:about|re)$/u.test(key));
  return [...who.slice(0, end), ...(about > end ? who.slice(about) : [])];
}

function deedWithThing(named: ReadThought, deed: ReadThought): ReadThought | null {
  const areEnglish = named.language === 'en' && deed.language === 'en';
  if (!areEnglish || !isDeed(deed)) return null;
  const isAlone = deed.words.length === 1 && ASKED.test(keyAt(deed.words, 0));
  const who = isAlone ? whoDidNot(named) : null;
  const name = who ?? nameIn(named);
  if (name === null) return null;
  const title = titleOf(name, wordsOf(withoutEndMarks(textOf(deed.words))));
  return { ...deed, words: [...named.words, ...deed.words], reading: { kind: 'task', title } };
}

/**
 * "Smoke alarms, test the lot", "dumpster swap, call Ray": a line that names a thing and says at once
 * what is to be done is one step.
 */
export function withDeedsOfThings(thoughts: readonly ReadThought[]): ReadThought[] {
  const joined: ReadThought[] = [];
  const lines = new Map<number, ReadThought[]>();
  for (const thought of thoughts)
    lines.set(thought.line, [...(lines.get(thought.line) ?? []), thought]);
  for (const own of lines.values()) joined.push(...withDeedOfThing(own));
  return joined;
}

/** The thing and the deed of one line, with nothing but what is told of them beside them. */
function withDeedOfThing(own: readonly ReadThought[]): readonly ReadThought[] {
  const [named, deed, ...others] = own.filter(({ reading }) => reading.kind !== 'fact');
  if (own.length === 2 && own[0] !== undefined && own[1] !== undefined) {
    const one = deedWithThing(own[0], own[1]);
    return one === null ? own : [one];
  }
  if (named === undefined || deed === undefined || others.length > 0 || own[0] !== named)
    return own;
  const one = deedWithThing(named, deed);
  return one === null ? own : [one, ...own.filter((told) => told !== named && told !== deed)];
}
