import { DETERMINERS } from '../data/english-phrases.ts';
import { isVerb } from '../reading/verbs.ts';
import { STRONG_VERBS } from '../data/english-verbs.ts';
import { VERB_FOR_NOUN } from '../data/verb-for-noun.ts';
import { type Item } from '../reading/item.ts';
import { capitalised } from '../reading/task-phrase.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { TEXT_LIMITS, wordCount } from '../words/word-limits.ts';
import { keyAt, textOf, wordsOf } from '../words/words.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { inOrder } from './shaping-order.ts';
import { nounSlotOf } from './slots.ts';
import { contextOf } from './task-context.ts';

const MAX_NAMED = 3;

function joined(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const small = [
    first,
    ...others.map((name) => (/^\p{Lu}\p{Ll}/u.test(name) ? lower(name) : name)),
  ];
  const last = small.at(-1) ?? '';
  return small.length < 2 ? first : `${small.slice(0, -1).join(', ')} and ${last}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const MAX_NAME_WORDS = 3;
const ALL_SHOWN = 3;

/** The thing of a task by itself: "Pay the gas bill by Friday" is the "gas bill". */
function thingOf(item: Item): string | null {
  const slot = nounSlotOf(item.title);
  if (slot === null || item.title.startsWith('Get ready:')) return null;
  const words = wordsOf(slot);
  const named = DETERMINERS.has(keyAt(words, 0)) ? words.slice(1) : words;
  const last = keyAt(named, named.length - 1);
  const own = NO_PART.test(last) ? named.slice(0, -1) : named;
  if (own.length === 1 && isVerb(keyAt(own, 0)) && !VERB_FOR_NOUN.has(keyAt(own, 0))) return null;
  const isShort = own.length > 0 && own.length <= MAX_NAME_WORDS && !/\d/u.test(keyAt(own, 0));
  if (own.slice(1).some((word) => STRONG_VERBS.has(word.key))) return null;
  return isShort && /^[\p{L}]/u.test(own[0]?.raw ?? '') && !NO_THING.test(keyAt(own, 0))
    ? withoutEndMarks(textOf(own))
    : null;
}

const NO_THING =
  /^(?:mum|mom|dad|him|her|me|us|more|some|half|new|up|off|out|most|all|just|one|two|three|thing|things|something|anything|everything|anyone|someone|everyone|stuff|above|it|that|this|back|its)$/u;
const NO_PART = /^(?:fixed|ready|back|checked|done|sorted|cleaned|repaired|it|things?)$/u;

/** The first things by their names, as the person calls them: "Gas bill, dentist and more". */
function nameOfThings(items: readonly Item[]): string | null {
  const things = [...new Set(inOrder(items).map(thingOf))].filter((thing) => thing !== null);
  const [first, second, third] = things;
  if (first === undefined || second === undefined) return null;
  if (things.length === ALL_SHOWN && items.length === ALL_SHOWN && third !== undefined) {
    const all = capitalised(`${first}, ${second} and ${third}`);
    if (wordCount(all) <= TEXT_LIMITS.mountainTitle.words) return all;
  }
  const isAll = items.length === 2;
  return capitalised(isAll ? `${first} and ${second}` : `${first}, ${second} and more`);
}

/** What a mountain of small things holds: its first things, else where they are done. */
export function nameOfSmallThings(items: readonly Item[]): string {
  const language = items[0]?.language ?? 'en';
  if (items.some((item) => item.language !== 'en')) return labelsOf(language).mountain;
  return nameOfThings(items) ?? nameOfPlaces(items);
}

/** Where small things are done: "Calls, errands and home". */
export function nameOfPlaces(items: readonly Item[]): string {
  const language = items[0]?.language ?? 'en';
  if (items.some((item) => item.language !== 'en')) return labelsOf(language).mountain;
  const names = [...grouped(items, (item) => contextOf(item)?.name ?? '')]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);
  const shown = names.slice(0, MAX_NAMED);
  return shown.length === 0 ? labelsOf(language).mountain : joined(shown);
}

/** The name of a mountain for things under several short headings, and things under none. */
export function nameOfMixed(items: readonly Item[]): string {
  const headings = [...new Set(items.flatMap((item) => item.headings.slice(0, 1)))];
  const loose = items.filter((item) => item.headings.length === 0);
  if (headings.length === 0) return nameOfSmallThings(loose);
  const named = headings.map(capitalised).slice(0, MAX_NAMED);
  return loose.length === 0 || named.length === MAX_NAMED
    ? joined(named)
    : `${named.join(', ')} and more`;
}

/** A thing that the planner gave its verb is called by its name: "Taxes, due before the 24th". */
export function nameOfProject(title: string): string {
  const named = /^(?:work on|do|sort out|finish(?= [^,]{2,40}, (?:due|overdue)))\s+(\S.*)$/iu.exec(
    title,
  );
  return capitalised(named?.[1] ?? title);
}
