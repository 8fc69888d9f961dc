import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { LANGUAGE_PACKS } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, type Word } from '../../../words/words.ts';
import { saysHowIAm } from '../foreign-felt.ts';
import { owedLength, skipConnectives, startsTask } from '../foreign-start.ts';
import { isFinite } from '../foreign-statement.ts';
import { nounAt } from './named-thing.ts';
import { NOTHING_DONE } from './read-romance.ts';

/** In front of these a clause goes on with the words before it. */
const NO_NOUN =
  /^(?:de|para|hasta|a|lo|el|la|los|las|o|os|as|tan|más|mais|plus|sin|sem|con|com|es|é|por|ya|já|así|luego|después|depois|antes|en|em|à|pour|avec|voir|savoir|demander|sur|chez|ce|celui|celle|ceux|tout|lo|tudo|todo|dice|dijo|creo|acho|que|y|e|et|eles|elas|ele|ela|ellos|ellas|ils|elles|eu|yo|pidió|pide|piden|pediu|pede|pedido|dijo|disse|dit|demande|demandé|veut|quiere|quer|espera|si|se|quand|où|comme)$/u;
const ONLY =
  /^(?:que|qui|dont|solo|sólo|só|seulement|plus que|y a|il y a|y'a|y en|nada|rien|nem|ni|no|não|ne|aunque|quizá|talvez|peut-être|si puede|se der|si possible|il (?:m['’])?en (?:faut|manque|reste)|es que|é que|c'est|ça)(?!\p{L})/u;
const AND = /^(?:y|e|et|pis|pero|mas|mais)$/u;
const LEAST_CORE = 2;
const LEAST_CLAUSE = 3;
const MAX_LOOK = 5;
/** What opens a remark tells itself in so many words: speech may go on without a stop. */
const LOOK_AHEAD = 16;

function isToldBehindComma(rest: readonly Word[], { code }: RomanceLanguage): boolean {
  const parting = LANGUAGE_PACKS.get(code);
  if (parting === undefined) return false;
  if (startsTask(rest, skipConnectives(rest, 0, parting), parting)) return false;
  if (ONLY.test(keysOf(rest))) return true;
  return rest.slice(0, MAX_LOOK).some((_, at) => isFinite(rest, at, code));
}

function isColon(words: readonly Word[], at: number, language: RomanceLanguage): boolean {
  if (words[at - 1]?.raw.endsWith(':') !== true || at > 7) return false;
  return words.slice(at).some((_, place) => isFinite(words.slice(at), place, language.code));
}

/** "(cumple el viernes)": more than a word between brackets, at the end. */
function opensRemark(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.raw.startsWith('(') === true &&
    (words.length - at >= 2 || /!/u.test(words[at]?.raw ?? '')) &&
    /\)[.!]*$/u.test(words.at(-1)?.raw ?? '')
  );
}

function owedAt(words: readonly Word[], at: number, { code }: RomanceLanguage): number {
  const parting = LANGUAGE_PACKS.get(code);
  return parting === undefined ? 0 : owedLength(words, at, parting);
}

/** "Prometí a mi hermana | que le llevaría los libros": what was promised is the deed. */
function tellsPromise(words: readonly Word[]): boolean {
  return words
    .slice(0, MAX_LOOK)
    .some(({ key }) => /^(?:prometí|prometido|prometi|promis)$/u.test(key));
}

function isSaidAt(
  words: readonly Word[],
  { at, from }: { readonly at: number; readonly from: number },
  language: RomanceLanguage,
): boolean {
  const { pack } = language;
  const before = keyAt(words, at - 1);
  const said = keysOf(words.slice(at, at + LOOK_AHEAD));
  if (/^qu/u.test(said) && tellsPromise(words.slice(0, at))) return false;
  if (opensRemark(words, at) || isColon(words, at, language)) return true;
  if (pack.reasons.test(said)) return !NO_NOUN.test(before);
  const isOwed = [1, 2].some((ahead) => owedAt(words, at + ahead, language) > 0);
  const isClause =
    !isOwed &&
    words.length - at >= LEAST_CLAUSE &&
    pack.clauses.test(`${said} `) &&
    !NO_NOUN.test(before) &&
    !pack.saying.test(keyAt(words, from));
  if (isClause) return true;
  if (AND.test(keyAt(words, at))) {
    const behind = words.slice(at + 1, at + LOOK_AHEAD);
    if (NOTHING_DONE.test(keysOf(behind)) || saysHowIAm(behind, language.code)) return true;
  }
  return words[at - 1]?.comma === true && isToldBehindComma(words.slice(at), language);
}

const LEADS_IN = /^(?:porque|xq|pq|pues|car|pois|y|e|et|pis|pero|mas|mais|que)$/u;
const BECAUSE = /^(?:parce qu|ya que|já que|puesto que|dado que|vu qu|puisqu)/u;
/** "Que me prestó Ana" says of the thing what stands without "that" only of oneself. */
const OF_ONE =
  /^(?:que|qui) (?:me|nos|te|tengo|tenho|je|dejé|compré|debo|eu|si|llevo)(?![\p{L}])|^(?:que|qui) [mj]['’]/u;

/** What is said, without the words and brackets that tied it to the deed. */
function bare(said: readonly Word[]): readonly Word[] {
  const words = said.map((word) =>
    /[()]/u.test(word.raw) ? { ...word, raw: word.raw.replaceAll(/[()¡¿]/gu, '') } : word,
  );
  const text = keysOf(words);
  if (words.length < 3 || OF_ONE.test(text)) return words;
  if (BECAUSE.test(text)) {
    const [, second, ...rest] = words;
    const elided = second?.raw.replace(/^qu['’]/u, '') ?? '';
    return second === undefined || elided === second.raw
      ? rest
      : [{ ...second, raw: elided, key: elided.toLowerCase() }, ...rest];
  }
  const isFrenchThere = /^y (?:a|en)(?!\p{L})/u.test(text);
  return LEADS_IN.test(keyAt(words, 0)) && !isFrenchThere ? words.slice(1) : words;
}

/** "Cartons, il en faut encore 20": a single word is enough where it is known as a thing. */
function opensShortName(words: readonly Word[], { pack, code }: RomanceLanguage): boolean {
  const found = nounAt(words, 0, { nouns: pack.nouns, isFrench: code === 'fr' });
  return found !== null && ONLY.test(keysOf(words.slice(1)));
}

/**
 * A thing to do, and what is only said of it: a reason, a clause that tells, a remark in brackets,
 * a sentence behind a comma. One part when nothing is said.
 */
export function withSaidBehind(
  words: readonly Word[],
  language: RomanceLanguage,
): readonly (readonly Word[])[] {
  const parting = LANGUAGE_PACKS.get(language.code);
  if (parting === undefined) return [words];
  const content = skipConnectives(words, 0, parting);
  const from = content + owedLength(words, content, parting);
  const isName = words[from]?.comma === true && opensShortName(words.slice(from), language);
  for (let at = from + (isName ? 1 : LEAST_CORE); at < words.length; at++) {
    if (isSaidAt(words, { at, from }, language)) return [words.slice(0, at), bare(words.slice(at))];
  }
  return [words];
}
