import { GOVERNS } from '../../data/foreign/foreign-words.ts';
import {
  FOREIGN_ADVERBS,
  GERMAN_VERB_END,
  type LanguageCode,
  LANGUAGE_PACKS,
  type LanguagePack,
} from '../../data/languages.ts';
import { ROMANCE_PACKS } from '../../data/foreign/romance-packs.ts';
import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { anyOf } from '../../words/word-set.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { atEveryAnd } from '../segmentation/every-and.ts';
import { feelsHere, isNotYetOfOthers, isPromisedTo, tellsWhoComes } from '../speech/spoken-ends.ts';
import { type FeltPlaces, feltPlaces, opensFeeling } from './felt-phrases.ts';
import { isFinite } from './foreign-statement.ts';
import { manyListed, nounsListed } from './foreign-lists.ts';
import { owedLength, skipConnectives, startsTask } from './foreign-start.ts';
import { isKnownVerb } from './foreign-verbs.ts';
import { tellsOfPromise, withVerbsJoined } from './german-joined.ts';
import { opensNotDone } from './not-yet.ts';
import { BROKEN, isTheirs, NEEDS, tellsAnother, tellsOfOthers } from './others-told.ts';
import { isBehindVerbLast, isInverted, isVerbLastOver } from './verb-last.ts';

const MIN_BEFORE = 2;

/** "Hacer mercado comprar los pañales": in speech, a base form that nothing before it asks for. */
function isBareStart(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (!isKnownVerb(keyAt(words, at), code)) return false;
  if (/^d['’]/u.test(keyAt(words, at))) return false;
  const before = keyAt(words, at - 1);
  if (GOVERNS.has(before) || isKnownVerb(before, code)) return false;
  return code !== 'de' && code !== 'nl' && !/\p{Lu}/u.test(words[at]?.raw ?? '');
}

type Place = {
  readonly at: number;
  readonly start: number;
  readonly code: LanguageCode;
  readonly felt: FeltPlaces;
};

const SUBJECT = /^(?:eu|yo|je|ich|io)$/u;
/** "Le debo", "solo falta", "ya le toca": what is owed begins in front of these. */
const OWED_TO = /^(?:le|les|lhe|lhes)$/u;
const BELONGS_BEHIND =
  /^(?:le|les|lhe|lhes|se|nos|en|solo|sólo|só|ne|seulement|apenas|tampoco|também)$/u;

/** "Mein Portmonee is weg | da muss ich im Matrix anrufen". */
function opensConsequence(words: readonly Word[], at: number): boolean {
  const [key, modal, self] = [0, 1, 2].map((far) => keyAt(words, at + far));
  return (
    key === 'da' &&
    /^(?:muss|müssen|müsste|soll|sollte|sollten|will|wollte)$/u.test(modal ?? '') &&
    /^(?:ich|wir|man)$/u.test(self ?? '')
  );
}

/** "… refazer as montras | não vou mentir": what is not owed begins with its "no". */
function opensDenial(
  words: readonly Word[],
  { at, content }: { readonly at: number; readonly content: number },
  pack: LanguagePack,
): boolean {
  const isDenied =
    DENIES.test(keyAt(words, at)) &&
    owedLength(words, at + 1, pack) > 0 &&
    !/^(?:hacen?|é|precis[oa])$/u.test(keyAt(words, at + 1));
  const isOpen =
    owedLength(words, at, pack) > 0 || OPENS_DENIAL.test(keyAt(words, at - 1)) || at - content < 2;
  return isDenied && !isOpen;
}

/** Words in front of a "no" that go with it: "ainda não", "que no". */
const OPENS_DENIAL =
  /^(?:ainda|todavía|aún|ya|já|que|si|se|eu|yo|o|ou|pero|mas|porque|como|quien|quem|me|y|e)$/u;

/** "Mit der Fußpflege, da muss ich …" names first what the deed is for. */
function tellsBefore(words: readonly Word[], from: number, at: number): boolean {
  return words
    .slice(from, at)
    .some(({ key }, place) => IS_SO.test(key) || isFinite(words, from + place, 'de'));
}

/** "… und | mir fehlt noch das Fazit". */
const LACKS = /^(?:mir|uns) (?:fehlt|fehlen) /u;

/** "Il faut que je rende les clés, | que je fasse l'état des lieux": owed as well. */
function goesOnWithThat(
  words: readonly Word[],
  { at, content }: { readonly at: number; readonly content: number },
  owed: number,
): boolean {
  const isOwed =
    /^que je$/u.test(keysOf(words.slice(content, content + 2))) ||
    words.slice(content, content + owed).some(({ key }) => key.startsWith('que'));
  return isOwed && OPENS_THAT.test(keysOf(words.slice(at, at + 2)));
}

const OPENS_THAT = /^que (?:je$|j['’])/u;

/** "… und | am Samstag kommt meine Schwester". */
const COMES_ON_DAY = new RegExp(
  String.raw`^(?:(?:am|im|diese[nrsm]?|nächste[nrsm]?) )?(?:heute|morgen|übermorgen|wochenende|woche|${anyOf(weekdaysIn('de'))})(?: (?:früh|abend))? (?:kommt|kommen|hat|haben|ist|sind|ziehen|zieht)(?: |$)`,
  'u',
);

/** "Ich darf das Passfoto | nicht vergessen": the thing is not to be forgotten. */
function isReminded(words: readonly Word[], from: number, at: number): boolean {
  const isNot = keyAt(words, at) === 'nicht' && keyAt(words, at + 1) === 'vergessen';
  return isNot && words.slice(from, at).some(({ key }) => key === 'darf');
}

const IS_SO = /^(?:ist|is|sind|fehlt|fehlen|geht|gehen|hat|haben|läuft|kommt|kommen)$/u;

/** "No hace falta", "não preciso": nothing is owed. */
const DENIES = /^(?:no|não|nao|nem|ni)$/u;

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
  if (pack.verbLast && isVerbLastOver(words, { at, after }, code)) return true;
  if (comma && tellsAnother(words, at, NEEDS)) return true;
  if (after > at && tellsAnother(words, after, BROKEN)) return true;
  if ((after > at || comma) && isTheirs(words, after)) return true;
  if (after > at && opensNotDone(words, after, code)) return true;
  if (after > at && code === 'de' && tellsOfPromise(words, after)) return true;
  if (after > at && code === 'de' && LACKS.test(keysOf(words.slice(after, after + 3)))) return true;
  if (comma && code === 'fr' && goesOnWithThat(words, { content, at }, owed)) return true;
  if (after > at && code === 'de' && COMES_ON_DAY.test(keysOf(words.slice(after, after + 4))))
    return true;
  if (comma && OWED_TO.test(keyAt(words, after)) && owedLength(words, after + 1, pack) > 0)
    return true;
  if (isReminded(words, content, at)) return false;
  if (feelsHere(words, after, code)) return true;
  if (after > at && code !== 'de' && pack.isVerb(keyAt(words, after))) return true;
  if (after > at || comma)
    return (
      startsTask(words, after, pack) &&
      !isNotYetOfOthers(words, after, owedLength(words, after, pack))
    );
  if (tellsWhoComes(words, at) || opensDenial(words, { at, content }, pack)) return true;
  if (pack.verbLast && opensConsequence(words, at) && tellsBefore(words, content, at)) return true;
  const isLong = at - content >= MIN_BEFORE;
  if (isLong && pack.verbLast && isBehindVerbLast(words, at, code)) return true;
  if (isLong && (isBareStart(words, at, code) || tellsOfOthers(words, at))) return true;
  const length = DENIES.test(keyAt(words, at - 1)) ? 0 : owedLength(words, at, pack);
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
    .map((part, place) =>
      place > 0 && code === 'fr' && OPENS_THAT.test(keysOf(part.slice(0, 2)))
        ? part.slice(1)
        : part,
    )
    .filter((part) => part.length > 0);
  return whole.length > 0 ? whole : [words];
}
