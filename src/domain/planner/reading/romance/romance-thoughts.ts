import { type RomancePack } from '../../data/foreign/romance-pack.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { withForeignKeys } from '../foreign-keys.ts';
import { atEveryAnd, skipConnectives, startsTask } from '../foreign-split.ts';
import { TELLING_WORDS } from '../../data/foreign-finite.ts';
import { isFinite, namesDay } from '../foreign-statement.ts';
import { type Reading } from '../reading.ts';
import { deedForShortage, deedForState } from './deed-for-trouble.ts';
import { nounAt } from './named-thing.ts';
import { opensHad, opensOwnPlan } from './own-plans.ts';
import { readRomance } from './read-romance.ts';
import { withSaidBehind } from './said-behind.ts';

type RomanceThought = { readonly words: readonly Word[]; readonly reading: Reading };
/** A thought beside the words in which it was told. */
type Read = RomanceThought & { readonly said: readonly Word[] };
type Language = { readonly pack: RomancePack; readonly code: LanguageCode };

/** "Facture impayée de Dupont, relancer": a bare deed behind the comma is done with the thing in front. */
function isBareDeed(words: readonly Word[], code: LanguageCode): boolean {
  return words.length === 1 && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
}

function opensDeed(words: readonly Word[], code: LanguageCode): boolean {
  const parting = LANGUAGE_PACKS.get(code);
  return parting !== undefined && startsTask(words, skipConnectives(words, 0, parting), parting);
}

function withoutMarks(words: readonly Word[]): readonly Word[] {
  return words.map((word) => ({
    ...word,
    raw: word.raw.replace(/^\(|[,.!:)]+$/gu, ''),
    comma: false,
  }));
}

function lowered(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (first === undefined || /^\p{Lu}{2}/u.test(first.raw)) return words;
  return [{ ...first, raw: first.raw.charAt(0).toLowerCase() + first.raw.slice(1) }, ...rest];
}

const ENCLITIC = /^(\p{L}+[aeiáéíê]r)(?:l[oae]s?)$/u;
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
]);

/** "Llevarlo al taller", "le ramener au SAV": the deed, and the words behind it; null for any other. */
function deedOfIt(
  words: readonly Word[],
  code: LanguageCode,
): { readonly deed: string; readonly rest: number } | null {
  const first = keyAt(words, 0);
  if (code === 'fr') {
    const isPronoun = /^(?:le|la|les)$/u.test(first);
    return isPronoun && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 1)) === true
      ? { deed: keyAt(words, 1), rest: 2 }
      : null;
  }
  const [, base] = ENCLITIC.exec(first) ?? [];
  if (base === undefined || code !== 'es') return null;
  return { deed: base.replace(/[áéí](?=r$)/u, (vowel) => ACCENTED.get(vowel) ?? vowel), rest: 1 };
}

function deedOfThing(
  thing: readonly Word[],
  words: readonly Word[],
  code: LanguageCode,
): readonly Word[] {
  const found = deedOfIt(words, code);
  if (found === null) return words;
  return [
    ...wordsOf(found.deed),
    ...withoutMarks(lowered(thing)).filter(({ raw }) => raw !== ':'),
    ...words.slice(found.rest),
  ];
}

const SUBJECT = /^(?:yo|je|eu|io)$/u;
const TAKES_NO_THING =
  /^(?:ir|aller|hablar|parler|falar|quedar|rester|passer|pasar|passar|insistir|pensar|penser|volver|voltar|retourner|ver|voir|ligar|llamar|répondre|responder)$/u;

/** "Meu notebook, levar na assistência": a deed with its place, and no thing of its own. */
function takesThing(words: readonly Word[], code: LanguageCode): boolean {
  const isDeed = LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
  const isPlace =
    /^(?:a|al|à|ao|au|aux|chez|na|no|en|em|pra|pro|para|antes|avant|até|hasta|hoy|hoje|mañana|amanhã|demain)$/u;
  return isDeed && !TAKES_NO_THING.test(keyAt(words, 0)) && isPlace.test(keyAt(words, 1));
}

const MAX_THING = 7;

/** "Mon ordi portable, le ramener au SAV": behind the comma, a deed begins with a pronoun. */
function atPronouns(words: readonly Word[], code: LanguageCode): readonly (readonly Word[])[] {
  const at = words.findIndex(
    (_, place) =>
      place > 0 &&
      words[place - 1]?.comma === true &&
      code === 'fr' &&
      deedOfIt(words.slice(place), code) !== null,
  );
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)];
}

/** "…, y por la noche": a day at the end leads to the next part; "e eu" leads to it as well. */
function withoutLooseEnd(words: readonly Word[], pack: RomancePack): readonly (readonly Word[])[] {
  const at = words.findLastIndex(({ key }) => AND.test(key));
  const rest = words.slice(at + 1);
  if (at < LEAST_SIDE || rest.length === 0) return [words];
  if (rest.length === 1 && SUBJECT.test(keyAt(rest, 0))) return [words.slice(0, at)];
  const isWhen = rest.length <= 5 && rest.every(({ key }) => pack.when.test(key));
  return isWhen && namesDay(rest) ? [words.slice(0, at), rest] : [words];
}

/** Parts that only lead to the next one, or name what it does, are one with it. */
function joinedParts(
  parts: readonly (readonly Word[])[],
  { pack, code }: Language,
): readonly (readonly Word[])[] {
  const whole: (readonly Word[])[] = [];
  for (const part of parts.flatMap((one) => withoutLooseEnd(one, pack))) {
    const last = whole.at(-1) ?? [];
    const isWish = last.length > 0 && pack.wishes.exec(keysOf(last))?.[0] === keysOf(last);
    const isThing =
      (/[,:]$/u.test(last.at(-1)?.raw ?? '') || part[0]?.raw.startsWith('(') === true) &&
      !opensDeed(last, code) &&
      last.length <= MAX_THING;
    if (isWish) whole[whole.length - 1] = [...last, ...part];
    else if (last.length === 1 && SUBJECT.test(keyAt(last, 0))) whole[whole.length - 1] = part;
    else if (isThing && deedOfIt(part, code) !== null)
      whole[whole.length - 1] = deedOfThing(last, part, code);
    else if (isThing && isBareDeed(part, code))
      whole[whole.length - 1] = withoutMarks([...part, ...lowered(last)]);
    else if (isThing && parts.length === 2 && takesThing(part, code))
      whole[whole.length - 1] = [
        ...part.slice(0, 1),
        ...withoutMarks(lowered(last)),
        ...part.slice(1),
      ];
    else whole.push(part);
  }
  return whole;
}

const AND = /^(?:y|e|et|pis|puis|luego|depois|después)$/u;
const LEAST_SIDE = 2;

/** Whether a thing that is wrong, lacking or planned begins behind an "and". */
function opensThing(words: readonly Word[], language: Language): boolean {
  if (opensOwnPlan(words, language)) return true;
  const [core = words] = withSaidBehind(words, language);
  if (language.pack.openings.some(([pattern]) => pattern.test(`${keysOf(words)} `))) return true;
  return deedForShortage(core, language) !== null || deedForState(core, language) !== null;
}

function withComma(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => (at === words.length - 1 ? { ...word, comma: true } : word));
}

/** "…, y el lunes empezamos la obra", "…, et en plus mon téléphone est cassé": a thing of its own. */
function atOwnThings(words: readonly Word[], language: Language): readonly (readonly Word[])[] {
  const parting = LANGUAGE_PACKS.get(language.code);
  if (parting === undefined) return [words];
  for (let at = LEAST_SIDE; at < words.length - 1; at++) {
    if (opensHad(words.slice(at), language))
      return [words.slice(0, at), ...atOwnThings(words.slice(at), language)];
    const isArrow = /^(?:[-=]+>|→)$/u.test(words[at]?.raw ?? '');
    if (!isArrow && !AND.test(keyAt(words, at))) continue;
    const rest = words.slice(isArrow ? at + 1 : skipConnectives(words, at, parting));
    if (isArrow) return [withComma(words.slice(0, at)), ...atOwnThings(rest, language)];
    if (rest.length > 1 && opensThing(rest, language))
      return [words.slice(0, at), ...atOwnThings(rest, language)];
  }
  return [words];
}

const CALLED =
  /(?<!\p{L})(?:fontanero|plomero|gasfiter|electricista|técnico|tecnico|mecánico|casero|administrador|seguro|taller|cerrajero|plombier|électricien|réparateur|garagiste|garage|proprio|propriétaire|syndic|assurance|serrurier|chauffagiste|encanador|canalizador|eletricista|mecânico|senhorio|condomínio|oficina|chaveiro|assistência)(?!\p{L})/u;

function isCall({ said: words, reading }: Read): boolean {
  return reading.kind === 'task' && reading.isImplied !== true && CALLED.test(keysOf(words));
}

function isGift(words: readonly Word[]): boolean {
  return words.some(({ key }) => /^(?:regalos?|cadeaux?|prendas?|presentes?)$/u.test(key));
}

/** "Cumpleaños de Marta el sábado, comprar regalo": a day of its own, which the deed is for. */
function isDayFor({ said: words, reading }: Read, next: Read, { pack, code }: Language): boolean {
  if (reading.kind !== 'task' || !(opensDeed(next.said, code) || isGift(next.said))) return false;
  const at = pack.opens.test(keyAt(words, 0)) ? 1 : 0;
  const isEvent = nounAt(words, at, { nouns: pack.events, isFrench: code === 'fr' }) !== null;
  return isEvent && namesDay(words) && words.at(-1)?.comma === true;
}

/** "El albañil no contesta, hay que insistirle": what is told in front of the deed it asks for. */
function isToldFor({ said: words, reading }: Read, next: Read, { code }: Language): boolean {
  if (reading.kind !== 'task' || isImplied(reading) || opensDeed(words, code)) return false;
  if (words.at(-1)?.comma !== true && !namesDay(words)) return false;
  if (next.reading.kind !== 'task') return false;
  const isSame = keysOf(words) === keysOf(wordsOf(reading.title));
  return isSame && next.reading.isImplied !== true && tellsSomething(words, code);
}

function tellsSomething(words: readonly Word[], code: LanguageCode): boolean {
  const wants = TELLING_WORDS.get(code)?.wants;
  return words.some(
    ({ key }, at) =>
      at > 0 &&
      (/^(?:no|não|ne|pas|se|me|que)$/u.test(key) ||
        wants?.has(key) === true ||
        isFinite(words, at, code)),
  );
}

/** What is read of it: without the words that only say that it is owed, and with its verb. */
function wordsRead(words: readonly Word[], reading: Reading, { code }: Language): readonly Word[] {
  const isSaid = reading.kind === 'wish' || (reading.kind === 'task' && !isImplied(reading));
  if (!isSaid || !('title' in reading)) return words;
  const read = withForeignKeys(wordsOf(reading.title), code);
  const comma = words.at(-1)?.comma === true;
  return read.map((word, at) => (at === read.length - 1 ? { ...word, comma } : word));
}

function isImplied(reading: Reading): boolean {
  return reading.kind === 'task' && reading.isImplied === true;
}

const CHECKS = /^(?:Comprobar si|Vérifier si|Verificar se) /u;

/** "No sé si he pagado, tengo que mirarlo": to look at it is what was said already. */
function isBareCheck({ reading }: Read, before: Read | undefined, code: LanguageCode): boolean {
  if (reading.kind !== 'task' || before?.reading.kind !== 'task') return false;
  const words = wordsOf(reading.title);
  const isBare = words.length === 1 && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
  return isBare && CHECKS.test(before.reading.title);
}

function readOf(words: readonly Word[], language: Language): Read {
  const reading = readRomance(words, language.pack, language.code);
  return { words: wordsRead(words, reading, language), reading, said: words };
}

/** A part of a sentence, and what is only said of it as a thought behind it. */
function thoughtsOf(part: readonly Word[], language: Language): readonly Read[] {
  const whole = readOf(part, language);
  const [core = part, behind] = withSaidBehind(part, language);
  const { kind } = whole.reading;
  const isTold = kind === 'fact' && !opensDeed(core, language.code);
  if (behind === undefined || isTold || kind === 'feeling' || kind === 'done') {
    const isWhole = isTold || isImplied(whole.reading) || behind !== undefined;
    const parts = isWhole ? [part] : atEveryAnd(part, language.code);
    return parts.length > 1 ? parts.map((words) => readOf(words, language)) : [whole];
  }
  const first = readOf(core, language);
  if (isImplied(whole.reading) && !isImplied(first.reading)) return [whole];
  return [first, { words: behind, reading: { kind: 'fact' }, said: behind }];
}

/** The thoughts in the parts of a sentence. */
export function romanceThoughts(
  parts: readonly (readonly Word[])[],
  pack: RomancePack,
  code: LanguageCode,
): readonly RomanceThought[] {
  const language = { pack, code };
  const read = joinedParts(
    parts.flatMap((part) => atPronouns(part, code)),
    language,
  )
    .flatMap((part) => atOwnThings(part, language))
    .flatMap((part) => withoutLooseEnd(part, pack))
    .flatMap((part) => thoughtsOf(part, language));
  return read.map((thought, at): RomanceThought => {
    const { words, reading, said } = thought;
    const near = [read[at - 1], read[at + 1]].filter((one) => one !== undefined);
    const next = read[at + 1];
    if (isBareCheck(thought, read[at - 1], code)) return { words, reading: { kind: 'nothing' } };
    const isOfCall = isImplied(reading) && near.some(isCall);
    const leadsOn =
      next !== undefined &&
      (isDayFor(thought, next, language) || isToldFor(thought, next, language));
    return isOfCall || leadsOn ? { words: said, reading: { kind: 'fact' } } : { words, reading };
  });
}
