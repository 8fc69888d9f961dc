import { type NounDeed, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { KIN } from '../../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';

const MAX_NOUN = 3;
const ELIDED = /^[ld]['’]/u;
const ACRONYM = /^\p{Lu}{2}/u;

/** The singular forms that a plural may have: "facturas", "lições", "vaccins", "jornais". */
function singulars(key: string): readonly string[] {
  return [
    key.replace(/s$/u, ''),
    key.replace(/es$/u, ''),
    key.replace(/ões$/u, 'ão'),
    key.replace(/ns$/u, 'm'),
    key.replace(/x$/u, ''),
    `${key}s`,
  ].filter((one) => one !== key && one.length > 2);
}

const PLURAL_ARTICLE: ReadonlyMap<string, string> = new Map([
  ['el', 'los'],
  ['la', 'las'],
  ['o', 'os'],
  ['a', 'as'],
]);
const SINGULAR_ARTICLE = new Map([...PLURAL_ARTICLE].map(([one, many]) => [many, one]));
const FRENCH_PLURAL: ReadonlyMap<string, string> = new Map([
  ['le', 'les'],
  ['la', 'les'],
  ["l'", 'les'],
  ['du', 'des'],
  ['de la', 'des'],
  ["de l'", 'des'],
  ['un', 'des'],
  ['une', 'des'],
]);

type Found = { readonly deed: NounDeed; readonly length: number };

/** The longest name of the list that stands at this place, in the singular or the plural. */
export function nounAt(
  words: readonly Word[],
  at: number,
  {
    nouns,
    isFrench,
  }: { readonly nouns: ReadonlyMap<string, NounDeed>; readonly isFrench: boolean },
): Found | null {
  for (let length = Math.min(MAX_NOUN, words.length - at); length > 0; length--) {
    const keys = words.slice(at, at + length).map(({ key }) => key);
    const named = keys.join(' ').replace(isFrench ? ELIDED : /^$/u, '');
    const deed = nouns.get(named);
    if (deed !== undefined) return { deed, length };
    const [first = '', ...others] = named.split(' ');
    const one = singulars(first).find((form) => nouns.has([form, ...others].join(' ')));
    const singular = one === undefined ? undefined : nouns.get([one, ...others].join(' '));
    if (singular === undefined) continue;
    const isOneOfMany = one === `${first}s`;
    const articles = isFrench ? FRENCH_PLURAL : isOneOfMany ? SINGULAR_ARTICLE : PLURAL_ARTICLE;
    const bent = articles.get(singular.article) ?? singular.article;
    // Nobody can tell whether one of "les billets" is "le" or "la".
    const article = isFrench && isOneOfMany && /^[ld]es$/u.test(bent) ? '' : bent;
    return { deed: { ...singular, article }, length };
  }
  return null;
}

/** Whether a name begins with an article or a word such as "my". */
export function opensName(words: readonly Word[], pack: RomancePack): boolean {
  return pack.opens.test(keyAt(words, 0));
}

/** The words as they go on behind a verb: no capital that only the beginning of a sentence gave. */
export function withinSentence(words: readonly Word[]): string {
  const text = withoutEndMarks(textOf(words));
  const [first] = words;
  return first !== undefined && ACRONYM.test(first.raw)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A verb and what it is done to, where "de el" becomes "del". */
export function joinedBehind(verb: string, named: string, pack: RomancePack): string {
  const before = verb.split(' ');
  const after = named.split(' ');
  const met = `${before.at(-1) ?? ''} ${after[0] ?? ''}`;
  const rule = pack.contractions.find(([pattern]) => pattern.test(met.toLowerCase()));
  if (rule === undefined) return `${verb} ${named}`;
  return [
    ...before.slice(0, -1),
    met.toLowerCase().replace(rule[0], rule[1]),
    ...after.slice(1),
  ].join(' ');
}

const MAX_WHO = 3;
const WHOSE =
  /^(?:el|la|los|las|mi|mis|tu|su|le|les|l['’].*|mon|ma|mes|ton|ta|notre|nos|o|a|os|as|meu|minha|meus|minhas|nosso|nossa|pobre|pauvre|\p{L}{1,2})$/u;

/** "A minha mãe" is somebody; "el regalo de mamá" is a thing of theirs. */
function isWho(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).every(({ key }) => WHOSE.test(key) && key !== 'de');
}

/** Somebody, and no thing: "mi madre", "Marta", "ma sœur". */
export function namesSomebody(words: readonly Word[]): boolean {
  return words.slice(0, MAX_WHO).some(({ key }, at) => KIN.has(key) && isWho(words, at));
}

/** A known thing gets the article that a note leaves out: "volet cassé" is "le volet". */
export function withArticle(
  thing: readonly Word[],
  { pack, code }: { readonly pack: RomancePack; readonly code: LanguageCode },
): string {
  const found =
    opensName(thing, pack) || /^d['’]/u.test(keyAt(thing, 0))
      ? null
      : nounAt(thing, 0, { nouns: pack.nouns, isFrench: code === 'fr' });
  const article =
    found === null || /^(?:du|de|des|un)/u.test(found.deed.article) ? '' : found.deed.article;
  const space = article === '' || article.endsWith("'") ? '' : ' ';
  return `${article}${space}${withinSentence(thing)}`;
}
