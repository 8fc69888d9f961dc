import { weekdaysIn } from '../data/foreign/day-names.ts';
import { FOREIGN_VERBS } from '../data/foreign/foreign-words.ts';
import { GERMAN_DEEDS } from '../data/foreign/german-deeds.ts';
import { type LanguageCode, STOPWORDS } from '../data/languages.ts';
import { ROMANCE_PACKS } from '../data/foreign/romance-packs.ts';
import { anyOf } from '../words/word-set.ts';
import { keysOf } from '../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { isEnglishWord, wordsOfOthersIn } from './other-language.ts';
import { isKnownName } from './grammar/verb-of-noun.ts';
import { foundByNoun } from './foreign/foreign-nouns.ts';
import { isForeignVerb } from './foreign/foreign-verbs.ts';
import { isVerb } from './grammar/verbs.ts';

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
const ELIDED = /^(?:[jmtsn]|qu|c(?=['’](?:est|était)))['’]\p{L}/u;

/** Letters that one language alone writes. */
const MARKS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['pt', /[ãõ]/u],
  ['es', /ñ|ción|[¿¡]|\p{L}{4}í(?= |$)/u],
  ['fr', /[èœ]/u],
  ['de', /[äöüß]/u],
]);

/** "Di: müll", "mi: meeting": what stands over the rest of a line is no word of a sentence. */
const LABEL = /:$/u;

/** A word of one letter, or of two languages, says little; "Dale borrowed em" is English. */
function weightOf({ key, raw }: Word, isLast: boolean): number {
  if ((key === 'em' && isLast) || LABEL.test(raw)) return 0;
  return key.length === 1 || ALSO_ENGLISH.test(key) ? 0.4 : 1;
}

/** "Hay fever tablets" are no Spanish. */
function isEnglishName(words: readonly Word[]): boolean {
  return words.length > 1 && words.length <= 4 && isKnownName(words.map(({ key }) => key));
}

/**
 * The language of the words by their frequent short words; `fallback` when nothing tells. A script
 * other than Latin, and languages without a pack, are "other": their words are left as they are.
 */
export function languageOf(words: readonly Word[], fallback: LanguageCode): LanguageCode {
  if (isMostlyAnotherScript(words)) return 'other';
  if (fallback === 'en' && isEnglishName(words)) return 'en';
  // A line of a page in another language is not English for a word or two that both have.
  const written = keysOf(words);
  const isAccented = words.some(({ key }) => /[à-ÿœ]/u.test(key));
  const doubt = fallback === 'en' ? 0 : isAccented ? 1.5 : 0.7;
  let best = fallback;
  let most = 0;
  for (const [code, stopwords] of STOPWORDS) {
    const score =
      words.reduce(
        (sum, word, at) =>
          sum +
          (stopwords.has(word.key) || (code === 'fr' && ELIDED.test(word.key))
            ? weightOf(word, word.comma || at === words.length - 1)
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

/** How many of the lines or things between commas open with a noun or a base form that a list of the language knows. */
function namedIn(things: readonly (readonly Word[])[], code: LanguageCode): number {
  return things.filter((words) => {
    const opener = keyAt(words, 0);
    const isThing = ROMANCE_PACKS.get(code)?.nouns.has(opener) === true;
    const isDeed = words.length > 1 && FOREIGN_VERBS.get(code)?.has(opener) === true;
    return (isThing || isDeed) && !isKnownName([opener]) && !isVerb(opener);
  }).length;
}

/**
 * "Küche", "Größe", "Häuser", "Übung": letters that others write as well, as German alone writes them. It is
 * looked for from where letters begin: from each of them, a word without end would take ever longer.
 */
const GERMAN_SPELLING =
  /ß|äu|(?<!\p{L})(?=\p{L}*[äöü])\p{L}*(?:sch|ch|ck|tz|pf|st|ie|ei|rn|ung|heit|keit|lich|ige?[nrs]?|e[rln])/u;

/** "Heizung", "Quartalsabrechnung", "Mitgliedschaft". */
const GERMAN_NOUN = /^\p{Lu}\p{L}{3,}(?:ung|ungen|heit|keit|schaft)$/u;
/** "Strom ablesen", "Zählerstand durchgeben": first parts of verbs that no neighbour has. */
const GERMAN_VERB =
  /^(?:ab|an|auf|aus|ein|durch|ent|er|zer|zu|hin|heraus|raus|rein|nach|um|über|unter|zurück|vor|frei|fertig|fest|los)\p{Ll}{3,}(?:en|ern|eln)$/u;

function isGermanWord({ key, raw }: Word): boolean {
  return GERMAN_SPELLING.test(key) || GERMAN_NOUN.test(raw) || GERMAN_WORD.test(key);
}

/** Days and little words that no neighbour has. */
const GERMAN_WORD = new RegExp(
  String.raw`^(?:heute|übermorgen|irgendwann|${anyOf(weekdaysIn('de'))}|nächste[nrs]?|wegen|nicht)$`,
  'u',
);

/** "Dachrinne reinigen", "Vogelfutter", "Wäsche": only German ends, writes or names a thing so. */
function isGermanThing(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1);
  if (words.some(isGermanWord)) return true;
  if (words.length > 1 && GERMAN_VERB.test(last) && !isEnglishWord(last)) return true;
  if (words.length > 1 && last.length > 5 && isForeignVerb(last, 'de') && !isVerb(last))
    return true;
  return words.some(({ key, raw }) => {
    const isCompound =
      key.length > 5 &&
      /^\p{Lu}/u.test(raw) &&
      foundByNoun(GERMAN_DEEDS.nouns, key, 'de') !== undefined;
    return (isCompound || GERMAN_DEEDS.nouns.has(key)) && !isKnownName([key]);
  });
}

/** Fewer of a page's words are English on no English page, however many names and slips are on it. */
const LEAST_ENGLISH = 0.35;
/** So many are, where no noun of another language means anything. */
const SURELY_ENGLISH = 0.4;
/** So few words may be names but for one of them. */
const FEW_WORDS = 8;

/** One word in four: fewer are names, slips or words of two languages. */
const LEAST_OF_OTHERS = 4;

/** Whether more of the words are of languages that nobody here reads than of the one they were taken for. */
function isOfOthers(words: readonly Word[], taken: LanguageCode): boolean {
  const others = wordsOfOthersIn(words);
  if (others === 0 || others * LEAST_OF_OTHERS < words.length) return false;
  if (taken === 'en') return others > words.filter(({ key }) => isEnglishWord(key)).length;
  // "De", "la" and "a" are words of most neighbours as well.
  const known = words.filter(({ key }) => STOPWORDS.get(taken)?.has(key) === true).length;
  return others > 1 && others * 2 > known;
}

/** The share of the words that English has. */
function shareOfEnglish(words: readonly Word[]): number {
  const said = words.filter(({ key }) => LETTER.test(key));
  return said.filter(({ key }) => isEnglishWord(key)).length / Math.max(1, said.length);
}

/** Whether too few of the words are English to be taken for it. */
function isHardlyEnglish(words: readonly Word[]): boolean {
  const said = words.filter(({ key }) => LETTER.test(key)).length;
  const share = shareOfEnglish(words);
  if (said > FEW_WORDS) return share < LEAST_ENGLISH;
  return said > 1 && share * said <= Math.min(1, wordsOfOthersIn(words));
}

/** "Buy milk" among lines of other languages: each of them is read by itself. */
function holdsEnglishLine(text: string): boolean {
  return text
    .split(/[\n.!?;]+/u)
    .map((line) => wordsOf(line).filter(({ key }) => LETTER.test(key)))
    .some((words) => words.length > 1 && words.every(({ key }) => isEnglishWord(key)));
}

/**
 * The language of a page. Names that stand alone tell it where no other word does: "pain, couches,
 * huile" is French, unless English knows them as well.
 */
export function languageOfPage(text: string): LanguageCode {
  const words = wordsOf(text);
  const likely = likelyLanguageOf(text, words);
  if (isOfOthers(words, likely)) return 'other';
  const isUnknown = likely === 'en' && isHardlyEnglish(words) && !holdsEnglishLine(text);
  return isUnknown ? 'other' : likely;
}

function likelyLanguageOf(text: string, words: readonly Word[]): LanguageCode {
  const found = languageOf(words, 'en');
  if (found !== 'en' || shareOfEnglish(words) >= SURELY_ENGLISH) return found;
  const things = text
    .split(/[\n,;:.!?]+/u)
    .map((part) => wordsOf(part.replace(/^[\s\-*•·]+/u, '')));
  const named: { code: LanguageCode; count: number }[] = [
    { code: 'de', count: things.filter(isGermanThing).length },
    ...[...ROMANCE_PACKS.keys()].map((code) => ({ code, count: namedIn(things, code) })),
  ];
  const [most] = named.sort((a, b) => b.count - a.count);
  const filled = things.filter((thing) => thing.length > 0).length;
  // "..." says nothing, in no language.
  if (filled === 0) return found;
  const isSure =
    (most?.code === 'de' || words.length > 1) && !words.some(({ key }) => isEnglishWord(key));
  const least = isSure ? Math.min(LEAST_NAMED, filled) : LEAST_NAMED;
  return most !== undefined && most.count >= least && most.count * 2 >= filled ? most.code : found;
}

const MAX_SHORT = 2;

/**
 * The language of a line. A base form in front tells it when little else does: "aplicar for the
 * job". A few words without their own marks are in the language of the dump.
 */
export function languageOfLine(words: readonly Word[], main: LanguageCode): LanguageCode {
  const found = languageOf(words, main);
  if (main === 'other' || isOfOthers(words, found)) return 'other';
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
