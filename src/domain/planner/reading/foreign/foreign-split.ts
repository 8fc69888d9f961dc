import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { FOREIGN_VERBS, GOVERNS } from '../../data/foreign-words.ts';
import {
  FOREIGN_ADVERBS,
  GERMAN_VERB_END,
  type LanguageCode,
  LANGUAGE_PACKS,
  type LanguagePack,
} from '../../data/languages.ts';
import { ROMANCE_PACKS } from '../../data/foreign/romance-packs.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { atEveryAnd } from '../segmentation/every-and.ts';
import { type FeltPlaces, feltPlaces, opensFeeling } from './felt-phrases.ts';
import { doesItThemselves, takenByOthers } from './foreign-told.ts';
import { tellsOfPromise, withVerbsJoined } from './german-joined.ts';
import { holdsDeed, withoutTied } from './foreign-verbs.ts';
import { opensNotDone } from './not-yet.ts';
import { feelsHere, isNotYetOfOthers, isPromisedTo, tellsWhoComes } from '../speech/spoken-ends.ts';

/** Where the words stand behind what only leads to them: "y", "ah oui et puis", "ach ja". */
export function skipConnectives(words: readonly Word[], from: number, pack: LanguagePack): number {
  let at = from;
  for (;;) {
    const length =
      phraseLengthAt({ words, at, book: pack.connectives }) ||
      phraseLengthAt({ words, at, book: pack.openers });
    if (length === 0) return at;
    at += length;
  }
}

export function owedLength(words: readonly Word[], at: number, pack: LanguagePack): number {
  return phraseLengthAt({ words, at, book: pack.obligations, skipping: FOREIGN_ADVERBS });
}

export function startsTask(words: readonly Word[], at: number, pack: LanguagePack): boolean {
  if (owedLength(words, at, pack) > 0) return true;
  return pack.isVerb(keyAt(words, at)) && !pack.notBefore.has(keyAt(words, at - 1));
}

const ARTICLE =
  /^(?:o|a|os|as|el|la|los|las|le|les|l['’].+|il|lo|i|gli|mia|mio|het|mijn|der|die|das|mein|meine|mi|mon|ma|meu|minha)$/u;
const NEEDS =
  /^(?:precisa|precisam|necesita|necesitan|braucht|brauchen|muss|müssen|está|están|estão|ist|sind|est|sont|tiene|tem|hat|falta|fehlt|gotea|fuit|tropft|pinga)$/u;
const BROKEN =
  /^(?:precisa|precisam|necesita|necesitan|braucht|gotea|fuit|tropft|pinga|kaputt|perde|serve|lekt|stuk)$/u;

/** "…, o carro precisa de revisão": here another thing is said to need something. */
function tellsAnother(words: readonly Word[], at: number, form: RegExp): boolean {
  if (!ARTICLE.test(keyAt(words, at))) return false;
  return words
    .slice(at + 1, at + 7)
    .some((word, far) => form.test(word.key) && (far < 4 || form === BROKEN));
}

/** A verb that asks for another one goes on: "die Einladungen müssen noch gedruckt werden". */
const GOES_ON_BEHIND =
  /^(?:fehlen|müssen|müssten|sollen|sollten|wollen|wollten|können|könnten|dürfen|werden|würden|haben|hatten|moeten|kunnen|willen|hebben)$/u;

/** What opens words that only tell more of what stands before the comma. */
const TELLS_MORE =
  /^(?:mit|wegen|für|bei|weil|dass|damit|die|der|den|mindestens|wenigstens|spätestens|sonst|ob|bevor|ehe|sobald|wenn|wann|dass|und zwar|vielleicht|denn|falls|inklusive|samt|ohne)$/u;

/** Whether the words before a comma, or those up to the next one, end as a German task does. */
function endsInVerb(words: readonly Word[], at: number): boolean {
  if (TELLS_MORE.test(keyAt(words, at))) return false;
  if (GERMAN_VERB_END.test(keyAt(words, at - 1))) return true;
  const end = words.findIndex((word, place) => place >= at && word.comma);
  return GERMAN_VERB_END.test(keyAt(words, end < 0 ? words.length - 1 : end));
}

/** "Pruefen", "aufraeumen": German without its dots. */
function withUmlauts(key: string): string {
  return key
    .replace(/ae/u, 'ä')
    .replace(/oe/u, 'ö')
    .replace(/(?<=r|s|f|b|g|k|w|pr)ue/u, 'ü');
}

function isKnownVerb(key: string, code: LanguageCode): boolean {
  const verbs = FOREIGN_VERBS.get(code);
  const base = code === 'de' ? withUmlauts(key) : withoutTied(key);
  return verbs?.has(key) === true || verbs?.has(base) === true;
}

const MIN_BEFORE = 2;

/** "Hacer mercado comprar los pañales": in speech, a base form that nothing before it asks for. */
function isBareStart(
  words: readonly Word[],
  { at, content }: { at: number; content: number },
  code: LanguageCode,
): boolean {
  if (at - content < MIN_BEFORE || !isKnownVerb(keyAt(words, at), code)) return false;
  if (/^d['’]/u.test(keyAt(words, at))) return false;
  const before = keyAt(words, at - 1);
  if (GOVERNS.has(before) || isKnownVerb(before, code)) return false;
  return code !== 'de' && code !== 'nl' && !/\p{Lu}/u.test(words[at]?.raw ?? '');
}

const GOES_ON = wordSet(`
und oder zu sonst ob falls wenn denn obwohl muss müssen musst darf dürfen kann können will wollen soll sollen sollte lassen
gehen wollte hatte werden wegen weil dass damit bevor bis für mit am im in an ab um vor nach bei auf von aus zum zur ohne heute
morgen wäre haben gerade en of te moet moeten kan wil zal gaan voor met naar bij van om op aan uit vandaag
${weekdaysIn('de')} ${weekdaysIn('nl')}
`);

const MAX_LOOSE = 2;

/** "Wände streichen alte Wohnung": a word or two without a deed say more of what stands before them. */
function isLooseEnd(rest: readonly Word[]): boolean {
  return rest.length <= MAX_LOOSE && !holdsDeed(rest, 'de');
}

/** "… fertig machen die ist montag": behind a base form at its end, German says something else. */
function isBehindVerbLast(
  words: readonly Word[],
  { at, content }: { at: number; content: number },
  code: LanguageCode,
): boolean {
  if (/^[(\d]/u.test(words[at]?.raw ?? '') || isLooseEnd(words.slice(at))) return false;
  if (at - content < MIN_BEFORE || !isKnownVerb(keyAt(words, at - 1), code)) return false;
  return !GOES_ON.has(keyAt(words, at)) && !/^(?:wir|sie|zu|um)$/u.test(keyAt(words, at - 2));
}

const NEXT_THING = /^(?:dann|danach|außerdem|ach|ansonsten|übrigens|dan|daarna|verder)$/u;
const MAX_GERMAN_TASK = 8;

/** "… weg dann noch die gasrechnung prüfen": "then", and a base form further on. */
function leadsToTask(
  words: readonly Word[],
  { at, after }: { at: number; after: number },
  code: LanguageCode,
): boolean {
  if (!words.slice(at, after).some((word) => NEXT_THING.test(word.key))) return false;
  return words.slice(after, after + MAX_GERMAN_TASK).some((word) => isKnownVerb(word.key, code));
}

function isTheirs(words: readonly Word[], at: number): boolean {
  return takenByOthers(words, at) || doesItThemselves(words, at);
}

/** "Trocar o óleo que já venceu": behind a base form stands what it is done to. */
const ENDS_IN_R = /^\p{L}{2,}[aeiô]r$/u;
const IS_ALREADY = /^(?:ya|já)$/u;

/** Whether what is said to be another's, or needed, begins here in one breath. */
function tellsOfOthers(words: readonly Word[], at: number, content: number): boolean {
  const before = keyAt(words, at - 1);
  if (at - content < MIN_BEFORE || GOVERNS.has(before) || ENDS_IN_R.test(before)) return false;
  return (
    /^\p{Ll}/u.test(words[at]?.raw ?? '') &&
    (isTheirs(words, at) || tellsAnother(words, at, IS_ALREADY))
  );
}

type Place = {
  readonly at: number;
  readonly start: number;
  readonly code: LanguageCode;
  readonly felt: FeltPlaces;
};

/** "Die Website wollte ich neu machen": what stands in front belongs to it. */
function isInverted(words: readonly Word[], at: number): boolean {
  return /^(?:ich|wir)$/u.test(keyAt(words, at + 1)) && words[at - 1]?.comma !== true;
}

const SUBJECT = /^(?:eu|yo|je|ich|io)$/u;
/** "Le debo", "solo falta", "ya le toca": what is owed begins in front of these. */
const OWED_TO = /^(?:le|les|lhe|lhes)$/u;
const BELONGS_BEHIND =
  /^(?:le|les|lhe|lhes|se|nos|en|solo|sólo|só|ne|seulement|apenas|tampoco|também)$/u;

/** "Semmeln und Topfen": a word with a capital within a line, or at its front without being known as a verb, is a noun. */
function isGermanNoun(words: readonly Word[], at: number): boolean {
  if (!/^\p{Lu}/u.test(words[at]?.raw ?? '')) return false;
  return at > 0 || !isKnownVerb(keyAt(words, at), 'de');
}

function cutsHere(words: readonly Word[], place: Place, pack: LanguagePack): boolean {
  const { at, start, code, felt } = place;
  const content = skipConnectives(words, start, pack);
  if (content >= at || felt.within.has(at)) return false;
  if (opensFeeling(words, { at, content, felt }, code)) return true;
  if (keyAt(words, at) === 'et' && keyAt(words, at + 1) === 'que') return true;
  const owed = owedLength(words, content, pack);
  if (owed > 0 && !words.slice(content + owed, at).some((word) => !FOREIGN_ADVERBS.has(word.key)))
    return false;
  if (isPromisedTo(words.slice(content, at), owed)) return false;
  const after = skipConnectives(words, at, pack);
  const comma = words[at - 1]?.comma === true;
  const isVerbBefore =
    GERMAN_VERB_END.test(keyAt(words, at - 1)) &&
    !GOES_ON_BEHIND.test(keyAt(words, at - 1)) &&
    !isGermanNoun(words, at - 1);
  if (pack.verbLast && after > at && isVerbBefore) return true;
  if (comma && tellsAnother(words, at, NEEDS)) return true;
  if (after > at && tellsAnother(words, after, BROKEN)) return true;
  if (pack.verbLast && comma && endsInVerb(words, at)) return true;
  if ((after > at || comma) && isTheirs(words, after)) return true;
  if (pack.verbLast && after > at && leadsToTask(words, { at, after }, code)) return true;
  if (after > at && opensNotDone(words, after, code)) return true;
  if (after > at && code === 'de' && tellsOfPromise(words, after)) return true;
  if (comma && OWED_TO.test(keyAt(words, after)) && owedLength(words, after + 1, pack) > 0)
    return true;
  if (feelsHere(words, after, code)) return true;
  if (after > at && code !== 'de' && pack.isVerb(keyAt(words, after))) return true;
  if (after > at || comma)
    return (
      startsTask(words, after, pack) &&
      !isNotYetOfOthers(words, after, owedLength(words, after, pack))
    );
  if (tellsWhoComes(words, at)) return true;
  if (isBareStart(words, { at, content }, code) || tellsOfOthers(words, at, content)) return true;
  if (pack.verbLast && isBehindVerbLast(words, { at, content }, code)) return true;
  const length = owedLength(words, at, pack);
  if (pack.verbLast && isInverted(words, at) && !GERMAN_VERB_END.test(keyAt(words, at - 1)))
    return false;
  const isMust = length === 1 && /^(?:muss|sollte)$/u.test(keyAt(words, at));
  return (
    length > 0 &&
    !isMust &&
    !isNotYetOfOthers(words, at, length) &&
    !BELONGS_BEHIND.test(keyAt(words, at - 1)) &&
    !pack.notBefore.has(keyAt(words, at - (SUBJECT.test(keyAt(words, at - 1)) ? 2 : 1))) &&
    phraseLengthAt({ words, at: at - 1, book: pack.obligations }) === 0
  );
}

const MIN_LISTED = 3;
const MAX_LISTED_WORDS = 5;

function betweenCommas(words: readonly Word[]): (readonly Word[])[] {
  const parts: Word[][] = [[]];
  let depth = 0;
  for (const word of words) {
    parts.at(-1)?.push(word);
    depth += Number(word.raw.startsWith('(')) - Number(/\)[^(]*$/u.test(word.raw));
    if (word.comma && depth <= 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** "Wäsche, Einkaufen, Mama zurückrufen": short things between commas, none of them a sentence. */
function nounsListed(words: readonly Word[], pack: LanguagePack): (readonly Word[])[] | null {
  const whole = betweenCommas(words);
  if (whole.length < MIN_LISTED || whole.some((part) => part.length > MAX_LISTED_WORDS))
    return null;
  const opensWithTask = whole.some((part) =>
    startsTask(part, skipConnectives(part, 0, pack), pack),
  );
  return opensWithTask ? null : whole;
}

const MANY_LISTED = 5;
const MAX_LONG_LISTED = 9;
const MEAN_LISTED = 6;

/** Many short things between commas, tasks and names of things alike. */
function manyListed(words: readonly Word[]): (readonly Word[])[] | null {
  const whole = betweenCommas(words);
  const isMany = whole.length >= MANY_LISTED && words.length <= whole.length * MEAN_LISTED;
  return isMany && whole.every((part) => part.length <= MAX_LONG_LISTED) ? whole : null;
}

/** Splits a sentence of another language at connectives, commas, obligations and bare base forms. */
export function splitForeign(words: readonly Word[], code: LanguageCode): (readonly Word[])[] {
  const pack = LANGUAGE_PACKS.get(code);
  const listed = manyListed(words);
  if (listed !== null) return listed;
  if (pack === undefined) return [words];
  const nouns = nounsListed(words, pack);
  if (nouns !== null) return nouns;
  const parts: (readonly Word[])[] = [];
  let start = 0;
  const felt = feltPlaces(words, code);
  for (let at = 1; at < words.length; at++) {
    if (!cutsHere(words, { at, start, code, felt }, pack)) continue;
    parts.push(words.slice(start, at));
    start = at;
  }
  const isRomance = ROMANCE_PACKS.has(code);
  /** What is felt within a long breath makes it no shorter. */
  const breathOf = (part: readonly Word[]): number =>
    felt.starts.size > 0 ? words.length : part.length;
  const all = [...parts, words.slice(start)];
  const whole = (code === 'de' ? withVerbsJoined(all, pack.connectives) : all)
    .flatMap((part) => (isRomance ? [part] : atEveryAnd(part, code, breathOf(part))))
    .map((part) => part.slice(skipConnectives(part, 0, pack)))
    .filter((part) => part.length > 0);
  return whole.length > 0 ? whole : [words];
}
