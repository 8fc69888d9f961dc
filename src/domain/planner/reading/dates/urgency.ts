import { A_WEEKDAY } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const LATE_BY =
  /\b(?:days?|weeks?|months?|years?|hours?) (?:late|overdue|past due)\b|\bpast due\b|\bin arrears\b/u;
const WAS_DUE =
  /\b(?:was|were|been) (?:\p{L}+ly |already )?due (?!to\b)|\bdue (?:back )?(?:yesterday|last|days ago|weeks ago)\b|(?<!\b(?:i|we|he|she|they) )\bshould(?:'ve| have) been (?:\p{L}+ ){1,6}(?:yesterday|last|ago|by now|weeks|days)\b/u;
/** "The deadline has passed", "we missed the cut-off", "it ran out last week". */
const TOO_LATE = new RegExp(
  String.raw`\b(?:deadline|cut-?off|closing date|due date) (?:has |is |was |'s |already |been |just )*(?:passed|past|gone|yesterday|last|over)\b|\bmissed (?:the|my|our|that|their) (?:\p{L}+ )?(?:deadline|cut-?off|closing date)\b|\b(?:ran out|run out|expired|lapsed) (?:last|yesterday|(?:${SEVERAL}|\d+) (?:days|weeks|months) ago|a (?:week|month) ago)\b|\b(?:meant|supposed) to (?:\p{L}+ ){1,7}(?:last (?:week|month|${A_WEEKDAY})|yesterday|(?:days|weeks) ago)\b|\b(?:was|were|had been) (?:meant|supposed) to (?!be\b)(?:\p{L}+ ){1,6}on ${A_WEEKDAY}$`,
  'u',
);
const FOREIGN =
  /(?<!\p{L})(?:en retard|était à (?:\p{L}+ ){1,3}(?:pour|avant|le)|überfällig|war (?:\p{L}+ ){0,4}fällig|vencid[oa]s?|atrasad[oa]s?|(?:era|eran|eram) para (?:el \p{L}+ pasado|ayer|ontem))(?!\p{L})/u;

const CANNOT_WAIT =
  /\b(?:can't|cannot|can not|won't|will not) wait\b(?! (?:to|for)\b)|(?<!\b(?:not|no need) (?:\p{L}+ )?)\b(?:right|straight) away\b|\bas soon as possible\b|\bwithout delay\b|\b(?:wants?|wanted|needs?|needed) (?:it|them|that|this) (?:by |for |like )?yesterday\b|\bbefore (?:anything|everything) else\b|\bbefore anything$|\b(?:right|straight) after this\b|\bdrop everything\b|\bthis (?:very )?(?:minute|second|instant)\b|\b(?:top|number one|first|highest) priority\b|\bmost urgent(?:ly)?\b/u;

/** Whether the words ask for it at once. */
export function isForNow(words: readonly Word[]): boolean {
  return CANNOT_WAIT.test(keysOf(words));
}

/** Whether the words say that something should have been there already: "two weeks late", "was due on the 13th". */
export function isOverdue(words: readonly Word[]): boolean {
  const text = keysOf(words);
  return (
    LATE_BY.test(text) || TOO_LATE.test(text) || WAS_DUE.test(`${text} `) || FOREIGN.test(text)
  );
}

/** Whether it is to be done as soon as a place opens: "call them when they open". */
export function isForOpening(words: readonly Word[]): boolean {
  return /\b(?:when|as soon as|the minute|the moment|once) (?:they|the \p{L}+|it|he|she) opens?\b/u.test(
    keysOf(words),
  );
}

const URGENT =
  /^(?:urgent|urgently|asap|immediately|emergency|deadline|urgente|dringend|important|overdue|eviction|final)$/u;

/** Whether the words say that it cannot wait. */
export function isUrgent(words: readonly Word[]): boolean {
  return words.some((word) => URGENT.test(word.key) || word.raw.includes('!!'));
}

/** A piece of a pattern: what says that a day is the last one. */
export const A_LAST_DAY = String.raw`due|deadline|cut-?off|by|before|b4|until|till|til|latest|last (?:order|ordering|posting|entry|booking) date|last (?:day|date|chance|call|post|collection|reminder|warning|notice)|closes?|closing|shuts?|expires?|runs? out|ends?|lapses?|must|has to|have to`;
const UNTIL = new RegExp(String.raw`\b(?:${A_LAST_DAY}|tonight)\b`, 'u');

/** The same in other languages: "bis", "antes de", "dernier délai", "vence". */
const FOREIGN_UNTIL =
  /(?<!\p{L})(?:bis|spätestens|frist|abgabe|läuft ab|sonst|antes d[aeo]l?s?|hasta|vencen?|caducan?|cierran?|plazo|a más tardar|sin falta|si no|até|fecham?|prazo|no máximo|sem falta|senão|expira|avant|d'ici|dernier délai|échéance|ferme|clôture|au plus tard|sinon|sans faute|date limite)(?!\p{L})/u;

/**
 * Whether a day is said as the last on which something can be done ("by Monday", "it closes on the
 * 5th") and not only as the one on which it is.
 */
export function saysUntilWhen(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return UNTIL.test(said) || FOREIGN_UNTIL.test(said);
}

const ROUTINE =
  /\b(?:eye test|check-?ups?|smear|dentist|hygienist|hair ?cut|haircut|oil change|service|flu jab|jab|booster|worming|physio|mammogram|boiler service)\b/iu;

/** Whether it comes round again and again: late or not, no day passes with it. */
export function isRoutine(title: string): boolean {
  return ROUTINE.test(title);
}

/** "Be in bed by ten": an hour that is kept every day, and no deadline. */
export function isOwnRest(title: string): boolean {
  return /^(?:be|come|go|get|lie|stay) (?:up |back )?(?:in|to|into) bed\b|^(?:be|fall) asleep\b|^sleep\b/iu.test(
    title,
  );
}
