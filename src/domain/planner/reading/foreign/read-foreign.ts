import { weekdaysIn } from '../../data/foreign/day-names.ts';
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
import { owedLength, skipConnectives } from './foreign-split.ts';
import { isThingOver } from './foreign-over.ts';
import { isOnlyTold } from './foreign-statement.ts';
import { withoutAsides } from './felt-phrases.ts';
import { saysHowIAm } from './foreign-felt.ts';
import { takesBackForeign, tellsAStory, toldOff } from './foreign-told.ts';
import {
  asGermanTask,
  germanDeed,
  isGermanDone,
  isSaidOfGermanThing,
  neededInGerman,
} from './german-clause.ts';
import { askedOfMe } from './german-others.ts';
import { baseOfForeignPast, saysNotYet, taskNotDone } from './not-yet.ts';
import { type Reading } from '../reading.ts';
import { withInfinitive } from './subjunctive.ts';
import { capitalised } from '../titles/task-phrase.ts';

const MAX_BEFORE_DONE = 3;
/** "A roupa eu já lavei", "Wäsche hab ich schon gemacht", "Lucía ya compró los suyos". */
const IS_DONE =
  /\b(?:já (?:\p{L}+(?:ei|ou|iu|eu|ado|ido)|fiz|fui|foi)|ya (?:he |ha |han |está |están )?\p{L}+(?:é|í|ó|ado|ada|ido|ida|cho|ron)|(?:j'ai|on a|a) (?:déjà )?\p{L}+(?:é|i|u|is|it)(?: \p{L}+)? hier|déjà (?:fait|payé|envoyé|réglé)|(?:hab|habe|hat|haben) (?:ich |wir )?(?:\p{L}+ ){0,4}(?:schon|gestern|bereits) (?:\p{L}+ ){0,4}ge\p{L}+|s'occupe d[eu]s?|c'est (?:fait|réglé)$|(?:menos mal|ainda bem|dieu merci|zum glück)$|não é comigo|no es cosa mía)(?!\p{L})/u;
const NOT = /^(?:no|não|nicht|ne|n'ai|pas|nunca|nie|kein|keine)$/u;

function withoutAdverbs(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => !FOREIGN_ADVERBS.has(word.key));
  return from > 0 ? words.slice(from) : words;
}

function withoutGreeting(words: readonly Word[], pack: LanguagePack): readonly Word[] {
  const [first] = words;
  const greets = first !== undefined && FOREIGN_GREETINGS.has(first.key);
  if (!greets || !(first.comma || words.length === 1)) return words;
  const rest = words.slice(1);
  return rest.slice(skipConnectives(rest, 0, pack));
}

/** "Ayer ya envié", "ich habe schon": the word for "already" stands near the front. */
function isDone(words: readonly Word[], pack: LanguagePack): boolean {
  const told = words.map((word) => word.key).join(' ');
  const asks = pack.isVerb(keyAt(words, 0)) || owedLength(words, 0, pack) > 0;
  if (!asks && IS_DONE.test(told) && !words.some((word) => NOT.test(word.key))) return true;
  const end = Math.min(words.length, MAX_BEFORE_DONE);
  for (let at = 0; at < end; at++) {
    if (NOT.test(keyAt(words, at))) return false;
    if (phraseLengthAt({ words, at, book: pack.done }) > 0) return true;
  }
  return false;
}

const UNDECIDED =
  /^(?:no sé|não sei|je ne sais pas|ich weiß nicht,?) (?:qué|cómo|dónde|cuándo|o que|como|onde|quando|quoi|comment|où|was|wie|wo|wann) (?!hacer|fazer|faire|tun|ich\b|anfangen|beginnen|empezar|começar|commencer)/u;
const TO_DECIDE = new Map([
  ['no', 'Decidir'],
  ['não', 'Decidir'],
  ['je', 'Choisir'],
  ['ich', 'Überlegen:'],
]);

/** "No sé qué regalarle a mi hermana" is to be decided. */
function undecided(words: readonly Word[]): string | null {
  const text = words.map((word) => word.key).join(' ');
  if (!UNDECIDED.test(text)) return null;
  const from = words.findIndex(
    (word, at) =>
      at > 1 &&
      /^(?:qué|cómo|dónde|cuándo|o|que|como|onde|quando|quoi|comment|où|was|wie|wo|wann)$/u.test(
        word.key,
      ),
  );
  return `${TO_DECIDE.get(keyAt(words, 0)) ?? ''} ${withoutEndMarks(textOf(words.slice(from)))}`;
}

/** A day that stands alone lends itself to what follows: "mañana por la mañana". */
const FOREIGN_WHEN = wordSet(`
avant après vor nach bis antes after del a ver por la el en em na no de da à le am im heute morgen früh abend hoy mañana tarde
noche amanhã hoje manhã noite demain matin soir aujourd'hui
${weekdaysIn('es')} ${weekdaysIn('de')} ${weekdaysIn('fr')} ${weekdaysIn('pt')}
`);

function isOnlyWhen(words: readonly Word[]): boolean {
  const isShort = words.length === 1 && /^(?!hoy).{1,3}$/u.test(keyAt(words, 0));
  return !isShort && words.every((word) => FOREIGN_WHEN.has(word.key));
}

/** So long a story may hold more than what is finished. */
const MAX_DONE = 16;

/** "Ainda não comprei a sobremesa": what is not done yet is to be done. */
function asTask(words: readonly Word[], obligation: readonly Word[], code: LanguageCode): string {
  const isFrench =
    code === 'fr' &&
    (obligation.some(({ key }) => key.startsWith('que')) || keyAt(words, 0).startsWith('j'));
  const text = withoutEndMarks(textOf(isFrench ? withInfinitive(words) : words));
  if (!saysNotYet(obligation.map((word) => word.key).join(' '))) return text;
  const first = baseOfForeignPast(keyAt(words, 0), code);
  if (first !== null) return `${first} ${withoutEndMarks(textOf(words.slice(1)))}`;
  const last = baseOfForeignPast(keyAt(words, words.length - 1), code);
  return last === null ? text : `${textOf(words.slice(0, -1))} ${last}`;
}

/** "Wie immer", "gracias a Dios", "na toll", "nicht vergessen" by itself. */
const SAYS_NO_MORE =
  /^(?:nicht vergessen|no olvidar|não esquecer|ne pas oublier|niet vergeten|(?:so )?wie immer|como siempre|comme (?:toujours|d'habitude)|como sempre|zoals altijd|na toll|na super|(?:meine |ach du )?liebe güte|so viel|heute ist (?:echt |irgendwie )?der wurm drin|da ist der wurm drin|na ja|wahrscheinlich (?:ich|wir)|da muss (?:jemand|wer|einer) hin|gracias a dios|graças a deus|dieu merci|gott sei dank|zum glück|voll (?:traurig|schön|gut|nett)|ha(?:ha)+|hihi|lol|alles (?:gleichzeitig|auf einmal|durcheinander)|heute ist (?:echt |irgendwie |einfach )?nicht mein tag|(?:mein )?(?:brain ?dump|kopf leeren|gedanken|to-?do(?:-?liste)?)(?: (?:am |für |vom )?\p{L}+)?|(?:puh |uff |oje |ach )?(?:was für ein |so ein |ein )?(?:langer|anstrengender|voller|blöder|harter) tag|pues (?:claro|nada|eso)|tip ?top|abgehakt|geschafft|passt(?: so)?|läuft|(?:yo )?creo|supongo|o no|ou não|eu acho|je crois|ou pas|glaub(?:e)? ich|amén|amém|aleluia|courage|bref|evidentemente|évidemment)$/u;

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
  if (SAYS_NO_MORE.test(keysOf(words))) return { kind: 'nothing' };
  if (saysHowIAm(words, code) || saysHowIAm(thought, code)) return { kind: 'feeling' };
  if (withoutAsides(words, code).length === 0) return { kind: 'nothing' };
  const negated = /^(?:no|não|nicht|ne)$/u.test(keyAt(words, 0));
  const open =
    undecided(words) ?? taskNotDone(words, code) ?? (code === 'de' ? askedOfMe(words) : null);
  if (open !== null) return { kind: 'task', title: capitalised(open) };
  if (!negated && isDone(words, pack)) return { kind: 'done' };
  const length = owedLength(words, 0, pack);
  if (takesBackForeign(words)) return { kind: 'done' };
  const isTold = length === 0 && !pack.isVerb(keyAt(words, 0));
  if (isTold && (toldOff(words) || isThingOver(words, code)))
    return { kind: words.length > MAX_DONE ? 'fact' : 'done' };
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
      asTask(code === 'de' ? asGermanTask(rest) : rest, words.slice(0, length), code).replace(
        /\b(raus|rein|an|ab|auf|aus|ein|um|weg|mit|zurück|vor|nach)zu(\p{L}+e?n)$/u,
        '$1$2',
      ),
    ),
  };
}
