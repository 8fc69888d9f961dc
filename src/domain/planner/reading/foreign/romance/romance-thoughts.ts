import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../../words/words.ts';
import { withForeignKeys } from '../foreign-keys.ts';
import { atEveryAnd } from '../../segmentation/every-and.ts';
import { skipConnectives } from '../foreign-start.ts';
import { TELLING_WORDS } from '../../../data/foreign/foreign-finite.ts';
import { isFinite, namesDay } from '../foreign-statement.ts';
import { type Reading } from '../../reading.ts';
import { deedNotManaged } from './deed-not-managed.ts';
import { deedForShortage, deedForState } from './deed-for-trouble.ts';
import {
  AND,
  atPronouns,
  joinedParts,
  LEAST_SIDE,
  opensDeed,
  withoutLooseEnd,
} from './joined-parts.ts';
import { nounAt } from './named-thing.ts';
import { deedForDeadline, dueAt } from './deed-for-deadline.ts';
import { opensHad, opensOwnPlan } from './own-plans.ts';
import { deedForAppointment } from './deed-for-appointment.ts';
import { readRomance } from './read-romance.ts';
import { withSaidBehind } from './said-behind.ts';
import { saysFinished } from './told-finished.ts';
import { verbOfThingAt } from './told-of-thing.ts';

/** A thought beside the words in which it was told. */
type RomanceThought = {
  readonly words: readonly Word[];
  readonly said: readonly Word[];
  readonly reading: Reading;
};

/** How many words behind an "and" tell what begins there: speech may go on without a stop. */
const LOOK_AHEAD = 24;

/** "O IPTU já paguei", "la luz ya la pagué". */
const DONE_ALREADY =
  /^(?:el|la|los|las|o|a|os|as|le|les|mi|meu|minha) (?:\p{L}+ ){1,4}(?:já|ya) (?:(?:l[ao]s?|[ao]s?) )?\p{L}+(?:é|í|ei)(?!\p{L})/u;

/** Whether a thing that is wrong, lacking or planned begins behind an "and". */
function opensThing(rest: readonly Word[], language: RomanceLanguage): boolean {
  const words = rest.slice(0, LOOK_AHEAD);
  if (opensOwnPlan(words, language)) return true;
  const [core = words] = withSaidBehind(words, language);
  if (language.pack.openings.some(([pattern]) => pattern.test(`${keysOf(words)} `))) return true;
  const { pack } = language;
  return (
    pack.birthday[0].test(keysOf(core)) ||
    DONE_ALREADY.test(keysOf(words)) ||
    deedNotManaged(words, language.code) !== null ||
    deedForShortage(core, language) !== null ||
    deedForState(core, language) !== null ||
    deedForState(words, language) !== null ||
    deedForDeadline(core, language) !== null ||
    deedForAppointment(core, language) !== null
  );
}

function withComma(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => (at === words.length - 1 ? { ...word, comma: true } : word));
}

/** Behind "and", these open another thing. */
const ALSO = /^(?:también|aussi|também|además|ademais)$/u;

/** "…, y el lunes empezamos la obra", "…, et en plus mon téléphone est cassé": a thing of its own. */
function atOwnThings(
  words: readonly Word[],
  language: RomanceLanguage,
): readonly (readonly Word[])[] {
  const parting = LANGUAGE_PACKS.get(language.code);
  if (parting === undefined) return [words];
  for (let at = LEAST_SIDE; at < words.length - 1; at++) {
    if (opensHad(words.slice(at, at + LOOK_AHEAD), language))
      return [words.slice(0, at), ...atOwnThings(words.slice(at), language)];
    const isArrow = /^(?:[-=]+>|→)$/u.test(words[at]?.raw ?? '');
    if (!isArrow && !AND.test(keyAt(words, at))) continue;
    if (isArrow && saysFinished(words.slice(at + 1), language.code)) return [words];
    const rest = words.slice(isArrow ? at + 1 : skipConnectives(words, at, parting));
    const also = ALSO.test(keyAt(words, at + 1)) ? words.slice(at + 2) : [];
    if (!isArrow && language.pack.opens.test(keyAt(also, 0)))
      return [words.slice(0, at), ...atOwnThings(also, language)];
    if (isArrow) return [withComma(words.slice(0, at)), ...atOwnThings(rest, language)];
    if (rest.length > 1 && opensThing(rest, language))
      return [words.slice(0, at), ...atOwnThings(rest, language)];
  }
  return [words];
}

const CALLED =
  /(?<!\p{L})(?:fontanero|plomero|gasfiter|electricista|técnico|tecnico|mecánico|casero|administrador|seguro|taller|cerrajero|plombier|électricien|réparateur|garagiste|garage|proprio|propriétaire|syndic|assurance|serrurier|chauffagiste|encanador|canalizador|eletricista|mecânico|senhorio|condomínio|oficina|chaveiro|assistência)(?!\p{L})/u;

function isCall({ said: words, reading }: RomanceThought): boolean {
  return reading.kind === 'task' && reading.isImplied !== true && CALLED.test(keysOf(words));
}

function isGift(words: readonly Word[]): boolean {
  return words.some(({ key }) => /^(?:regalos?|cadeaux?|prendas?|presentes?)$/u.test(key));
}

/** "Cumpleaños de Marta el sábado, comprar regalo": a day of its own, which the deed is for. */
function isDayFor(
  { said: words, reading }: RomanceThought,
  next: RomanceThought,
  { pack, code }: RomanceLanguage,
): boolean {
  if (reading.kind !== 'task' || !(opensDeed(next.said, code) || isGift(next.said))) return false;
  const at = pack.opens.test(keyAt(words, 0)) ? 1 : 0;
  const isEvent = nounAt(words, at, { nouns: pack.events, isFrench: code === 'fr' }) !== null;
  return isEvent && namesDay(words) && words.at(-1)?.comma === true;
}

/** "El albañil no contesta, hay que insistirle": what is told in front of the deed it asks for. */
function isToldFor(
  { said: words, reading }: RomanceThought,
  next: RomanceThought,
  language: RomanceLanguage,
): boolean {
  const { code } = language;
  if (reading.kind !== 'task' || isImplied(reading) || opensDeed(words, code)) return false;
  if (words.at(-1)?.comma !== true && !namesDay(words)) return false;
  if (next.reading.kind !== 'task' || dueAt(words) > 0) return false;
  const isSame = keysOf(words) === keysOf(wordsOf(reading.title));
  return isSame && next.reading.isImplied !== true && tellsSomething(words, language);
}

function tellsSomething(words: readonly Word[], language: RomanceLanguage): boolean {
  const { code } = language;
  if (verbOfThingAt(words, language) > 0) return true;
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
function wordsRead(
  words: readonly Word[],
  reading: Reading,
  { code }: RomanceLanguage,
): readonly Word[] {
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

const ANOTHER =
  /(?<!\p{L})(?:otr[oa]s?|nuev[oa]s?|neufs?|neuves?|nov[oa]s?|outr[oa]s?|d'autres)(?!\p{L})/u;

/** "Las zapatillas están rotas, comprar otras": what is replaced is not repaired. */
function isReplaced(thought: RomanceThought, next: RomanceThought | undefined): boolean {
  if (next === undefined || !isImplied(thought.reading) || isImplied(next.reading)) return false;
  return next.reading.kind === 'task' && ANOTHER.test(keysOf(next.said));
}

/** "No sé si he pagado, tengo que mirarlo": to look at it is what was said already. */
function isBareCheck(
  { reading }: RomanceThought,
  before: RomanceThought | undefined,
  code: LanguageCode,
): boolean {
  if (reading.kind !== 'task' || before?.reading.kind !== 'task') return false;
  const words = wordsOf(reading.title);
  const isBare = words.length === 1 && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
  return isBare && CHECKS.test(before.reading.title);
}

function readOf(words: readonly Word[], language: RomanceLanguage): RomanceThought {
  const reading = readRomance(words, language.pack, language.code);
  return { words: wordsRead(words, reading, language), reading, said: words };
}

/** A part of a sentence, and what is only said of it as a thought behind it. */
function thoughtsOf(part: readonly Word[], language: RomanceLanguage): readonly RomanceThought[] {
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
    parts.flatMap((part) => atPronouns(part, language)),
    language,
  )
    .flatMap((part) => atOwnThings(part, language))
    .flatMap((part) => withoutLooseEnd(part, pack))
    .flatMap((part) => thoughtsOf(part, language));
  return read.map((thought, at): RomanceThought => {
    const { words, reading, said } = thought;
    const near = [read[at - 1], read[at + 1]].filter((one) => one !== undefined);
    const next = read[at + 1];
    if (isBareCheck(thought, read[at - 1], code))
      return { words, said, reading: { kind: 'nothing' } };
    const isSettled = (isImplied(reading) && near.some(isCall)) || isReplaced(thought, next);
    const leadsOn =
      next !== undefined &&
      (isDayFor(thought, next, language) || isToldFor(thought, next, language));
    return isSettled || leadsOn ? { words: said, said, reading: { kind: 'fact' } } : thought;
  });
}
