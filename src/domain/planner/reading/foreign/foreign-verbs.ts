import { FOREIGN_PLANS } from '../../data/foreign/foreign-plans.ts';
import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { GERMAN_VERB_END, type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keyOf, type Word } from '../../words/words.ts';

/** The base form without what is tied to it: "escribirle", "comprá-lo", "d'appeler". */
export function withoutTied(key: string): string {
  return key
    .replace(/^(?:d|l|m|s|t|n)'/u, '')
    .replace(/(?<=[aeiíô]r)(?:me|te|se|nos|le|les|lo|la|los|las|selo|sela|melo|mela)$/u, '')
    .replace(/-(?:me|te|se|nos|lhe|lhes|lo|la|los|las|o|a|os|as)$/u, '');
}

/** Whether a word is the base form of something people do, as far as the lists go. */
export function isForeignVerb(key: string, code: LanguageCode): boolean {
  const verbs = FOREIGN_VERBS.get(code);
  const base = withoutTied(key);
  if (verbs?.has(key) === true || verbs?.has(base) === true) return true;
  return FOREIGN_PLANS.get(code)?.contexts.some((context) => context.verbs.has(base)) === true;
}

/** "Pruefen", "aufraeumen": German without its dots. */
function withUmlauts(key: string): string {
  return key
    .replace(/ae/u, 'ä')
    .replace(/oe/u, 'ö')
    .replace(/(?<=r|s|f|b|g|k|w|pr)ue/u, 'ü');
}

/** The same by the list of deeds alone. */
export function isKnownVerb(key: string, code: LanguageCode): boolean {
  const verbs = FOREIGN_VERBS.get(code);
  const base = code === 'de' ? withUmlauts(key) : withoutTied(key);
  return verbs?.has(key) === true || verbs?.has(base) === true;
}

/** Words of German that end as a base form does and are none. */
const GERMAN_NO_VERB =
  /^(?:\p{L}*(?:lichen|igen|ischen|baren|samen|losen)|den|wegen|gegen|neben|zwischen|morgen|unten|oben|hinten|vorne?n?|innen|außen|meinen|deinen|seinen|unseren|ihren|einen|keinen|diesen|jeden|allen|vielen|wenigen|beiden|anderen|nächsten|letzten|ersten|zweiten|dritten|neuen|alten|kleinen|großen|guten|mitten|sieben|zehn|elfen|ersten|sondern|gestern|extern|intern|modern|gern|inzwischen|dagegen|deswegen|übermorgen|ansonsten|mindestens|wochen|tagen|monaten|oben|selten|offen|trocken|eigen|eben|daneben|zuhause|müssen|sollen|können|wollen|dürfen|haben|hätten|werden|würden|wären|sein|fehlen|liegen|stehen|kommen|sind|gegeben|gemacht|worden|gewesen|geworden|abgelaufen|offenen)$/u;

/** "Besichtigen" at the end of a line is no adjective. */
const GERMAN_VERB_IN_IGEN = /^\p{L}{3,}igen$/u;

/** Whether a deed is in these words: a base form, in German at the end or before the last of a few words. */
export function holdsDeed(words: readonly Word[], code: LanguageCode): boolean {
  if (code === 'de')
    return words.some(({ raw, key }, at) => {
      if (/^\p{Lu}/u.test(raw) && at > 0) return false;
      return (
        isForeignVerb(key, code) ||
        (at > 0 && GERMAN_VERB_END.test(keyOf(raw)) && !GERMAN_NO_VERB.test(key)) ||
        (at > 0 && at === words.length - 1 && GERMAN_VERB_IN_IGEN.test(key))
      );
    });
  const pack = LANGUAGE_PACKS.get(code);
  const [first] = words;
  if (first === undefined) return false;
  return (
    pack?.isVerb(first.key) === true ||
    words.slice(0, 3).some(({ key }) => isForeignVerb(key, code))
  );
}
