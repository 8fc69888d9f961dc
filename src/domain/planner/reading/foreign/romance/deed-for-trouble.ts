import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { FOREIGN_ADVERBS, type LanguageCode } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, type Word } from '../../../words/words.ts';
import {
  joinedBehind,
  namesSomebody,
  nounAt,
  opensName,
  withArticle,
  withinSentence,
} from './named-thing.ts';
import { deedOfNoun } from './thing-with-verb.ts';

const MAX_SUBJECT = 7;
const NO_THING =
  /^(?:yo|je|j['’].*|eu|él|ella|il|elle|on|nous|ele|ela|ellos|ils|me|se|te|que|qui|no|ne|não|y|e|et|todo|tout|tudo|nôtre|nuestro|nosso|esto|ça|eso|isso|hay|si|porque|todavía|aún)$/u;
const MAY_BE_RENEWED = /^(?:Renovar|Renouveler|Pasar|Passer|Pagar|Payer|Fazer|Tirar)$/u;

function isThing(words: readonly Word[], { pack, code }: RomanceLanguage): boolean {
  if (words.length === 0 || words.length > MAX_SUBJECT || namesSomebody(words)) return false;
  if (words.some(({ key }) => NO_THING.test(key))) return false;
  // "Le vent a cassé une baleine": what broke another thing.
  if (code === 'fr' && keyAt(words, words.length - 1) === 'a') return false;
  return (
    opensName(words, pack) ||
    nounAt(words, 0, { nouns: pack.nouns, isFrench: code === 'fr' }) !== null ||
    words.length <= 2
  );
}

/** Nobody repairs a bulb or a battery. */
const WORN =
  /^(?:l['’])?(?:ampoules?|bombillas?|bombillos?|focos?|lâmpadas?|piles?|pilas?|pilhas?|fusibles?|fusíveis|fusível)$/u;
const CHANGE: ReadonlyMap<string, string> = new Map([
  ['Faire réparer', 'Changer'],
  ['Arreglar', 'Cambiar'],
  ['Consertar', 'Trocar'],
]);

function verbForBroken(verb: string, thing: readonly Word[]): string {
  const isWorn = thing.slice(0, 2).some(({ key }) => WORN.test(key));
  return isWorn ? (CHANGE.get(verb) ?? verb) : verb;
}

function titleFor(
  verb: string,
  thing: readonly Word[],
  { pack, code }: RomanceLanguage,
): string | null {
  if (/^Reno|^Renou/u.test(verb)) {
    const deed = deedOfNoun(thing, { pack, code });
    const known = deed === null ? '' : (deed.split(' ')[0] ?? '');
    if (MAY_BE_RENEWED.test(known)) return deed;
    verb = '';
  }
  if (verb !== '')
    return joinedBehind(verbForBroken(verb, thing), withArticle(thing, { pack, code }), pack);
  return pack.neutral !== '' && opensName(thing, pack)
    ? joinedBehind(pack.neutral, withinSentence(thing), pack)
    : null;
}

/** "El coche necesita una revisión", "o cão precisa da vacina": the deed of what is needed. */
function deedOfNeed(words: readonly Word[], language: RomanceLanguage): string | null {
  const from = words.findIndex(({ key }) => !LEADS_TO_NEED.test(key));
  const end = words.findIndex(({ key }, at) => at > from && /^(?:y|e|et)$/u.test(key));
  return from < 0 ? null : deedOfNoun(words.slice(from, end < 0 ? undefined : end), language);
}

const LEADS_TO_NEED = /^(?:besoin|sin|sem|d['’]une?|de|da|do|das|dos|a|gritos)$/u;

const THERE_IS = /^(?:il y a|y a|y['’]a|j['’]ai|hay|tengo|tem|tenho) /u;
const MAX_NAME = 6;

/** "Y a le frigo qui est vide", "tengo la lavadora que gotea": "the fridge is empty". */
function withoutThereIs(words: readonly Word[], { pack }: RomanceLanguage): readonly Word[] {
  const [match] = THERE_IS.exec(`${keysOf(words.slice(0, 4))} `) ?? [];
  if (match === undefined) return words;
  const thing = words.slice(match.trim().split(' ').length);
  const that = thing.findIndex(({ key }) => /^(?:qui|que)$/u.test(key));
  const isSaid = that > 1 && that < MAX_NAME && pack.opens.test(keyAt(thing, 0));
  return isSaid ? [...thing.slice(0, that), ...thing.slice(that + 1)] : words;
}

/** "El grifo gotea", "persiana rota", "se me ha roto el móvil": what is wrong asks to be seen to. */
export function deedForState(said: readonly Word[], language: RomanceLanguage): string | null {
  const { pack } = language;
  const words = withoutThereIs(said, language);
  for (let at = 1; at < Math.min(words.length, MAX_SUBJECT + 1); at++) {
    const told = keysOf(words.slice(at));
    const state = pack.states.find(([pattern]) => pattern.test(told));
    const needed = state?.[1] === '' ? deedOfNeed(words.slice(at + 1), language) : null;
    if (needed !== null) return needed;
    if (state !== undefined && isThing(words.slice(0, at), language))
      return titleFor(state[1], words.slice(0, at), language);
    const [, verb] = pack.brokenBehind.find(([pattern]) => pattern.test(keyAt(words, at))) ?? [];
    if (verb === undefined || at > 3) continue;
    const thing = words.slice(0, at);
    const deed =
      verb === ''
        ? null
        : joinedBehind(verbForBroken(verb, thing), withArticle(words, language), pack);
    if (deed !== null && isThing(words.slice(0, at), language)) return deed;
  }
  return deedForWhatWentWrong(words, language);
}

/** Verb first: "se me ha roto el móvil", "quebrou a máquina de lavar". */
function deedForWhatWentWrong(words: readonly Word[], language: RomanceLanguage): string | null {
  const told = keysOf(words);
  for (const [pattern, verb] of language.pack.states) {
    const [match] = pattern.exec(told) ?? [];
    if (match === undefined || verb === '') continue;
    const thing = words.slice(match.trim().split(' ').length);
    if (opensName(thing, language.pack) && isThing(thing.slice(0, MAX_SUBJECT), language))
      return titleFor(verb, thing, language);
  }
  return null;
}

/** What ends, and is bought by nobody. */
const NO_GOODS =
  /(?<!\p{L})(?:que|reunión|semana|mes|año|plazo|paciencia|batería|tiempo|fiesta|curso|vacaciones|clase|clases|prueba|contrato|alquiler|espacio|sitio|nadie|nada|prisa|reunião|ano|prazo|paciência|bateria|tempo|festa|férias|aula|aulas|contrato|espaço|lugar|pressa|gente|luz|agua|água|internet|cobertura|batterie|temps|monde|jus|réseau|manera|forma|remedio|jeito|dúvida|duda|opción|plan|planes|idea|ideia|citas?|vagas?|plazas?|\p{L}+ de \p{L}+r)(?!\p{L})/u;
const BUYABLE = /^(?:Comprar|Acheter)$/u;

/** "Je n'ai pas de": one has none, and may want none. */
const NONE_OF = / pas (?:de |d['’]) ?$/u;

function boughtAsKnown(thing: readonly Word[], language: RomanceLanguage): string | null {
  const deed = deedOfNoun(thing, language);
  return BUYABLE.test(deed?.split(' ')[0] ?? '') ? deed : null;
}

/** "No queda café", "faltam-me as conclusões": what ran out is bought, what lacks is got. */
export function deedForShortage(words: readonly Word[], language: RomanceLanguage): string | null {
  const { pack, code } = language;
  const [match] = pack.shortage.exec(keysOf(words)) ?? [];
  if (match !== undefined) {
    const thing = words.slice(match.trim().split(' ').length - (/['’] ?$/u.test(match) ? 1 : 0));
    if (NONE_OF.test(match)) return boughtAsKnown(withoutOf(thing, code), language);
    return gotHold(thing, match, { pack, code });
  }
  for (let at = 1; at <= 4 && at < words.length; at++) {
    const isOut = pack.ranOut.test(keysOf(words.slice(at)));
    const named = words.slice(opensName(words, pack) ? 1 : 0, at);
    const deed = isOut ? deedOfNoun(named, language) : null;
    if (deed !== null && BUYABLE.test(deed.split(' ')[0] ?? '')) return deed;
  }
  return null;
}

/** A thing that lacks: bought, when that is what one does with it, else got. */
export function gotHold(
  thing: readonly Word[],
  said: string,
  { pack, code }: RomanceLanguage,
): string | null {
  const from = thing.findIndex(({ key }) => !FOREIGN_ADVERBS.has(key));
  const both = withoutOf(withoutNeither(thing.slice(Math.max(from, 0)), code), code);
  if (both.length === 0 || both.length > MAX_SUBJECT || namesSomebody(both)) return null;
  if (/^(?:que|d'eux|daquele|dele|dela|ella|él)$/u.test(keyAt(both, 0))) return null;
  const ofBoth = deedOfBoth(both, said, { pack, code });
  if (ofBoth !== null) return ofBoth;
  const deed = deedOfNoun(both, { pack, code });
  const isBill = /^Pa(?:gar|yer) /u.test(deed ?? '') && RAN_OUT.test(said);
  if (deed !== null && !isBill) return deed;
  const isLacking =
    /falt|manqu|necesit|precis|besoin| n[ie]m? /u.test(`${said} `) ||
    /^n(?:i|em)$/u.test(keyAt(thing, 0));
  if (!isLacking && code !== 'fr' && !NO_GOODS.test(keysOf(both)))
    return `${pack.buy} ${withinSentence(opensName(both, pack) ? both.slice(1) : both)}`;
  if (!isLacking && !NO_GOODS.test(keysOf(both)))
    return `Refaire le plein de ${withinSentence(both)}`;
  return isLacking ? joinedBehind(pack.getHold, withinSentence(both), pack) : null;
}

/** "Não tem mais gás": what ran out is bought, where the thing by itself is a bill. */
const RAN_OUT = /(?<!\p{L})(?:plus|más|mais|queda|quedan|acab\p{L}+)(?!\p{L})/u;
const NOR = /^(?:ni|nem)$/u;

/** "Leche ni pan", "de lait ni de couches": the one and the other, by the deed of both. */
function deedOfBoth(
  thing: readonly Word[],
  said: string,
  language: RomanceLanguage,
): string | null {
  const at = thing.findIndex(({ key }, place) => place > 0 && NOR.test(key));
  if (at < 1) return null;
  const next = at + 1 + Number(/^(?:de|du)$/u.test(keyAt(thing, at + 1)));
  const first = gotHold(thing.slice(0, at), said, language);
  const other = gotHold(thing.slice(next), said, language);
  const [verb = ''] = first?.split(' ') ?? [];
  return first === null || other?.startsWith(`${verb} `) !== true
    ? null
    : `${first} ${AND.get(language.code) ?? ''} ${other.slice(verb.length + 1)}`;
}

const AND: ReadonlyMap<LanguageCode, string> = new Map([
  ['es', 'y'],
  ['pt', 'e'],
  ['fr', 'et'],
]);

/** "Plus | d'encre" is ink. */
function withoutOf(thing: readonly Word[], code: LanguageCode): readonly Word[] {
  const [first, ...rest] = thing;
  if (code !== 'fr' || first === undefined || !/^d['’]\p{L}/u.test(first.key)) return thing;
  return [{ ...first, raw: first.raw.slice(2), key: first.key.slice(2) }, ...rest];
}

/** "Ni el uniforme ni los libros" is the one and the other. */
function withoutNeither(thing: readonly Word[], code: LanguageCode): readonly Word[] {
  const first = keyAt(thing, 0);
  if (!/^(?:ni|nem)$/u.test(first)) return thing;
  const and = AND.get(code) ?? '';
  return thing
    .slice(1)
    .map((word) => (word.key === first ? { ...word, raw: and, key: and } : word));
}
