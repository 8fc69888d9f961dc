import { FOREIGN_VERBS } from '../data/foreign-words.ts';
import { GERMAN_DEEDS } from '../data/foreign/german-deeds.ts';
import { type LanguageCode, STOPWORDS } from '../data/languages.ts';
import { ROMANCE_PACKS } from '../data/foreign/romance-packs.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { isKnownName } from './verb-of-noun.ts';
import { foundByNoun } from './foreign-nouns.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { isVerb } from './verbs.ts';

/** Languages whose short words are also words of the others need more of them to be known. */
const LEAST_TELLING: ReadonlyMap<LanguageCode, number> = new Map([
  ['other', 2.5],
  ['it', 1.9],
  ['nl', 1.9],
]);
/** On a page of another language, a third one needs two words that tell it: "trop fatiguée en ce moment". */
const LEAST_OF_THIRD = 1.9;

function leastTelling(code: LanguageCode, page: LanguageCode): number {
  const isThird = page !== 'en' && code !== 'en';
  return Math.max(LEAST_TELLING.get(code) ?? 0, isThird ? LEAST_OF_THIRD : 0);
}

const LEAST = 0.9;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

function isMostlyAnotherScript(words: readonly Word[]): boolean {
  let latin = 0;
  let letters = 0;
  for (const { key } of words) {
    for (const char of key) {
      if (!LETTER.test(char)) continue;
      letters++;
      if (LATIN.test(char)) latin++;
    }
  }
  return letters > 0 && latin * 2 < letters;
}

/** Short words of the others that are English words too: "compost bin", "pour the base", "Mon 23", "en route". */
const ALSO_ENGLISH = /^(?:bin|die|den|pour|con|com|per|est|do|so|also|mon|en)$/u;

/** "M'a", "j'ai", "qu'il": only French leaves out a letter like this. */
const ELIDED = /^(?:[jmtsn]|qu)['’]\p{L}/u;

/** Letters that one language alone writes. */
const MARKS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['pt', /[ãõ]/u],
  ['es', /ñ|ción|[¿¡]/u],
  ['fr', /[èœ]/u],
  ['de', /[äöüß]/u],
]);

/** A word of one letter, or of two languages, says little; "Dale borrowed em" is English. */
function weightOf(key: string, isLast: boolean): number {
  if (key === 'em' && isLast) return 0;
  return key.length === 1 || ALSO_ENGLISH.test(key) ? 0.4 : 1;
}

/**
 * The language of the words by their frequent short words; `fallback` when nothing tells. A script
 * other than Latin, and languages without a pack, are "other": their words are left as they are.
 */
export function languageOf(words: readonly Word[], fallback: LanguageCode): LanguageCode {
  if (isMostlyAnotherScript(words)) return 'other';
  // A line of a page in another language is not English for a word or two that both have.
  const written = words.map(({ key }) => key).join(' ');
  const isAccented = words.some(({ key }) => /[à-ÿœ]/u.test(key));
  const doubt = fallback === 'en' ? 0 : isAccented ? 1.5 : 0.7;
  let best = fallback;
  let most = 0;
  for (const [code, stopwords] of STOPWORDS) {
    const score =
      words.reduce(
        (sum, { key, comma }, at) =>
          sum +
          (stopwords.has(key) || (code === 'fr' && ELIDED.test(key))
            ? weightOf(key, comma || at === words.length - 1)
            : 0),
        0,
      ) +
      (code === fallback ? 0.5 : 0) -
      (code === 'en' ? doubt : 0) +
      (MARKS.get(code)?.test(written) === true ? 0.5 : 0);
    if (code !== fallback && score < leastTelling(code, fallback)) continue;
    if (score > most) [best, most] = [code, score];
  }
  return most >= LEAST ? best : fallback;
}

const LEAST_NAMED = 2;

/** How many of the lines or things between commas name something that a list of the language knows. */
function namedIn(things: readonly (readonly Word[])[], code: LanguageCode): number {
  const pack = ROMANCE_PACKS.get(code);
  return things.filter(
    (words) =>
      pack?.nouns.has(keyAt(words, 0)) === true && !isKnownName(words.slice(0, 1).map(keyOfWord)),
  ).length;
}

function keyOfWord({ key }: Word): string {
  return key;
}

/** "Dachrinne reinigen", "Vogelfutter", "Wäsche": only German ends, writes or names a thing so. */
function isGermanThing(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1);
  if (words.some(({ key }) => /[äöüß]/u.test(key))) return true;
  if (words.length > 1 && last.length > 5 && isForeignVerb(last, 'de') && !isVerb(last))
    return true;
  return words.some(
    ({ key, raw }) =>
      key.length > 5 &&
      /^\p{Lu}/u.test(raw) &&
      foundByNoun(GERMAN_DEEDS.nouns, key, 'de') !== undefined &&
      !isKnownName([key]),
  );
}

/**
 * The language of a page. Names that stand alone tell it where no other word does: "pain, couches,
 * huile" is French, unless English knows them as well.
 */
export function languageOfPage(text: string): LanguageCode {
  const words = wordsOf(text);
  const found = languageOf(words, 'en');
  if (found !== 'en' || words.some(({ key }) => STOPWORDS.get('en')?.has(key) === true))
    return found;
  const things = text.split(/[\n,;]+/u).map((part) => wordsOf(part.replace(/^[\s\-*•·]+/u, '')));
  const named: { code: LanguageCode; count: number }[] = [...ROMANCE_PACKS.keys()].map((code) => ({
    code,
    count: namedIn(things, code),
  }));
  named.push({ code: 'de', count: things.filter(isGermanThing).length });
  const [most] = named.sort((a, b) => b.count - a.count);
  const filled = things.filter((thing) => thing.length > 0).length;
  return most !== undefined && most.count >= LEAST_NAMED && most.count * 2 >= filled
    ? most.code
    : found;
}

const MAX_SHORT = 2;

/**
 * The language of a line. A base form in front tells it when little else does: "aplicar for the
 * job". A few words without their own marks are in the language of the dump.
 */
export function languageOfLine(words: readonly Word[], main: LanguageCode): LanguageCode {
  const found = languageOf(words, main);
  const opener = keyAt(words, 0);
  if (found !== 'en' || isVerb(opener)) return found;
  if (main !== 'en' && words.length <= MAX_SHORT) return main;
  const last = keyAt(words, words.length - 1);
  for (const [code, verbs] of FOREIGN_VERBS) {
    if ((code === 'de' || code === 'nl') && last.length > 6 && verbs.has(last)) return code;
    if (code !== 'fr' && opener.length > 4 && verbs.has(opener)) return code;
  }
  return found;
}
