import { monthsIn, weekdaysIn } from '../../data/foreign/day-names.ts';
import { TELLING_WORDS } from '../../data/foreign/foreign-finite.ts';
import { DONE_FORMS } from '../../data/foreign/done-forms.ts';
import { SAID_ALONE } from '../../data/foreign/said-alone.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import {
  FOREIGN_ADVERBS,
  FOREIGN_GREETINGS,
  FOREIGN_WISH,
  type LanguageCode,
  LANGUAGE_PACKS,
  type LanguagePack,
} from '../../data/languages.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { owedLength, skipConnectives } from './foreign-start.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { isThingOver } from './foreign-over.ts';
import { foreignUndecided } from './foreign-undecided.ts';
import { isOnlyTold } from './foreign-statement.ts';
import { withoutAsides } from './felt-phrases.ts';
import { saysHowIAm } from './foreign-felt.ts';
import { asksNothingForeign } from './foreign-called-off.ts';
import { takesBackForeign, tellsAStory, toldOff } from './foreign-told.ts';
import { deedWithReason, germanDeed, neededInGerman } from './german-clause.ts';
import { isGermanDone, isSaidOfGermanThing } from './german-told.ts';
import { withoutReminder } from './german-words.ts';
import { askedOfMe } from './german-others.ts';
import { baseOfForeignPast, baseOfNotDone, saysNotYet, taskNotDone } from './not-yet.ts';
import { type Reading } from '../reading.ts';
import { withInfinitive } from './subjunctive.ts';
import { capitalised } from '../titles/task-phrase.ts';

const MAX_BEFORE_DONE = 3;
const NOT = /^(?:no|não|nicht|ne|n'ai|pas|nunca|nie|kein|keine)$/u;

function withoutAdverbs(words: readonly Word[]): readonly Word[] {
  // "So schnell wie möglich" is said as one.
  const from = words.findIndex(
    ({ key }, at) => !FOREIGN_ADVERBS.has(key) || keyAt(words, at + 1) === 'wie',
  );
  return from > 0 ? words.slice(from) : words;
}

function withoutGreeting(words: readonly Word[], pack: LanguagePack): readonly Word[] {
  const [first] = words;
  const greets = first !== undefined && FOREIGN_GREETINGS.has(first.key);
  if (!greets || !(first.comma || words.length === 1)) return words;
  const rest = words.slice(1);
  return rest.slice(skipConnectives(rest, 0, pack));
}

/** "Ist schon wieder kaputt", "ist schon leer": nothing is done yet. */
function isWrongAgain(words: readonly Word[], code: LanguageCode): boolean {
  const next = keyAt(words, 0);
  const isWrong = TELLING_WORDS.get(code)?.wrong.has(next) === true;
  return code === 'de' && (next === 'wieder' || isWrong);
}

/** "Ayer ya envié", "ich habe schon": the word for "already" stands near the front. */
function isDone(words: readonly Word[], pack: LanguagePack, code: LanguageCode): boolean {
  const asks = pack.isVerb(keyAt(words, 0)) || owedLength(words, 0, pack) > 0;
  const isTold = DONE_FORMS.get(code)?.test(keysOf(words)) === true;
  if (!asks && isTold && !words.some((word) => NOT.test(word.key))) return true;
  const end = Math.min(words.length, MAX_BEFORE_DONE);
  for (let at = 0; at < end; at++) {
    if (NOT.test(keyAt(words, at))) return false;
    const length = phraseLengthAt({ words, at, book: pack.done });
    if (length > 0) return !isWrongAgain(words.slice(at + length), code);
  }
  return false;
}

/** A day that stands alone lends itself to what follows: "mañana por la mañana". */
const FOREIGN_WHEN = wordSet(`
avant après vor nach bis antes after del a ver por la el en em na no de da cedo temprano tôt tá à le am im heute morgen früh abend hoy mañana tarde
noche amanhã hoje manhã noite demain matin soir aujourd'hui
${weekdaysIn('es')} ${weekdaysIn('de')} ${weekdaysIn('fr')} ${weekdaysIn('pt')}
`);

/** Whether a word says when, or only how much something is owed. */
export function saysOnlyWhen({ key }: Word): boolean {
  return (
    FOREIGN_WHEN.has(key) ||
    FOREIGN_ADVERBS.has(key) ||
    /^(?:dem|spätestens|wochenende)$/u.test(key)
  );
}

const MONTHS = (['es', 'de', 'fr', 'pt'] as const).flatMap((code) => monthsIn(code).split(' '));
/** "El 30 de noviembre", "am 3. Mai", "le lundi 3 mars", "no dia 3 de maio". */
const DATE = new RegExp(
  String.raw`^(?:\p{L}+ ){0,3}\d{1,2}(?:er)? (?:de )?(?:${MONTHS.join('|')})$`,
  'u',
);

function isDate(words: readonly Word[]): boolean {
  const front = words.filter(({ key }) => /^\p{L}/u.test(key)).slice(0, -1);
  return (
    DATE.test(keysOf(words)) &&
    front.every(({ key }) => FOREIGN_WHEN.has(key) || /^d[ií]a$/u.test(key))
  );
}

function isOnlyWhen(words: readonly Word[]): boolean {
  if (isDate(words)) return true;
  const isShort = words.length === 1 && /^(?!hoy).{1,3}$/u.test(keyAt(words, 0));
  return !isShort && words.every((word) => FOREIGN_WHEN.has(word.key));
}

/** So long a story may hold more than what is finished. */
const MAX_DONE = 16;

function opensWithDeed(words: readonly Word[], code: LanguageCode): boolean {
  if (code === 'de') return holdsDeed(words, code);
  const at = Number(
    /^(?:me|te|se|nos|le|les|la|lui|leur|lhe|o|a|os|as|y|en)$/u.test(keyAt(words, 0)),
  );
  return LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, at)) === true;
}

/** "Ainda não comprei a sobremesa": what is not done yet is to be done. What has no deed keeps its "not yet". */
function asTask(words: readonly Word[], obligation: readonly Word[], code: LanguageCode): string {
  const isThat = obligation.some(({ key }) => key.startsWith('que'));
  const isOwn = keyAt(words, 0).startsWith('j') || obligation.some(({ key }) => key === 'je');
  if (code === 'fr' && isThat && !isOwn) return withoutEndMarks(textOf([...obligation, ...words]));
  const isFrench = code === 'fr' && (isThat || isOwn);
  const text = withoutEndMarks(textOf(isFrench ? withInfinitive(words, isThat) : words));
  if (!saysNotYet(keysOf(obligation))) return text;
  const first =
    words.length > 1
      ? baseOfNotDone(keyAt(words, 0), code)
      : baseOfForeignPast(keyAt(words, 0), code);
  if (first !== null) return `${first} ${withoutEndMarks(textOf(words.slice(1)))}`.trim();
  const last = baseOfForeignPast(keyAt(words, words.length - 1), code);
  if (last !== null) return `${textOf(words.slice(0, -1))} ${last}`;
  return opensWithDeed(words, code) ? text : `${textOf(obligation)} ${text}`;
}

/** Whatever the language. */
const LAUGHS = /^(?:ha(?:ha)+|hihi|lol)$/u;
/** "Brain Dump", "Gedanken am Montag": the name of a page. */
const PAGE =
  /^(?:mein )?(?:brain ?dump|kopf leeren|gedanken|to-?do(?:-?liste)?)(?: (?:am |für |vom )?\p{L}+)?$/u;
const HARD_DAY =
  /^(?:puh |uff |oje |ach )?(?:was für ein |so ein |ein )?(?:langer|anstrengender|voller|blöder|harter) tag$/u;
const HOW = wordSet('echt irgendwie einfach');

/** "Wie immer", "gracias a Dios", "na toll", "nicht vergessen" by itself. */
function saysNoMore(words: readonly Word[], code: LanguageCode): boolean {
  const book = SAID_ALONE.get(code);
  const said = keysOf(words);
  if (LAUGHS.test(said) || PAGE.test(said) || asksNothingForeign(words, code)) return true;
  if (code === 'de' && HARD_DAY.test(said)) return true;
  return (
    book !== undefined && phraseLengthAt({ words, at: 0, book, skipping: HOW }) === words.length
  );
}

function wishOrTask(words: readonly Word[]): 'wish' | 'task' {
  return FOREIGN_WISH.test(keysOf(words)) ? 'wish' : 'task';
}

/** Reads a thought of another language: the marker goes, every other word stays as it is. */
export function readForeign(thought: readonly Word[], code: LanguageCode): Reading {
  const pack = LANGUAGE_PACKS.get(code);
  const verbatim = withoutEndMarks(textOf(thought));
  if (pack === undefined)
    return verbatim === '' ? { kind: 'nothing' } : { kind: 'task', title: capitalised(verbatim) };
  const words = withoutGreeting(thought.slice(skipConnectives(thought, 0, pack)), pack);
  if (words.length === 0) return { kind: 'nothing' };
  if (isOnlyWhen(words)) return { kind: 'fact' };
  if (saysNoMore(words, code)) return { kind: 'nothing' };
  if (saysHowIAm(words, code) || saysHowIAm(thought, code)) return { kind: 'feeling' };
  if (withoutAsides(words, code).length === 0) return { kind: 'nothing' };
  const negated = /^(?:no|não|nicht|ne)$/u.test(keyAt(words, 0));
  const open =
    foreignUndecided(words, code) ??
    taskNotDone(words, code) ??
    (code === 'de' ? askedOfMe(words) : null);
  if (open !== null) return { kind: 'task', title: capitalised(open) };
  if (!negated && isDone(words, pack, code)) return { kind: 'done' };
  const length = owedLength(words, 0, pack);
  if (takesBackForeign(words, code)) return { kind: 'done' };
  // "Não quero falar com ele", "no hace falta".
  if (negated && length === 0 && owedLength(words, 1, pack) > 0) return { kind: 'fact' };
  const isTold = length === 0 && !pack.isVerb(keyAt(words, 0));
  if (isTold && (toldOff(words) || isThingOver(words, code)))
    return { kind: words.length > MAX_DONE ? 'fact' : 'done' };
  const reasoned = code === 'de' && isTold ? deedWithReason(words) : null;
  if (reasoned !== null) return { kind: wishOrTask(words), title: capitalised(reasoned) };
  if (isTold && (tellsAStory(words) || isOnlyTold(words, code))) return { kind: 'fact' };
  if (code === 'de' && isSaidOfGermanThing(words)) return { kind: 'fact' };
  if (code === 'de' && isTold && isGermanDone(words)) return { kind: 'done' };
  const clause = code === 'de' ? germanDeed(words) : null;
  if (clause !== null) return { kind: wishOrTask(words), title: capitalised(clause) };
  const rest = withoutAdverbs(length > 0 && length < words.length ? words.slice(length) : words);
  if (rest.length === 0) return { kind: 'nothing' };
  if (length > 0 && isOnlyWhen(rest)) return { kind: 'fact' };
  const needed = code === 'de' ? neededInGerman(words.slice(0, length), rest) : null;
  if (needed !== null) return { kind: 'task', title: capitalised(needed) };
  return {
    kind: wishOrTask(rest),
    title: capitalised(
      asTask(
        code === 'de' ? withoutReminder(rest) : rest,
        length < words.length ? words.slice(0, length) : [],
        code,
      ).replace(
        /\b(raus|rein|an|ab|auf|aus|ein|um|weg|mit|zurück|vor|nach)zu(\p{L}+e?n)$/u,
        '$1$2',
      ),
    ),
  };
}
