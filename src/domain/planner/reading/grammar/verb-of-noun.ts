import { DESK } from '../../data/nouns/desk.ts';
import { EVERYDAY } from '../../data/nouns/everyday.ts';
import { FOOD } from '../../data/nouns/food.ts';
import { HOME_AND_HEALTH } from '../../data/nouns/home-and-health.ts';
import { HOUSEHOLD } from '../../data/nouns/household.ts';
import { KIT } from '../../data/nouns/kit.ts';
import { PLAIN } from '../../data/nouns/plain.ts';
import { PEOPLE_AND_EVENTS } from '../../data/nouns/people-and-events.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { wordsByVerb } from '../../words/word-set.ts';

const LISTS = [FOOD, HOUSEHOLD, KIT, PEOPLE_AND_EVENTS, DESK, HOME_AND_HEALTH, EVERYDAY, PLAIN];
const LONGEST = 4;

let known: ReadonlyMap<string, string> | null = null;

/** Every noun with its verb: read once, when the first thing without a verb is met. */
function nouns(): ReadonlyMap<string, string> {
  known ??= new Map([...VERB_FOR_NOUN, ...LISTS.flatMap(wordsByVerb)]);
  return known;
}

/** "Berries", "boxes", "knives": what one of them is called, the likeliest first. */
function singulars(key: string): readonly string[] {
  const own = key.replace(/['’]s$/u, '');
  if (own.length < 4 || !own.endsWith('s') || own.endsWith('ss')) return [own];
  return [
    own,
    own.slice(0, -1),
    ...(own.endsWith('ies') ? [`${own.slice(0, -3)}y`] : []),
    ...(own.endsWith('es') ? [own.slice(0, -2)] : []),
    ...(own.endsWith('ves') ? [`${own.slice(0, -3)}f`, `${own.slice(0, -3)}fe`] : []),
  ];
}

function verbOfWhole(keys: readonly string[]): string | null {
  const before = keys.slice(0, -1);
  const last = keys.at(-1) ?? '';
  for (const form of singulars(last)) {
    const verb = nouns().get([...before, form].join('_'));
    if (verb !== undefined) return verb;
  }
  const many = before.length > 0 ? undefined : VERB_FOR_NOUN.get(`${last}s`);
  return many ?? null;
}

/** What is done with a thing, and how many words of its name told. */
export type VerbOfNoun = { readonly verb: string; readonly length: number };

/**
 * The verb that goes with a thing, by the longest end of its name that is known: a "head torch" is
 * a torch, and a "smoke alarm battery" is more than a battery. Null when none is.
 */
export function verbOfNoun(keys: readonly string[]): VerbOfNoun | null {
  for (let length = Math.min(LONGEST, keys.length); length > 0; length--) {
    const verb = verbOfWhole(keys.slice(-length));
    if (verb !== null) return { verb, length };
  }
  return null;
}

/** Whether these words, and no fewer, are known as the name of a thing: "paint brush". */
export function isKnownName(keys: readonly string[]): boolean {
  return verbOfWhole(keys) !== null;
}
