import { monthsIn, weekdaysIn } from '../../data/foreign/day-names.ts';
import { anyOf } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { NOT } from './german-words.ts';
import { baseOfForeignPast } from './not-yet.ts';

const A_TIME = new RegExp(
  String.raw`^(?:bis|am|vor|ab|zum|spätestens|noch|ende|anfang|mitte|der|des|dem|den|dieser|diesen|diese|nächste\p{L}*|woche|monats?|jahres?|heute|morgen|übermorgen|weihnachten|${anyOf(weekdaysIn('de'))}|${anyOf(monthsIn('de'))}|\d.*|es|das|die|muss|müssen|soll|sollen|raus|weg|fertig|sein|hin|los|rein)$`,
  'u',
);
const NOTHING_DONE =
  /^(?:ich |wir )?(?:hab|habe|haben|bin) (?:(?:noch|auch|immer|da|damit|dafür|aber|mal|gar|überhaupt) )*(?:nicht|nichts)(?: (?:mal|einmal|wirklich|richtig|dazu))*(?: (?:angefangen|begonnen|geschafft|gemacht|gekommen|dazu gekommen|weitergekommen))?$/u;

/** "Ich will das vom Tisch haben". */
const WANTS_IT_DONE =
  /^(?:(?:und|aber) )?(?:ich )?(?:will|möchte|wollte|muss) (?:ich )?(?:das|es) (?:\p{L}+ ){0,3}(?:haben|loswerden|schaffen|hinkriegen)$/u;
/** "20 Euro" is what it costs. */
const A_PRICE = /^\d+(?:[.,]\d+)? ?(?:€|euro|eur|franken|chf)$/u;
/** "Frist 31.3.", "bis 15." */
const OPENS_TIME =
  /^(?:frist|deadline|abgabe|abgabetermin|stichtag|fällig|spätestens|bis|um) (?:(?:am|bis|ist|zum|um|ende) )*\d/u;

/** "… muss bis Ende November raus", "hab noch nicht mal angefangen": said of the thing before. */
export function isSaidOfGermanThing(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  const told = keys.join(' ');
  if (NOTHING_DONE.test(told) || keys[0] === 'zwar' || WANTS_IT_DONE.test(told)) return true;
  if (A_PRICE.test(told)) return true;
  if (OPENS_TIME.test(told))
    return keys.every((key) => A_TIME.test(key) || OPENS_TIME.test(`${key} 1`));
  return (
    words.length > 2 &&
    /^(?:muss|müssen|soll|sollen)$/u.test(keys[0] ?? '') &&
    keys.every((key) => A_TIME.test(key))
  );
}

const ALREADY = /^(?:schon|bereits|endlich|gestern|längst|vorgestern|erledigt|heute)$/u;
const PARTICIPLE = /^(?:\p{L}*ge|be|ver|er|ent|über|unter|zer)\p{L}{2,}t$/u;

/** "Bezahlt", "abgegeben"; not "besichtigen", which many verbs have for both. */
function isParticiple(word: string): boolean {
  return PARTICIPLE.test(word) || (/en$/u.test(word) && baseOfForeignPast(word, 'de') !== null);
}

/** "Rechnung von Strom schon bezahlt": finished, and said in a few words. */
export function isGermanDone(words: readonly Word[]): boolean {
  if (words.some(({ key }) => NOT.test(key) || key === 'muss' || key === 'müssen')) return false;
  const last = keyAt(words, words.length - 1);
  const tells = words.slice(0, -1).some(({ key }) => ALREADY.test(key));
  return (
    words.length <= 9 &&
    tells &&
    isParticiple(last) &&
    !isForeignVerb(last, 'de') &&
    !/^(?:vergessen|verloren|gefragt|gebeten|gemahnt|verlangt|gefordert|gerissen|zerbrochen|gebrochen|verschoben|abgebrochen)$/u.test(
      last,
    )
  );
}
