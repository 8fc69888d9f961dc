import { CONTEXTS } from '../data/contexts.ts';
import { CLOSE_ONES, MEN, WOMEN } from '../data/people.ts';
import { type Item } from '../reading/item.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { wordsOf } from '../words/words.ts';
import { verbOfNoun } from '../reading/grammar/verb-of-noun.ts';
import { TEXT_LIMITS, wordCount } from '../words/word-limits.ts';
import { mainAreaOf, nameOfAreas } from './area-names.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { isSoon } from './rock-names.ts';
import { inOrder } from './shaping-order.ts';
import { contextOf } from './task-context.ts';
import { fullerName, isClearName, isWholeName, thingOf } from './thing-name.ts';

const MAX_NAMED = 3;
/** "Tell her" says too little without what. */
const MIN_NAME_WORDS = 2;

function joined(names: readonly string[], language: string): string {
  const [first = '', ...others] = names;
  const small = [
    first,
    ...others.map((name) => (isCommonName(name, language) ? lower(name) : name)),
  ];
  const last = small.at(-1) ?? '';
  return small.length < 2
    ? first
    : `${small.slice(0, -1).join(', ')} ${labelsOf(language).and} ${last}`;
}

const AREA =
  /^(?:work|home|house|flat|life|study|school|uni|band|garden|family|kids|health|money|admin|errands|calls|office|people|later|urgent|today|tomorrow|me|mum|dad|mom|apartment|shop)$/u;

/** "Garden" stands within a row as "garden"; "Client B", "Thursday" and "Farida" stay names. */
function isCommonName(name: string, language: string): boolean {
  if (!/^\p{Lu}\p{Ll}[^\p{Lu}\d]*$/u.test(name)) return false;
  if (language !== 'en') return language !== 'de';
  const words = wordsOf(name).map(({ key }) => key);
  return (
    AREA.test(words[0] ?? '') || words.length > 2 || verbOfNoun(words) !== null || PLACES.has(name)
  );
}

/** The names of the contexts: "Errands", "Loose ends". */
const PLACES: ReadonlySet<string> = new Set(CONTEXTS.map((context) => context.name));

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const ALL_SHOWN = 3;
const MIXED_FROM = 7;

/** What is due or urgent names a mountain by itself. */
function isPressing(item: Item): boolean {
  return item.urgent || isSoon(item);
}

/** Whether a name stands whole within another: "sister" in "sister's wedding". */
function isWithinName(name: string, other: string): boolean {
  const theirs = new Set(wordsOf(other).map(({ key }) => key.replace(/['’]s$/u, '')));
  return wordsOf(name).every(({ key }) => theirs.has(key));
}

/** The first things by their names, as the person calls them: "Gas bill, dentist and more". */
function nameOfThings(items: readonly Item[]): string | null {
  const named = inOrder(items).flatMap((item) => {
    const name = thingOf(item);
    return name === null
      ? []
      : [{ name: fullerName(name, item), isClear: isClearName(name, item) }];
  });
  const clear = named.filter(({ isClear }) => isClear);
  const told =
    clear.length > 1 ? clear : named.filter(({ name, isClear }) => isClear || isWholeName(name));
  const all = [...new Set(told.map(({ name }) => name))];
  // "The sister's wedding" says the sister as well.
  const things = all.filter(
    (name) => !all.some((other) => other !== name && isWithinName(name, other)),
  );
  const [first, second, third] = things;
  const { and, more } = labelsOf(items[0]?.language ?? 'en');
  if (first === undefined) return null;
  if (second === undefined) {
    const hasPlaces = items.length > ALL_SHOWN && new Set(items.map(contextOf)).size > 1;
    return hasPlaces && !items.some(isPressing) ? null : capitalised(`${first} ${more}`);
  }
  if (things.length === ALL_SHOWN && items.length === ALL_SHOWN && third !== undefined) {
    const whole = capitalised(`${first}, ${second} ${and} ${third}`);
    if (wordCount(whole) <= TEXT_LIMITS.mountainTitle.words) return whole;
  }
  const isAll = items.length === 2;
  return capitalised(isAll ? `${first} ${and} ${second}` : `${first}, ${second} ${more}`);
}

/** What a mountain of small things holds: in English the areas of a life that it is about. */
export function nameOfSmallThings(items: readonly Item[]): string {
  const language = items[0]?.language ?? 'en';
  if (items.some((item) => item.language !== language)) return labelsOf(language).mountain;
  if (language !== 'en') return nameOfThings(items) ?? nameOfPlaces(items);
  const { mountain, mixed } = labelsOf(language);
  const isFew = items.length <= MIXED_FROM;
  const main = items.length >= ALL_SHOWN ? mainAreaOf(items) : null;
  return (
    main?.name ??
    nameOfFewThings(items) ??
    nameOfAreas(items) ??
    nameOfKnownThings(items) ??
    (isFew ? mountain : mixed)
  );
}

/** Whom a step is said to, and not what it is about; "dentist" is where one goes. */
const IS_SOMEBODY = new Set([...CLOSE_ONES, ...WOMEN, ...MEN]);

/** Where nothing is shared, the things whose names anybody knows: "Dentist, gate and more". */
export function nameOfKnownThings(items: readonly Item[]): string | null {
  const known = items.filter((item) => {
    const name = thingOf(item);
    const keys = wordsOf(name ?? '').map(({ key }) => key);
    return verbOfNoun(keys) !== null && !IS_SOMEBODY.has(keys.at(-1) ?? '');
  });
  const [first, second] = inOrder(known);
  if (first === undefined || second === undefined) return null;
  const name = nameOfThings([first, second]);
  const { and, more } = labelsOf('en');
  return name?.includes(` ${and} `) === true ? `${name.replace(` ${and} `, ', ')} ${more}` : null;
}

/** So few that their names are the plan: "Gas bill and dentist". */
function nameOfFewThings(items: readonly Item[]): string | null {
  const isClear = items.every((item) => {
    const name = thingOf(item);
    return name !== null && isClearName(name, item);
  });
  return items.length <= ALL_SHOWN && isClear ? nameOfThings(items) : null;
}

/** Where small things are done: "Calls, errands and home". */
export function nameOfPlaces(items: readonly Item[]): string {
  const language = items[0]?.language ?? 'en';
  if (items.some((item) => item.language !== language)) return labelsOf(language).mountain;
  const names = [...grouped(items, (item) => contextOf(item)?.name ?? '')]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);
  const shown = names.slice(0, MAX_NAMED);
  if (shown.length === 0) return labelsOf(language).mountain;
  // Cut short, "people to call" would be "people".
  const all = joined(shown, language);
  const fits = shown.length < 2 || wordCount(all) <= TEXT_LIMITS.mountainTitle.words;
  return fits ? all : joined(shown.slice(0, -1), language);
}

/** The name of a mountain for things under several short headings, and things under none. */
export function nameOfMixed(items: readonly Item[]): string {
  const headings = [...new Set(items.flatMap((item) => item.headings.slice(0, 1)))];
  const loose = items.filter((item) => item.headings.length === 0);
  const language = items[0]?.language ?? 'en';
  const isMostlyLoose = loose.length > (items.length - loose.length) * 3;
  if (headings.length === 0 || isMostlyLoose) return nameOfSmallThings(items);
  const named = headings.map(capitalised).slice(0, MAX_NAMED);
  return loose.length === 0 || named.length === MAX_NAMED
    ? joined(named, language)
    : `${named.join(', ')} ${labelsOf(language).more}`;
}

/** A thing that the planner gave its verb is called by its name: "Taxes, due before the 24th". */
export function nameOfProject(title: string): string {
  const named = /^(?:work on|do|sort out|finish(?= [^,]{2,40}, (?:due|overdue)))\s+(\S.*)$/iu.exec(
    title,
  );
  return capitalised(withoutClause(named?.[1] ?? title));
}

const REASON =
  /,? (?:because|so that|since|before (?:that|this|then|i|we|it|he|she|they)|when i|while i|until i)(?!\p{L}).*$/iu;
const CONTENT = /(?<! is| the),? (?:that|what|which|whether|if)(?![\p{L}'’]).*$/iu;

/** "Redo my CV because it still says I'm employed": why, and what is too long, stands beneath it. */
export function withoutClause(title: string): string {
  const short = title.replace(REASON, '');
  const bare = wordCount(short) > 1 ? short : title;
  const isLong = wordCount(bare) > TEXT_LIMITS.mountainTitle.words;
  const shorter = isLong ? bare.replace(CONTENT, '') : bare;
  return wordCount(shorter) > MIN_NAME_WORDS ? shorter : bare;
}
