import { monthsIn, weekdaysIn } from '../../data/foreign/day-names.ts';
import { TELLING_WORDS } from '../../data/foreign/foreign-finite.ts';
import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { owedLength } from './foreign-start.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { namesKin } from './foreign-told.ts';
import { baseOfForeignPast } from './not-yet.ts';

/** Endings that only a verb with a subject has. */
const FINITE_ENDING: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /(?:[^aeiou]i?ó|aron|ieron|\p{L}{2}aban?)$/u],
  ['pt', /(?:\p{L}{2}[oi]u|\p{L}{3}ei|[aei]ram|\p{L}{2}avam?|\p{L}{2}(?<!mus|pn|rop|ap|jud)eu)$/u],
]);
const PAST_ENDING = /(?:[^aeiou]i?ó|aron|ieron|\p{L}{2}[oi]u|[aei]ram)$/u;
/** "Hat den Brief geschrieben", "a planté", "ha tenido". */
const PERFECT =
  /(?<!\p{L})(?:(?:hat|haben|habe|hab) (?:\p{L}+ )*(?:\p{L}*ge\p{L}{2,}|(?:ver|be|er|ent)\p{L}{2,})(?:t|en)|(?:a|ont|ai|j'ai|m'a|l'a|s'est|est) (?:\p{L}+ )?\p{L}+(?:é|i|u|is|it)e?s?|(?:ha|han|he|hemos|ho|hanno) (?:\p{L}+ )?\p{L}+(?:ado|ido|cho|sto|rto|ato|uto|ito)|heeft (?:\p{L}+ )*ge\p{L}+)(?!\p{L})/u;
const FIRST_PAST = /(?:é|í|ei|i)$/u;
const A_DAY = anyOf(`
mañana hoy morgen heute übermorgen demain amanhã hoje domani oggi vandaag
${weekdaysIn('es')} ${weekdaysIn('de')} ${weekdaysIn('fr')} ${weekdaysIn('pt')} ${weekdaysIn('it')} ${weekdaysIn('nl')}
${monthsIn('de')} ${monthsIn('fr')} ${monthsIn('es')} ${monthsIn('pt')}
`);
const DATED = new RegExp(String.raw`\d|(?<!\p{L})${A_DAY}(?!\p{L})`, 'u');

/** Whether a day is named in the words of another language. */
export function namesDay(words: readonly Word[]): boolean {
  return DATED.test(keysOf(words));
}

/** "Se rompió la persiana", "la impresora dejó de imprimir", "quebrou-se": something came over a thing. */
const WENT_WRONG =
  /(?<!\p{L})(?:se (?:me |nos |le )?(?:romp|ca[ýy]|estrope|quem|fund|solt|atasc|aver|dañ|raj|pinch|par|mur|agot|desprend|inund|bloque|apag|descolg)(?:i?ó|ieron|aron|eron)|dejó de|parou de|deixou de)(?!\p{L})/u;

const RUNS_OUT =
  /(?<!\p{L})(?:is|ist|sind) (?:\p{L}+ )?(?:aus|alle)$|(?:geht|gehen) (?:\p{L}+ )?(?:aus|zur neige)$|(?<!\p{L})läuft (?:\p{L}+ ){0,4}ab(?!\p{L})|maschine läuft aus$|sieht (?:\p{L}+ )*aus wie (?:ein |eine |im )?(?:sau|saustall|schlachtfeld|müllhalde)(?!\p{L})/u;
/** "Der Drucker ist kaputt, egal": it may stay as it is. */
const SHRUGS =
  /(?<!\p{L})(?:(?:ist )?(?:mir )?(?:doch )?egal|(?:me )?da igual|qué más da|tanto faz|tant pis|(?:on|je) s'en (?:fiche|fout)|maakt niet uit|non importa)$/u;

/** "Lucas en congé jusqu'au 3": who is not there. */
const AWAY =
  /(?<!\p{L})(?:en congé|en vacances|malade|de vacaciones|(?<!(?:dar|darme|darse|darnos|darlo|darla) (?:\p{L}+ ){0,3})de baja|de permiso|de férias|de folga|im urlaub|in urlaub|krank|krankgeschrieben|in ferie|met vakantie)(?!\p{L})/u;
/** Who comes, or has a birthday, is to be ready for; and what somebody does today or tomorrow may be. */
const COMES =
  /(?<!\p{L})(?:heute|morgen|hoy|mañana|hoje|amanhã|aujourd'hui|demain|oggi|domani|vandaag|kommt|kommen|besucht|besuchen|geburtstag|termin|cita|consulta|rendez-vous|rdv|appuntamento|afspraak|viene|vienen|llega|llegan|visita|cumple|cumpleaños|vem|vêm|chega|chegam|anos|aniversário|vient|viennent|arrive|arrivent|anniversaire|arriva|compleanno|komt|komen|jarig)(?!\p{L})/u;

/** "…, eso lo tengo que devolver": what is owed may stand within the sentence. */
export function isOwedWithin(words: readonly Word[], code: LanguageCode): boolean {
  const pack = LANGUAGE_PACKS.get(code);
  return pack !== undefined && words.some((_, at) => owedLength(words, at, pack) > 0);
}

/** Whether the word is a verb with a subject. */
export function isFinite(words: readonly Word[], at: number, code: LanguageCode): boolean {
  const key = keyAt(words, at).replace(/-(?:me|te|se|lhe|nos|lhes)$/u, '');
  if (TELLING_WORDS.get(code)?.finite.has(key) === true) return true;
  if (FINITE_ENDING.get(code)?.test(key) === true) return true;
  const isFirst = (code === 'es' || code === 'pt') && FIRST_PAST.test(key);
  return isFirst && baseOfForeignPast(key, code) !== null;
}

/** "Sie fehlt an jeder Ecke": of whom or what it is said, nobody can tell. */
function isToldOfPronoun(words: readonly Word[]): boolean {
  const isTold = /^\p{L}{2,}t$/u.test(keyAt(words, 1)) && !holdsDeed(words, 'de');
  return isTold && !DATED.test(keysOf(words));
}

/**
 * Whether the words of another language are a sentence that only tells: a verb with a subject, no
 * base form of anything to do, nothing wrong, lacking or wanted, and no day on which it comes.
 */
export function isOnlyTold(words: readonly Word[], code: LanguageCode): boolean {
  const telling = TELLING_WORDS.get(code);
  if (telling === undefined || words.length < 2) return false;
  if (/\?/u.test(words.at(-1)?.raw ?? '')) return false;
  if (words.some(({ key }) => telling.wants.has(key)) || isOwedWithin(words, code)) return false;
  if (code === 'de' && /^(?:sie|er)$/u.test(keyAt(words, 0)) && isToldOfPronoun(words)) return true;
  const isOfThing = !namesKin(words, 0);
  if (
    isOfThing &&
    (words.some(({ key }) => telling.wrong.has(key)) ||
      RUNS_OUT.test(keysOf(words)) ||
      WENT_WRONG.test(keysOf(words)))
  )
    return SHRUGS.test(keysOf(words));
  if (AWAY.test(keysOf(words))) return true;
  const isOver =
    words.some(({ key }) => telling.over.has(key) || PAST_ENDING.test(key)) ||
    PERFECT.test(keysOf(words));
  if (DATED.test(keysOf(words)) && !isOver && (isOfThing || COMES.test(keysOf(words))))
    return false;
  if (words.some(({ key }) => FOREIGN_VERBS.get(code)?.has(key) === true)) return false;
  const isReflexive = !isOfThing && /^(?:se|me|te|nos)$/u.test(keyAt(words, 2));
  return isReflexive || words.some((_, at) => isFinite(words, at, code));
}
