import { type RomancePack } from '../../data/foreign/romance-pack.ts';
import { FOREIGN_VERBS } from '../../data/foreign-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { namesDay } from '../foreign-statement.ts';
import { joinedBehind, nounAt, withinSentence } from './named-thing.ts';
import { deedOfNoun } from './thing-with-verb.ts';

const ENDINGS: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]> =
  new Map([
    [
      'es',
      [
        [/(?:aré|aremos)$/u, ['ar']],
        [/(?:eré|eremos)$/u, ['er']],
        [/(?:iré|iremos)$/u, ['ir']],
        [/(?:amos|emos|imos)$/u, ['ar', 'er', 'ir']],
        [/o$/u, ['ar', 'er', 'ir']],
      ],
    ],
    [
      'pt',
      [
        [/(?:arei|aremos)$/u, ['ar']],
        [/(?:erei|eremos)$/u, ['er']],
        [/(?:irei|iremos)$/u, ['ir']],
        [/(?:amos|emos|imos)$/u, ['ar', 'er', 'ir']],
        [/o$/u, ['ar', 'er', 'ir']],
      ],
    ],
    [
      'fr',
      [
        [/erai$/u, ['er']],
        [/irai$/u, ['ir']],
        [/(?:e|ons)$/u, ['er']],
      ],
    ],
  ]);
/** Subjunctives: "llame", "termine", "escriba", "compre". */
const SUBJUNCTIVE: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]> =
  new Map([
    [
      'es',
      [
        [/que$/u, ['car']],
        [/gue$/u, ['gar']],
        [/emos$/u, ['ar']],
        [/amos$/u, ['er', 'ir']],
        [/ce$/u, ['zar']],
        [/e$/u, ['ar']],
        [/ga$/u, ['ner', 'ger']],
        [/a$/u, ['er', 'ir']],
      ],
    ],
    [
      'pt',
      [
        [/que$/u, ['car']],
        [/gue$/u, ['gar']],
        [/ce$/u, ['çar']],
        [/e$/u, ['ar']],
        [/a$/u, ['er', 'ir']],
      ],
    ],
    [
      'fr',
      [
        [/isse$/u, ['ir']],
        [/e$/u, ['er', 're']],
      ],
    ],
  ]);

type Language = { readonly pack: RomancePack; readonly code: LanguageCode };

function baseBy(
  key: string,
  { pack, code }: Language,
  endings: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]>,
): string | null {
  if (key.length < 3) return null;
  const known = pack.forms.get(key);
  if (known !== undefined) return known;
  const verbs = FOREIGN_VERBS.get(code);
  for (const [ending, bases] of endings.get(code) ?? []) {
    if (!ending.test(key)) continue;
    const base = bases.map((end) => key.replace(ending, end)).find((one) => verbs?.has(one));
    if (base !== undefined) return base;
  }
  return null;
}

const SUBJECT = /^(?:yo|nosotros|eu|nós|je|on|nous)$/u;
const CLITIC = /^(?:lo|la|los|las|le|les|me|se|l['’].*|o|a)$/u;
const HABIT =
  /(?<!\p{L})(?:siempre|cada|todos los|todas las|suelo|toujours|chaque|tous les|toutes les|sempre|cada|todo dia|todos os|todas as|nunca|jamais|depuis|desde)(?!\p{L})/u;
const MAX_WHEN = 5;

/** How many words in front only say when. */
export function whenLength(words: readonly Word[], pack: RomancePack): number {
  let at = 0;
  while (at < MAX_WHEN && at < words.length && pack.when.test(keyAt(words, at))) at++;
  return namesDay(words.slice(0, at)) ? at : 0;
}

/** The verb of "mañana llamo", "j'appelle", "on commence": its base form and where the rest begins. */
function planAt(
  words: readonly Word[],
  from: number,
  language: Language,
): { readonly base: string; readonly rest: number } | null {
  const isSubject = SUBJECT.test(keyAt(words, from));
  const at = from + Number(isSubject);
  const first = keyAt(words, at);
  const isElided = language.code === 'fr' && /^j['’]/u.test(first);
  if (language.code === 'fr' && !isSubject && !isElided) return null;
  const verb = isElided ? first.slice(2) : first;
  const base = baseBy(verb, language, ENDINGS);
  const isNoun = /^(?:de|del|do|da|du|des)$/u.test(keyAt(words, at + 1));
  return base === null || isNoun ? null : { base, rest: at + 1 };
}

/** Whether the words begin with what one has on a day: "mañana a las diez tengo dentista". */
export function opensHad(words: readonly Word[], { pack, code }: Language): boolean {
  const from = whenLength(words, pack);
  const rest = words.slice(from);
  const [has] = from > 0 ? (pack.has.exec(`${keysOf(rest)} `) ?? []) : [];
  if (has === undefined) return false;
  const at = has.trim().split(' ').length;
  return nounAt(rest, at, { nouns: pack.events, isFrench: code === 'fr' }) !== null;
}

/** Whether the words begin with what one does on a day: "el lunes empezamos", "demain on commence". */
export function opensOwnPlan(words: readonly Word[], language: Language): boolean {
  const from = whenLength(words, language.pack);
  return from > 0 && planAt(words, from, language) !== null;
}

/** " a las ocho", " às 10h": the hour stands behind the day. */
const AT_HOUR =
  /(?: a las? \p{L}+(?: y (?:media|cuarto))?| a las? \d\S*| às \S+| à \p{L}+ heures?| à \d+h\S*)$/u;

/** "El lunes empezamos la obra", "demain j'appelle la banque": what one does on a day is to be done. */
export function ownPlan(words: readonly Word[], language: Language): string | null {
  if (!namesDay(words) || HABIT.test(keysOf(words))) return null;
  const isElided = language.code === 'fr' && /^j['’]/u.test(keyAt(words, 0));
  for (const from of isElided ? [0] : [whenLength(words, language.pack), 0]) {
    const plan = planAt(words, from, language);
    if (plan === null) continue;
    const when = from > 0 ? ` ${withinSentence(words.slice(0, from))}` : '';
    const rest = withoutEndMarks(textOf(words.slice(plan.rest)));
    const timed = when === '' ? rest : rest.replace(AT_HOUR, (hour) => `${when}${hour}`);
    const said = timed === rest ? `${rest}${when}` : timed;
    return `${plan.base} ${said}`.replaceAll(/\s+/gu, ' ').trim();
  }
  return null;
}

/** "El auto está en el taller, lo retiro el jueves": the pronoun is the thing in front. */
export function planWithThing(words: readonly Word[], language: Language): string | null {
  const comma = words.findIndex((word) => word.comma);
  if (comma < 1 || comma > 6 || !language.pack.opens.test(keyAt(words, 0))) return null;
  const end = words.findIndex(
    ({ key }, at) => at > 0 && /^(?:está|esta|tá|est|é|es|sont|están)$/u.test(key),
  );
  if (end < 2 || end > comma || end > 5) return null;
  const clause = words.slice(comma + 1);
  const at = SUBJECT.test(keyAt(clause, 0)) ? 1 : 0;
  const verbAt = CLITIC.test(keyAt(clause, at)) ? at + 1 : at;
  const isPlan = verbAt > at || language.code === 'pt';
  const base = isPlan ? baseBy(keyAt(clause, verbAt), language, ENDINGS) : null;
  if (base === null || !namesDay(clause)) return null;
  const rest = withoutEndMarks(textOf(clause.slice(verbAt + 1)));
  return `${base} ${withinSentence(words.slice(0, end))} ${rest}`.trim();
}

/** Where a thing is said to be due: "la maqueta | es para el martes", "le dossier | est pour lundi". */
export function dueAt(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ key }, place) =>
      place > 1 &&
      /^(?:es|son|est|sont|é|são)$/u.test(key) &&
      /^(?:para|pour|pra)$/u.test(keyAt(words, place + 1)) &&
      namesDay(words.slice(place + 2, place + 4)),
  );
  return at > MAX_WHEN ? -1 : at;
}

/** "La maqueta es para el martes": what is due on a day is to be ready for it. */
export function deedForDeadline(words: readonly Word[], language: Language): string | null {
  const at = dueAt(words);
  if (at < 0 || !language.pack.opens.test(keyAt(words, 0))) return null;
  const deed =
    deedOfNoun(words.slice(0, at), language) ??
    joinedBehind(language.pack.prepare, withinSentence(words.slice(0, at)), language.pack);
  const end = words.findIndex(
    ({ key, comma }, place) => place > at + 1 && (comma || /^(?:y|e|et|pero|mais|mas)$/u.test(key)),
  );
  const isComma = words[end]?.comma === true;
  const when = words.slice(at + 1, end < 0 ? undefined : end + Number(isComma));
  return `${deed} ${withoutEndMarks(textOf(when))}`.trim();
}

const MAX_ASKER = 5;

/** "Si mañana saco fuerzas para ir al gimnasio", "si j'ai la force j'irai à la salle": what would be nice. */
export function wishUnderCondition(words: readonly Word[], language: Language): string | null {
  if (!/^(?:si|se)$/u.test(keyAt(words, 0))) return null;
  for (let at = words.length - 2; at > 2; at--) {
    const isBase =
      /^(?:para|pour|pra)$/u.test(keyAt(words, at - 1)) && /r$/u.test(keyAt(words, at));
    const plan = isBase ? { base: keyAt(words, at), rest: at + 1 } : planAt(words, at, language);
    if (plan !== null) return `${plan.base} ${withoutEndMarks(textOf(words.slice(plan.rest)))}`;
  }
  return null;
}

/** "Il faut que je le lui rende": the base form of the subjunctive behind the pronouns. */
export function baseBehindPronouns(words: readonly Word[], language: Language): string | null {
  if (language.code !== 'fr') return null;
  const from = keyAt(words, 0) === 'je' ? 1 : 0;
  const at = words.findIndex(
    ({ key }, place) => place >= from && !/^(?:me|te|le|la|les|lui|leur|y|en)$/u.test(key),
  );
  const base = at <= from ? null : baseBy(keyAt(words, at), language, SUBJUNCTIVE);
  if (base === null) return null;
  const pronouns = words.slice(from, at).map(({ key }) => key);
  return [...pronouns, base, withoutEndMarks(textOf(words.slice(at + 1)))].join(' ').trim();
}

/** Who is meant by "la", "le", "l'", "lhe": the one who asks. */
function withAsker(asker: readonly Word[], said: string, { pack, code }: Language): string {
  const end = /^(?:me|nos|m['’]a)$/u.test(keyAt(asker, asker.length - 1)) ? -1 : undefined;
  const who = asker.slice(0, end);
  const named = pack.opens.test(keyAt(who, 0)) ? withinSentence(who) : withoutEndMarks(textOf(who));
  if (code === 'fr' && / l['’]$/u.test(said)) return named;
  return joinedBehind(code === 'fr' ? 'à' : 'a', named, pack);
}

/** "Mi madre quiere que la llame", "le médecin m'a demandé de faire une prise de sang". */
export function askedByOthers(words: readonly Word[], language: Language): string | null {
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
