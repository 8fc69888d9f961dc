import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { namesDay } from '../foreign-statement.ts';
import { joinedBehind, withinSentence } from './named-thing.ts';
import { baseBy, SUBJUNCTIVE } from './own-plans.ts';

const MAX_ASKER = 5;

/** Who is meant by "la", "le", "l'", "lhe": the one who asks. */
function withAsker(asker: readonly Word[], said: string, { pack, code }: RomanceLanguage): string {
  const end = /^(?:me|nos|m['’]a)$/u.test(keyAt(asker, asker.length - 1)) ? -1 : undefined;
  const who = asker.slice(0, end);
  const named = pack.opens.test(keyAt(who, 0)) ? withinSentence(who) : withoutEndMarks(textOf(who));
  if (code === 'fr' && / l['’]$/u.test(said)) return named;
  return joinedBehind(code === 'fr' ? 'à' : 'a', named, pack);
}

/** "Mi madre quiere que la llame", "le médecin m'a demandé de faire une prise de sang". */
export function askedByOthers(words: readonly Word[], language: RomanceLanguage): string | null {
  const text = keysOf(words);
  const match = language.pack.asked.exec(text);
  if (match === null) return null;
  const isElided = /['’]$/u.test(match[0]);
  const before = text.slice(0, match.index).trim();
  const asker = words.slice(0, before === '' ? 0 : before.split(' ').length);
  const behind = wordsBehind(words, text.slice(0, match.index + match[0].length), isElided);
  const [first, ...rest] = behind;
  if (first === undefined || asker.length > MAX_ASKER) return null;
  const isBase =
    /(?:[aeiô]r|[aei]r[sl][aeo]|r[mst]e|re|oir)$/u.test(first.key) && !first.key.endsWith('que');
  const base =
    /r$|re$|r[mlst]e?[aeo]?$/u.test(first.key) && isBase
      ? first.raw
      : baseBy(first.key, language, SUBJUNCTIVE);
  if (base === null) return null;
  const isOfAsker = /(?<!\p{L})(?:la|le|lui|lhe|l['’]) ?$/u.test(match[0]) && asker.length > 0;
  const isAlone = rest.length === 0 || namesDay(rest.slice(0, 2));
  const object = isOfAsker && isAlone ? [withAsker(asker, match[0].trimEnd(), language)] : [];
  return [base, ...object, withoutEndMarks(textOf(rest))].join(' ').trim();
}

/** The words behind a piece of their text that ends at a word, or behind an apostrophe within one. */
function wordsBehind(words: readonly Word[], text: string, isElided: boolean): readonly Word[] {
  const count = text.trim().split(' ').length;
  if (!isElided) return words.slice(count);
  const cut = words[count - 1];
  if (cut === undefined) return [];
  return [...wordsOf(cut.raw.replace(/^\p{L}+['’]/u, '')), ...words.slice(count)];
}

const ASKED_FOR =
  /(?<!\p{L})(?:(?:me|nos) (?:ha|han) pedido|(?:me|nos) (?:pidió|pidieron)|(?:m['’]a|m['’]ont|nous a) demandé|(?:me |nos )?(?:pediu|pediram)(?:-me)?) (?=(?:l['’]|(?:el|la|los|las|le|les|leurs?|o|a|os|as|mis?|mes|mon|ma) )\p{L})/u;

/** What somebody wants is asked for where a day is said: "la editorial quiere los bocetos el viernes". */
const WANTED =
  /(?<!\p{L})(?:quieren?|necesitan?|piden?|reclaman?|veut|veulent|réclame(?:nt)?|attend(?:ent)?|quer|querem|pedem?) (?=(?:l['’]|(?:el|la|los|las|le|les|leurs?|o|a|os|as) )\p{L})/u;
const MOST_WANTED = 10;

function askedForThing(words: readonly Word[]): { match: RegExpExecArray; most: number } | null {
  const text = keysOf(words);
  const asked = ASKED_FOR.exec(text);
  if (asked !== null) return { match: asked, most: MAX_ASKER + 1 };
  const wanted = namesDay(words) ? WANTED.exec(text) : null;
  return wanted === null ? null : { match: wanted, most: MOST_WANTED };
}

const HELP =
  /(?<!\p{L})(?:me |nos |m['’]a |nous a )?(?:(?:ha |han )?(?:pedido|pidió|pidieron)|pide|piden|pediu|pediram|pede|pedem|demandé|demande)(?:-me)? (?:ayuda|uma ajuda|ajuda|uma mão|una mano|de l['’]aide|un coup de main)(?: |$)/u;
const HELPS: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: 'ayudar a',
  fr: 'aider',
  pt: 'ajudar',
};

/** "Minha irmã pediu ajuda com a mudança": somebody asked for help with it. */
export function helpForOthers(
  words: readonly Word[],
  { pack, code }: RomanceLanguage,
): string | null {
  const text = keysOf(words);
  const asked = HELP.exec(text);
  const before = text.slice(0, asked?.index ?? 0).trim();
  const asker = words.slice(0, before === '' ? 0 : before.split(' ').length);
  if (asked === null || asker.length === 0 || asker.length > MAX_ASKER) return null;
  const rest = words.slice(asker.length + asked[0].trim().split(' ').length);
  const named = pack.opens.test(keyAt(asker, 0)) ? withinSentence(asker) : textOf(asker);
  return `${joinedBehind(HELPS[code] ?? '', named, pack)} ${withoutEndMarks(textOf(rest))}`.trim();
}

/** "Ana me ha pedido los apuntes", "ma voisine m'a demandé la clé": what somebody asked for is given to them. */
export function handedToOthers(words: readonly Word[], language: RomanceLanguage): string | null {
  const { pack, code } = language;
  const text = keysOf(words);
  const asked = askedForThing(words);
  if (asked === null || asked.match.index === 0) return null;
  const { match, most } = asked;
  const count = text.slice(0, match.index).trim().split(' ').length;
  const asker = words.slice(0, count);
  const thing = words.slice(
    text
      .slice(0, match.index + match[0].length)
      .trim()
      .split(' ').length,
  );
  if (count > MAX_ASKER || thing.length > most || thing.slice(0, -1).some(({ comma }) => comma))
    return null;
  if (LANGUAGE_PACKS.get(code)?.isVerb(keyAt(thing, 1)) === true) return null;
  const named = pack.opens.test(keyAt(asker, 0)) ? withinSentence(asker) : textOf(asker);
  const whom = joinedBehind(code === 'fr' ? 'à' : 'a', named, pack);
  return `${pack.handOver} ${withinSentence(thing)} ${whom}`;
}
