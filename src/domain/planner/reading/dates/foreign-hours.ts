import { hoursIn } from '../../data/foreign/day-names.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { anyOf } from '../../words/word-set.ts';
import { type Word } from '../../words/words.ts';

const FIGURES = String.raw`\d{1,2}(?:[:.h]\d{0,2})?`;
const SPANISH = `(?:${anyOf(hoursIn('es'))}|${FIGURES})`;
const PORTUGUESE = `(?:${anyOf(hoursIn('pt'))}|${FIGURES})`;
const FRENCH = String.raw`(?:\d{1,2} ?h\d{0,2}|[\p{L}-]+ heures)`;

/** "Bis 14h", "antes de las ocho", "antes das 16h", "avant dix-neuf heures", "fecha às 13h". */
const BY_HOUR = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:bis|vor|spätestens um) (?:um )?\d{1,2}(?:[:.]\d\d)? ?(?:h|uhr)`,
    String.raw`(?:antes de|hasta) las? ${SPANISH}`,
    String.raw`(?:cierran?|cierre) a las? ${SPANISH}`,
    String.raw`(?:antes d?[aà]s?|até às?) ${PORTUGUESE}`,
    String.raw`fech(?:am?|em?) [aà]s? ${PORTUGUESE}`,
    String.raw`até ao meio-dia|antes do meio-dia|antes del mediodía|avant midi`,
    String.raw`avant ${FRENCH}`,
    String.raw`(?:ferme|ferment|fermeture) (?:à )?${FRENCH}`,
  ].join('|')})(?!\p{L})`,
  'u',
);
const GERMAN = String.raw`(?:(?:halb|viertel|dreiviertel|viertel (?:vor|nach)) )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?uhr|h|$| (?=zum|zur|den|das|der|ins|bei|am|mit|und|ist|kommt|muss|soll|beim|treff|abholen))|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?! (?:woche|tag|stunde|minute|monat|jahr|euro|€|prozent|%|kilo|grad|stück|meter|zentimeter|cm))`;

/** "A las dos vecinas" counts them. */
const NO_PLURAL = String.raw`(?! (?!los |las |mis |horas |os |as |hrs )\p{L}{3,}s(?!\p{L}))`;

/** "Um halb zwölf", "à 15 h 40", "a las seis y media", "às 17h": an hour at which something is. */
const AT_HOUR = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:um|gegen|ab) ${GERMAN}`,
    String.raw`(?<!de )(?:a|sobre) las? ${SPANISH}${NO_PLURAL}`,
    String.raw`(?:às|pelas) ${PORTUGUESE}${NO_PLURAL}`,
    String.raw`(?:à|vers|dès) ${FRENCH}`,
  ].join('|')})(?![\p{L}\d])`,
  'u',
);
/** How it was, or how it always is. */
const NOT_TO_COME =
  /(?<!\p{L})(?:ayer|anoche|ontem|hier|gestern|siempre|sempre|toujours|immer|cada|todos|todas|chaque|tous|jeden|abren?|abriu|öffnet|öffnen|ouvre|ouvrent|auf|desde|depuis|seit|desperté|acordei|habituellement|nunca|jamais|nie)(?!\p{L})/u;

/** Whether the words of another language say an hour until which something is to be done, and no day: it is today's. */
export function saysForeignHour(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return BY_HOUR.test(said) && !NOT_TO_COME.test(said);
}

/** Whether they say at which hour it is, and neither until when nor on which day: most likely it is today's. */
export function saysHourAt(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return AT_HOUR.test(said) && !NOT_TO_COME.test(said);
}
