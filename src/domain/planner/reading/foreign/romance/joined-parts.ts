import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { owedLength, skipConnectives, startsTask } from '../foreign-start.ts';
import { namesDay } from '../foreign-statement.ts';
import { opensName } from './named-thing.ts';
import { whenLength } from './own-plans.ts';
import { verbOfThingAt } from './told-of-thing.ts';

/** Between two things to do. */
export const AND = /^(?:y|e|et|pis|puis|luego|depois|después)$/u;
/** How many words a part has at least. */
export const LEAST_SIDE = 2;

/** "Facture impayée de Dupont, relancer": a bare deed behind the comma is done with the thing in front. */
function isBareDeed(words: readonly Word[], code: LanguageCode): boolean {
  return words.length === 1 && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
}

/** Whether a deed begins here. */
export function opensDeed(words: readonly Word[], code: LanguageCode): boolean {
  const parting = LANGUAGE_PACKS.get(code);
  return parting !== undefined && startsTask(words, skipConnectives(words, 0, parting), parting);
}

function withoutMarks(words: readonly Word[]): readonly Word[] {
  return words.map((word) => ({
    ...word,
    raw: word.raw.replace(/^\(|[,.!:)]+$/gu, ''),
    comma: false,
  }));
}

function lowered(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (first === undefined || /^\p{Lu}{2}/u.test(first.raw)) return words;
  return [{ ...first, raw: first.raw.charAt(0).toLowerCase() + first.raw.slice(1) }, ...rest];
}

const ENCLITIC = /^(\p{L}+[aeiáéíê]r)(l[oa]s?)$/u;
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
]);

type DeedOfIt = { readonly deed: string; readonly rest: number; readonly article: string };

/** "Llevarlo al taller", "le ramener au SAV": the deed, the words behind it, and the article that its pronoun tells. */
function deedOfIt(words: readonly Word[], code: LanguageCode): DeedOfIt | null {
  const first = keyAt(words, 0);
  if (code === 'fr') {
    const isPronoun = /^(?:le|la|les)$/u.test(first);
    return isPronoun && LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 1)) === true
      ? { deed: keyAt(words, 1), rest: 2, article: first }
      : null;
  }
  const [, base, pronoun = ''] = ENCLITIC.exec(first) ?? [];
  if (base === undefined || code !== 'es') return null;
  const deed = base.replace(/[áéí](?=r$)/u, (vowel) => ACCENTED.get(vowel) ?? vowel);
  return { deed, rest: 1, article: pronoun === 'lo' ? 'el' : pronoun };
}

function isDeedOfSome(words: readonly Word[], { someOfIt }: RomancePack): boolean {
  return keyAt(words, 0) === someOfIt?.pronoun && someOfIt.deeds.test(keyAt(words, 1));
}

/** "Les sabots sont morts, en recommander" is to order some; null for any other deed. */
function deedOfSome(
  thing: readonly Word[],
  words: readonly Word[],
  pack: RomancePack,
): readonly Word[] | null {
  const [article, ...named] = withoutMarks(lowered(thing)).map(({ raw }) => raw);
  const some = pack.someOfIt?.articles.get(article ?? '');
  if (some === undefined || !isDeedOfSome(words, pack)) return null;
  const verb = keyAt(words, 1);
  const isOther = /^une?$/u.test(keyAt(words, 2)) && keyAt(words, 3) === 'autre';
  return isOther
    ? wordsOf(
        `${textOf(words.slice(1, 4)).replace(/[.,]+$/u, '')} ${named[0] ?? ''} ${textOf(words.slice(4))}`.trim(),
      )
    : wordsOf(`${verb} ${some} ${named.join(' ')} ${textOf(words.slice(2))}`.trim());
}

/** "Fianza: reclamarla" is "reclamar la fianza"; null where no pronoun stands for the thing. */
export function deedOfThing(
  thing: readonly Word[],
  words: readonly Word[],
  { pack, code }: RomanceLanguage,
): readonly Word[] | null {
  const found = deedOfIt(words, code);
  if (found === null) return null;
  const named = withoutMarks(lowered(thing)).filter(({ raw }) => raw !== ':' && raw !== '');
  const article = opensName(named, pack) || /^les?$/u.test(found.article) ? '' : found.article;
  return [...wordsOf(`${found.deed} ${article}`.trim()), ...named, ...words.slice(found.rest)];
}

const SUBJECT = /^(?:yo|je|eu|io)$/u;
const TAKES_NO_THING =
  /^(?:ir|aller|téléphoner|telefonear|escribir|écrire|escrever|preguntar|perguntar|hablar|parler|falar|quedar|rester|passer|pasar|passar|insistir|pensar|penser|volver|voltar|retourner|ver|voir|ligar|llamar|répondre|responder)$/u;

/** "Meu notebook, levar na assistência": a deed with its place, and no thing of its own. */
function takesThing(words: readonly Word[], code: LanguageCode): boolean {
  const isDeed = LANGUAGE_PACKS.get(code)?.isVerb(keyAt(words, 0)) === true;
  const isPlace =
    /^(?:a|al|à|ao|au|aux|chez|na|no|en|em|pra|pro|para|antes|avant|até|hasta|hoy|hoje|mañana|amanhã|demain)$/u;
  return isDeed && !TAKES_NO_THING.test(keyAt(words, 0)) && isPlace.test(keyAt(words, 1));
}

const TELLS_OF = /^(?:n['’].+|me|se|nos|te|le|lui|no|não|ne|ya|já|está|están|est|sont|estão)$/u;

/** The thing of "el martes vence el seguro": it stands behind what happens to it on the day. */
function nameBehind(words: readonly Word[], { pack }: RomanceLanguage): readonly Word[] | null {
  const when = whenLength(words, pack);
  const named = words.slice(when + 1);
  return when > 0 && !opensName(words.slice(when), pack) && opensName(named, pack) ? named : null;
}

/** The thing of "los zapatos me aprietan", of which more is told than its name. */
function nameIn(words: readonly Word[], language: RomanceLanguage): readonly Word[] {
  const behind = nameBehind(words, language);
  if (behind !== null) return behind;
  const told = words.findIndex(({ key }, at) => at > 1 && TELLS_OF.test(key));
  const verb = verbOfThingAt(words, language);
  const ends = [told, verb].filter((at) => at > 1);
  return ends.length === 0 ? words : words.slice(0, Math.min(...ends));
}

/** A deed, and behind a comma what was told of its thing. */
function saidOf(
  deed: readonly Word[],
  told: readonly Word[],
  named: readonly Word[],
): readonly Word[] {
  if (named.length === told.length) return deed;
  const before = deed.map((word, at) => (at === deed.length - 1 ? { ...word, comma: true } : word));
  return [...before, ...told];
}

/** "… y además | tengo que": what only leads on. */
const ALSO = /^(?:además|también|encima|aussi|ensuite|também|depois|ainda)$/u;

const MAX_THING = 7;
const MAX_WHEN = 4;

/** "Mon ordi portable, le ramener au SAV": behind the comma, a deed begins with a pronoun. */
export function atPronouns(
  words: readonly Word[],
  { pack, code }: RomanceLanguage,
): readonly (readonly Word[])[] {
  if (code !== 'fr') return [words];
  const at = words.findIndex(
    (_, place) =>
      place > 0 &&
      words[place - 1]?.comma === true &&
      (deedOfIt(words.slice(place, place + 2), code) !== null ||
        isDeedOfSome(words.slice(place, place + 2), pack)),
  );
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)];
}

/** "La reunión del jueves la | tengo que preparar yo": the thing stands in front of its pronoun. */
function frontedThing(
  thing: readonly Word[],
  words: readonly Word[],
  { pack, code }: RomanceLanguage,
): readonly Word[] | null {
  const parting = LANGUAGE_PACKS.get(code);
  const isPronoun = /^(?:l[ao]s?|[ao]s?)$/u.test(keyAt(thing, thing.length - 1));
  if (parting === undefined || !isPronoun || thing.length < 3 || !pack.opens.test(keyAt(thing, 0)))
    return null;
  const owed = owedLength(words, 0, parting);
  if (owed === 0 || !parting.isVerb(keyAt(words, owed))) return null;
  const rest = words.slice(owed + 1).filter(({ key }) => !SUBJECT.test(key));
  return [...words.slice(owed, owed + 1), ...withoutMarks(lowered(thing.slice(0, -1))), ...rest];
}

/** "…, y por la noche": a day at the end leads to the next part; "e eu" leads to it as well. */
export function withoutLooseEnd(
  words: readonly Word[],
  pack: RomancePack,
): readonly (readonly Word[])[] {
  // "Amanhã eu | tenho que": who does it is told by the verb.
  if (SUBJECT.test(keyAt(words, words.length - 1)) && namesDay(words) && words.length <= MAX_WHEN)
    return [words.slice(0, -1)];
  const last = words.length - 1;
  const isAlso = ALSO.test(keyAt(words, last)) && AND.test(keyAt(words, last - 1));
  if (words.length > LEAST_SIDE + 1 && isAlso) return [words.slice(0, -2)];
  if (words.length > LEAST_SIDE && AND.test(keyAt(words, last))) return [words.slice(0, -1)];
  const at = words.findLastIndex(({ key }) => AND.test(key));
  const rest = words.slice(at + 1);
  if (at < LEAST_SIDE || rest.length === 0) return [words];
  if (rest.length === 1 && SUBJECT.test(keyAt(rest, 0))) return [words.slice(0, at)];
  const isWhen = rest.length <= 5 && rest.every(({ key }) => pack.when.test(key));
  return isWhen && namesDay(rest) ? [words.slice(0, at), rest] : [words];
}

/** "(pedirla ya)": the deed of a thing may stand in brackets. */
function withoutBrackets(words: readonly Word[]): readonly Word[] {
  if (words[0]?.raw.startsWith('(') !== true) return words;
  return words.map((word) => ({ ...word, raw: word.raw.replaceAll(/[()]/gu, '') }));
}

/** The parts that a named thing and the deed behind it become; null where each stands for itself. */
function joinedWithThing(
  last: readonly Word[],
  said: readonly Word[],
  { language, areOnlyTwo }: { readonly language: RomanceLanguage; readonly areOnlyTwo: boolean },
): readonly (readonly Word[])[] | null {
  const { code, pack } = language;
  const named = nameIn(last, language);
  const isThing =
    (/[,:]$/u.test(last.at(-1)?.raw ?? '') || said[0]?.raw.startsWith('(') === true) &&
    !opensDeed(last, code) &&
    named.length <= MAX_THING;
  if (!isThing) return null;
  const part = withoutBrackets(said);
  const some = deedOfSome(named, part, pack);
  if (some !== null) return [saidOf(some, last, named)];
  const deed = deedOfThing(named, part, language);
  if (deed !== null) return named.length === last.length ? [deed] : [last, deed];
  if (isBareDeed(part, code)) return [withoutMarks([...part, ...lowered(last)])];
  return areOnlyTwo && named.length === last.length && takesThing(part, code)
    ? [[...part.slice(0, 1), ...withoutMarks(lowered(last)), ...part.slice(1)]]
    : null;
}

/** Parts that only lead to the next one, or name what it does, are one with it. */
export function joinedParts(
  parts: readonly (readonly Word[])[],
  language: RomanceLanguage,
): readonly (readonly Word[])[] {
  const { pack } = language;
  const areOnlyTwo = parts.length === 2;
  const whole: (readonly Word[])[] = [];
  for (const part of parts.flatMap((one) => withoutLooseEnd(one, pack))) {
    const last = whole.pop() ?? [];
    const isWish = last.length > 0 && pack.wishes.exec(keysOf(last))?.[0] === keysOf(last);
    const fronted = frontedThing(last, part, language);
    if (fronted !== null) whole.push(fronted);
    else if (isWish) whole.push([...last, ...part]);
    else if (last.length === 0 || (last.length === 1 && SUBJECT.test(keyAt(last, 0))))
      whole.push(part);
    else whole.push(...(joinedWithThing(last, part, { language, areOnlyTwo }) ?? [last, part]));
  }
  return whole;
}
