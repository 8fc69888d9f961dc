import { type FeltPack } from '../../data/foreign/felt-pack.ts';
import { FELT_PACKS } from '../../data/foreign/felt-packs.ts';
import { GOVERNS } from '../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { phraseLengthAt, withoutLeading, withoutTrailing } from '../../words/phrase-match.ts';
import { type PhraseBook } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { rootBook, type RootWord, withRoots } from './foreign-roots.ts';

/** The phrases of a language, as they are looked up. */
type FeltBooks = Readonly<Record<Exclude<keyof FeltPack, 'within'>, PhraseBook>> & {
  readonly aside: PhraseBook;
  readonly within: ReadonlySet<string>;
};

const BOOKS = new Map<LanguageCode, FeltBooks>();

function booksOf(code: LanguageCode): FeltBooks | null {
  const known = BOOKS.get(code);
  const pack = FELT_PACKS.get(code);
  if (known !== undefined || pack === undefined) return known ?? null;
  const book = (text: string): PhraseBook => rootBook(text, code);
  const books = {
    around: book(pack.around),
    beside: book(pack.beside),
    aside: book(`${pack.around}, ${pack.beside}`),
    within: new Set(book(pack.within.replaceAll(' ', ',')).keys()),
    openings: book(pack.openings),
    unless: book(pack.unless),
    wholes: book(pack.wholes),
    does: book(pack.does),
    states: book(pack.states),
    being: book(pack.being),
    because: book(pack.because.replaceAll(' ', ',')),
    exclaims: book(pack.exclaims),
    mayExclaim: book(pack.mayExclaim),
    feelings: book(pack.feelings),
    mine: book(pack.mine),
    body: book(pack.body),
    aches: book(pack.aches),
    achesBefore: book(pack.achesBefore),
  };
  BOOKS.set(code, books);
  return books;
}

/** Words said, in the phrases of their language. */
type Told = { readonly words: readonly RootWord[]; readonly books: FeltBooks };

function lengthAt({ words, books }: Told, at: number, book: PhraseBook): number {
  return phraseLengthAt({ words, at, book, skipping: books.within });
}

function behindWithin({ words, books }: Told, from: number): number {
  let at = from;
  while (books.within.has(keyAt(words, at))) at++;
  return at;
}

function opens(told: Told): number {
  const { books } = told;
  const length = lengthAt(told, 0, books.openings);
  return length > lengthAt(told, 0, books.unless) ? length : 0;
}

const MAX_REASON = 8;

/** "Cansada", "muy cansada y triste", "estoy harta de todo": where the words of a state end; 0 for none. */
function stateLength(told: Told, from: number): number {
  let at = behindWithin(told, from);
  const length = lengthAt(told, at, told.books.states);
  if (length === 0) return 0;
  at = behindWithin(told, at + length);
  const next = at + lengthAt(told, at, told.books.beside);
  return next < told.words.length ? Math.max(stateLength(told, next), at) : at;
}

function isState(told: Told): boolean {
  const { words, books } = told;
  const being = lengthAt(told, 0, books.being);
  const end = stateLength(told, being);
  if (end === 0) return false;
  const rest = words.length - end;
  const goesOn = being > 0 || lengthAt(told, end, books.because) > 0;
  return rest <= (goesOn ? MAX_REASON : 0);
}

const MAX_GOES_ON = 3;

/** "Menuda semana", "un desastre de madre": nothing but a phrase, or a few words behind a longer one. */
function isWhole(told: Told): boolean {
  const { words, books } = told;
  const length = lengthAt(told, 0, books.wholes);
  if (length >= words.length) return length > 0;
  const goesOn = lengthAt(told, length, books.because) > 0;
  return length > 1 && goesOn && words.length - length <= MAX_GOES_ON;
}

const MAX_EXCLAIMED = 6;

function isExclaimed(told: Told): boolean {
  const { words, books } = told;
  if (/\?/u.test(words.at(-1)?.raw ?? '') || words.length > MAX_EXCLAIMED + 2) return false;
  const surely = lengthAt(told, 0, books.exclaims);
  if (surely > 0 && words.length > surely) return words.length - surely <= MAX_EXCLAIMED;
  const from = lengthAt(told, 0, books.mayExclaim);
  const at = behindWithin(told, from);
  if (from === 0) return false;
  return [from, at, at + 1].some(
    (place) => lengthAt(told, place, books.feelings) + lengthAt(told, place, books.states) > 0,
  );
}

const MAX_WHO = 5;

/** "Mi jefa me saca de quicio", "ce boulot m'épuise": what somebody or something does to one. */
function isDoneToMe(told: Told): boolean {
  const { words, books } = told;
  if (lengthAt(told, 0, books.unless) > 0) return false;
  return words
    .slice(1, MAX_WHO + 1)
    .some((_, before) => lengthAt(told, before + 1, books.does) > 0);
}

const MAX_SIDE = 2;

/** "Mi espalda me mata", "mal de dos", "linkes Knie tut weh": a part of oneself, and what it does. */
function isAche(told: Told): boolean {
  const { words, books } = told;
  const before = lengthAt(told, 0, books.achesBefore);
  let at = before + lengthAt(told, before, books.mine);
  at += lengthAt(told, at, books.mine);
  const part = lengthAt(told, at, books.body);
  if (part === 0) return false;
  if (before > 0) return true;
  for (let place = at + part; place <= at + part + MAX_SIDE && place < words.length; place++) {
    if (lengthAt(told, behindWithin(told, place), books.aches) > 0) return true;
  }
  return false;
}

const MAX_ASIDES = 3;
/** So many words tell whether something is felt. */
const MAX_LOOK = 60;

/** The words as they stand, without what stands behind them, and without one small word after the other in front. */
function barer(said: readonly RootWord[], books: FeltBooks): readonly (readonly RootWord[])[] {
  const ends = withoutTrailing(said, books.aside);
  const ways = [said, ends, withoutLeading(ends, books.aside)];
  let at = 0;
  for (let turn = 0; turn < MAX_ASIDES; turn++) {
    at += phraseLengthAt({ words: ends, at, book: books.aside });
    ways.push(ends.slice(at));
  }
  return ways;
}

/** The words without the sighs and small words around them. */
export function withoutAsides(words: readonly Word[], code: LanguageCode): readonly Word[] {
  const books = booksOf(code);
  if (books === null) return words;
  const bare = withoutTrailing(withoutLeading(withRoots(words, code), books.aside), books.aside);
  const [first] = bare;
  return first === undefined ? [] : words.slice(first.from, (bare.at(-1)?.from ?? 0) + 1);
}

/** What is felt, and how far the words go that say so for certain. */
type Felt = { readonly isOfMe: boolean; readonly end: number };

/** What the words tell of how somebody is; null where they tell nothing of it. */
function feltIn(told: Told): Felt | null {
  const { words, books } = told;
  if (isWhole(told)) return { isOfMe: true, end: words.length };
  const opening = opens(told);
  if (opening > 0) return { isOfMe: true, end: (words[opening - 1]?.from ?? 0) + 1 };
  const behind = words.slice(words.findLastIndex(({ comma }) => comma) + 1);
  const isFelt =
    isAche({ words: behind, books }) ||
    isState(told) ||
    isExclaimed(told) ||
    isAche(told) ||
    isDoneToMe(told);
  return isFelt ? { isOfMe: lengthAt(told, 0, books.being) > 0, end: 1 } : null;
}

/** What the words tell of how somebody is, or that they only sigh; null where they tell nothing of it. */
export function feltBy(words: readonly Word[], code: LanguageCode): Felt | null {
  const books = booksOf(code);
  if (books === null || words.length === 0) return null;
  const said = withRoots(words.slice(0, MAX_LOOK), code);
  const ways = barer(said, books);
  if (ways.some(({ length }) => length === 0)) {
    const sighs = said.some((_, at) => phraseLengthAt({ words: said, at, book: books.around }) > 0);
    return sighs ? { isOfMe: true, end: words.length } : null;
  }
  for (const way of ways) {
    const felt = feltIn({ words: way, books });
    if (felt !== null) return felt;
  }
  return null;
}

const LEAST_SURE = 2;

/** Whether a sentence among those of another language opens as feelings of this one do. */
function opensSurely(words: readonly Word[], code: LanguageCode): boolean {
  const books = booksOf(code);
  if (books === null) return false;
  // Few words open a feeling in a language that is not theirs: the others need no roots.
  const [first] = withRoots(words.slice(0, 1), code);
  if (first !== undefined && !books.openings.has(first.key)) return false;
  return opens({ words: withRoots(words, code), books }) >= LEAST_SURE;
}

/** "Ich schlafe schlecht" on a Portuguese page. */
export function opensInAnyLanguage(words: readonly Word[]): boolean {
  const first = words.slice(0, MAX_PHRASE);
  return [...FELT_PACKS.keys()].some((code) => opensSurely(first, code));
}

const LEAST_OPENING = 3;
const MAX_PHRASE = 12;

/** How far words go that begin here and tell what is felt, in the middle of speech; 0 for others. */
function feltLength(told: Told): number {
  const { books } = told;
  const opening = opens(told);
  if (opening >= LEAST_OPENING) return opening;
  const exclaims = lengthAt(told, 0, books.mayExclaim);
  const named = exclaims === 0 ? 0 : lengthAt(told, exclaims, books.feelings);
  if (named > 0) return exclaims + named;
  const mine = lengthAt(told, 0, books.mine);
  const part = mine === 0 ? 0 : lengthAt(told, mine, books.body);
  const ache = part === 0 ? 0 : lengthAt(told, mine + part, books.aches);
  return ache === 0 ? 0 : mine + part + ache;
}

/** Where in a sentence something felt begins, and the places within it. */
export type FeltPlaces = {
  readonly starts: ReadonlySet<number>;
  readonly within: ReadonlySet<number>;
};

export function feltPlaces(words: readonly Word[], code: LanguageCode): FeltPlaces {
  const starts = new Set<number>();
  const within = new Set<number>();
  const books = booksOf(code);
  const said = books === null ? [] : withRoots(words, code);
  for (let at = 0; at < said.length && books !== null; at++) {
    const from = said[at]?.from ?? 0;
    if (at > 0 && said[at - 1]?.from === from) continue;
    const length = feltLength({ words: said.slice(at, at + MAX_PHRASE), books });
    if (length === 0) continue;
    starts.add(from);
    for (const word of said.slice(at, at + length)) if (word.from > from) within.add(word.from);
    at += length - 1;
  }
  return { starts, within };
}

/** Behind these goes on what was begun. */
const LEADS_ON =
  /^(?:dass|weil|wenn|ob|was|wie|wer|die|der|das|den|dem|und|aber|für|mit|wegen|von|zu|si|porque|aunque|mas|pero|mais|parce|quand|cuando|quando|pois|un|une|una|um|uma|el|este|esta|cette|ce|mein|meine|quel|quelle|qué|q|que|tan|trop|so|muy|bien)$/u;

/** "Llamar al casero | qué rabia me da todo": behind a deed, what is felt begins here. */
export function opensFeeling(
  words: readonly Word[],
  { at, content, felt }: { at: number; content: number; felt: FeltPlaces },
  code: LanguageCode,
): boolean {
  if (!felt.starts.has(at)) return false;
  if (!words.slice(content, at).some(({ key }) => isForeignVerb(key, code))) return false;
  const before = keyAt(words, at - 1);
  return words[at - 1]?.comma === true || !(GOVERNS.has(before) || LEADS_ON.test(before));
}
