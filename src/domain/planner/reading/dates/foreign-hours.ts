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
/** How it was, or how it always is. */
const NOT_TO_COME =
  /(?<!\p{L})(?:ayer|anoche|ontem|hier|gestern|siempre|sempre|toujours|immer|cada|todos|todas|chaque|tous|jeden|nunca|jamais|nie)(?!\p{L})/u;

/** Whether the words of another language say an hour until which something is to be done, and no day: it is today's. */
export function saysForeignHour(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return BY_HOUR.test(said) && !NOT_TO_COME.test(said);
}
