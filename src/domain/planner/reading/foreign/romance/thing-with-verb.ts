import { weekdaysIn } from '../../../data/foreign/day-names.ts';
import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { TELLING_WORDS } from '../../../data/foreign/foreign-finite.ts';
import { FOREIGN_VERBS, GOVERNS } from '../../../data/foreign/foreign-words.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { anyOf } from '../../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';
import { isFinite, namesDay } from '../foreign-statement.ts';
import {
  joinedBehind,
  namesSomebody,
  nounAt,
  opensName,
  withArticle,
  withinSentence,
} from './named-thing.ts';
import { verbOfThingAt } from './told-of-thing.ts';

/** Whose articles go with a person that is gone to. */
const WITH_SOMEBODY = / (?:con|com|chez)$/u;
const GOES_ON =
  /^(?:de|del|d['’].*|du|des|da|do|das|dos|para|pour|por|pra|con|com|avec|en|em|à|au|a|el|le|la|al|na|no|y|e|et|\(.*|\d.*)$/u;
const INDEFINITE = /^(?:un|una|unos|unas|une|um|uma|uns|umas)$/u;
const MAX_NEUTRAL = 8;
const MAX_STILL = 5;
/** Behind a name, these tell something of it. */
const TELLS_OF = /^(?:me|te|se|ne|no|não|n['’].*|\p{L}+-(?:se|me|lhe|nos))$/u;
/** A name holds none of these. */
const TELLS = /^(?:no|não|ne|n['’].*|pas|se|me|nos|nous|on|que|qui|ya|já|y|e|et)$/u;

function articleFor(article: string, { verb, next }: { verb: string; next: string }): string {
  const isBare = WITH_SOMEBODY.test(verb) && next !== '' && !GOES_ON.test(next);
  if (article === '' || isBare) return '';
  return article.endsWith("'") ? article : `${article} `;
}

/** "Machine à laver": what a thing is for is not what is to be done with it. */
const USED_FOR = /^(?:salle|machine|fer|planche|chambre|table|moule|appareil|brosse|poêle|pince)$/u;
const ENDS_DEED = new RegExp(
  String.raw`^(?:\(.*|à|au|aux|chez|avant|pour|demain|${anyOf(weekdaysIn('fr'))}|ce|antes|hoy|mañana|el|em|en|até|hoje|amanhã)$`,
  'u',
);

/** "Le dossier CAF à renvoyer", "roupa para lavar": what is to be done with it stands behind it. */
function carriedOut(words: readonly Word[], { pack, code }: RomanceLanguage): string | null {
  const isDeed = (at: number): boolean => {
    if (USED_FOR.test(keyAt(words, at - 2))) return false;
    const isEnd = at === words.length - 1 || ENDS_DEED.test(words[at + 1]?.raw ?? '');
    return (
      FOREIGN_VERBS.get(code)?.has(keyAt(words, at)) === true ||
      (isEnd && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, at)) === true)
    );
  };
  const at = words.findIndex(
    ({ key }, place) => place > 0 && place <= 5 && pack.carriedOut.test(key) && isDeed(place + 1),
  );
  if (at < 1) return null;
  // "Cerrajero para cambiar el bombín": what it is done to stands behind.
  const isDoneToAnother = opensName(words.slice(at + 2), pack) && !namesDay(words.slice(at + 2));
  if (code !== 'fr' && isDoneToAnother) return null;
  const verb = keyAt(words, at + 1);
  const rest = withoutEndMarks(textOf(words.slice(at + 2)));
  return `${verb} ${withArticle(words.slice(0, at), { pack, code })}${rest === '' ? '' : ` ${rest}`}`;
}

const IS_STILL = /^(?:est|sont|reste|restent|está|estão|están|tá|queda|quedan|fica|ficam)$/u;

/** "Mon contrôle technique est à faire avant le 12": what has still to be done with a thing. */
export function deedStillToDo(words: readonly Word[], language: RomanceLanguage): string | null {
  const at = words.findIndex(({ key }, place) => place > 0 && IS_STILL.test(key));
  const behind =
    at + 1 + Number(/^(?:encore|toujours|aún|todavía|ainda)$/u.test(keyAt(words, at + 1)));
  const isOpen = at > 0 && at <= MAX_STILL && /^(?:à|por|para)$/u.test(keyAt(words, behind));
  if (
    /^(?:cerrar|fechar|llegar|chegar|salir|sair|venir|vir|terminar|acabar|empezar|nacer)$/u.test(
      keyAt(words, behind + 1),
    )
  )
    return null;
  if (!isOpen || !opensName(words, language.pack) || namesSomebody(words)) return null;
  return carriedOut([...words.slice(0, at), ...words.slice(behind)], language);
}

/** "Seguro del local, renovar??": a known deed at the end, with nothing between. */
function deedAtEnd(words: readonly Word[], { pack, code }: RomanceLanguage): string | null {
  const verb = keyAt(words, words.length - 1);
  const isDeed = FOREIGN_VERBS.get(code)?.has(verb) === true;
  const before = keyAt(words, words.length - 2);
  if (!isDeed || words.length < 2 || words.length > MAX_NEUTRAL || GOVERNS.has(before)) return null;
  return `${verb} ${withArticle(words.slice(0, -1), { pack, code })}`;
}

const NO_NAME =
  /(?:[ai]d[oa]|mente|[aei]ndo)$|^(?:tod[oa]|much[oa]|cuanto|quanto|algo|nada|como|bueno|primero|antes|mañana|manhã|fora|ahora|agora|cerca|respuesta|mientras|enquanto|menos|solo|sobre|contra|junto|dentro|luego)$/u;

/** "Seguro del piso", "manualidad del cole": the ending tells the article that was left out. */
function articleOfBare(words: readonly Word[], code: LanguageCode): string | null {
  const first = keyAt(words, 0);
  const goesOn = /^(?:de|del|do|da|dos|das|para|pra|pro)$/u.test(keyAt(words, 1));
  if (code === 'fr' || !goesOn || words.length < 3 || NO_NAME.test(first)) return null;
  if (!/^\p{L}{4,}$/u.test(first) || /\p{Lu}{2}/u.test(words[0]?.raw ?? '')) return null;
  const isSpanish = code === 'es';
  if (/(?:ción|sión|dad|ção|são|dade|a)$/u.test(first)) return isSpanish ? 'la' : 'a';
  if (/(?:ciones|dades|ções|as)$/u.test(first)) return isSpanish ? 'las' : 'as';
  if (/os$/u.test(first)) return isSpanish ? 'los' : 'os';
  return /o$/u.test(first) ? (isSpanish ? 'el' : 'o') : null;
}

/** "Lo de la beca" asks to be looked at; a thing that no list knows gets the plain verb. */
function withNeutral(words: readonly Word[], { pack, code }: RomanceLanguage): string | null {
  if (pack.neutral === '' || words.length < 2 || words.length > MAX_NEUTRAL) return null;
  const isLoDe = code === 'es' && keyAt(words, 0) === 'lo' && /^del?$/u.test(keyAt(words, 1));
  if (isLoDe) return `Ver ${withinSentence(words)}`;
  const bare = articleOfBare(words, code);
  if (bare !== null) return joinedBehind(pack.neutral, `${bare} ${withinSentence(words)}`, pack);
  if (!opensName(words, pack) || namesSomebody(words)) return null;
  if (words.some(({ key }) => TELLS.test(key))) return null;
  // "Le sortir de l'eau": the deed, and what it is done to in front of it.
  if (FOREIGN_VERBS.get(code)?.has(keyAt(words, 1)) === true) return null;
  const second = keyAt(words, 1);
  if (
    pack.when.test(second) ||
    /^(?:que|qui|de|más|plus|mais|otro|otra|resto|reste)$/u.test(second)
  )
    return null;
  const verb = INDEFINITE.test(keyAt(words, 0)) ? pack.getHold : pack.neutral;
  return joinedBehind(verb, withinSentence(words), pack);
}

const SENT: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: 'Enviar',
  fr: 'Envoyer',
  pt: 'Enviar',
};

/** "Factura a Muebles Rivas" goes out to somebody; one's own is paid. */
function isSentOn(words: readonly Word[], at: number, length: number): boolean {
  const isBill =
    /^(?:factura|facture|fatura|devis|presupuesto|orçamento|mail|e-mail|email|correo|mensaje|message|mensagem|courriel)s?$/u.test(
      keyAt(words, at),
    );
  return isBill && /^(?:a|al|à|ao|para|pour|pra|pro)$/u.test(keyAt(words, at + length));
}

const MENDS = /^(?:Arreglar|Consertar|Réparer)$/u;
const BUY: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: 'Comprar',
  fr: 'Acheter',
  pt: 'Comprar',
};
/** "…, a preta", "…, el negro", and no "la del baño", which is had. */
const WHICH_ONE = /^[^,()]+, (?:el|la|los|las|le|les|o|a|os|as) (?!de|du|da|do|d['’])[\p{L}-]+$/iu;
const A_MEASURE =
  /\d ?(?:x ?\d|cm|mm|m|kg|g|l|litros?|litres?|w|€|euros?|reais|pulgadas|polegadas)(?!\p{L})/iu;

/** "Torneira misturadora, a preta", "persiana 120x90": a sort of thing, and which one of those in the shop. */
function isOfShop(words: readonly Word[], length: number): boolean {
  const text = withoutEndMarks(textOf(words));
  if (A_MEASURE.test(text)) return true;
  const sort = words[length];
  const isSort = sort !== undefined && words[length - 1]?.comma !== true && !GOES_ON.test(sort.key);
  return isSort && WHICH_ONE.test(text);
}

const PAYS = /^Pa(?:gar|yer)$/u;

/** "EDF transfert de contrat": short for somebody, and behind it what they are to do. */
function isOfOwner(words: readonly Word[], length: number, pack: RomancePack): boolean {
  const next = words[length];
  const isShort = /^\p{Lu}{2,5}$/u.test(words[0]?.raw ?? '') && length === 1;
  if (!isShort || next === undefined || words[0]?.comma === true) return false;
  return /^\p{Ll}{4}/u.test(next.raw) && !pack.when.test(next.key) && !GOES_ON.test(next.key);
}

/** What is done about a thing by its noun: "Pagar la factura de la luz"; null where no list knows it. */
export function deedOfNoun(words: readonly Word[], { pack, code }: RomanceLanguage): string | null {
  const at = opensName(words, pack) && !/^l['’]/u.test(keyAt(words, 0)) ? 1 : 0;
  const isFrench = code === 'fr';
  const event = nounAt(words, at, { nouns: pack.events, isFrench });
  const found = nounAt(words, at, { nouns: pack.nouns, isFrench });
  const isDated = event !== null && namesDay(words);
  const chosen = isDated ? event : (found ?? event);
  if (chosen === null) return null;
  const { length } = chosen;
  const { verb } = chosen.deed;
  const isBought = at === 0 && MENDS.test(verb) && isOfShop(words, length);
  const other = isBought ? BUY[code] : isSentOn(words, at, length) ? SENT[code] : undefined;
  const deed = { ...chosen.deed, verb: other ?? verb };
  if (at > 0 || /^l['’]/u.test(keyAt(words, 0)))
    return joinedBehind(deed.verb, withinSentence(words), pack);
  if (PAYS.test(deed.verb) && isOfOwner(words, length, pack)) return null;
  const next = pack.when.test(keyAt(words, length)) ? '' : keyAt(words, length);
  const article = articleFor(deed.article, { verb: deed.verb, next });
  return joinedBehind(deed.verb, `${article}${withinSentence(words)}`, pack);
}

function isWanting(words: readonly Word[], at: number, { code }: RomanceLanguage): boolean {
  return TELLING_WORDS.get(code)?.wants.has(keyAt(words, at)) === true;
}

/** A thing that was only named, with its verb in front; null where it stays as it was said. */
export function thingWithVerb(words: readonly Word[], language: RomanceLanguage): string | null {
  const tellsOf = ({ key, raw }: Word, at: number): boolean =>
    at > 0 && at < words.length - 1 && TELLS_OF.test(key) && !raw.startsWith('(');
  if (words.some(tellsOf)) return null;
  if (words.some((_, at) => isFinite(words, at, language.code) || isWanting(words, at, language)))
    return null;
  if (verbOfThingAt(words, language) > 0) return null;
  return (
    carriedOut(words, language) ??
    deedAtEnd(words, language) ??
    deedOfNoun(words, language) ??
    withNeutral(words, language)
  );
}
