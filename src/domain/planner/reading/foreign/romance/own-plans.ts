import { type RomanceLanguage, type RomancePack } from '../../../data/foreign/romance-pack.ts';
import { FOREIGN_VERBS } from '../../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';
import { baseOfAnySubjunctive, baseOfSubjunctive } from '../subjunctive.ts';
import { namesDay } from '../foreign-statement.ts';
import { nounAt, withinSentence } from './named-thing.ts';

export const PRESENT: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]> =
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
export const SUBJUNCTIVE: ReadonlyMap<
  LanguageCode,
  readonly (readonly [RegExp, readonly string[]])[]
> = new Map([
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

export function baseBy(
  key: string,
  { pack, code }: RomanceLanguage,
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
  language: RomanceLanguage,
): { readonly base: string; readonly rest: number } | null {
  const isSubject = SUBJECT.test(keyAt(words, from));
  const at = from + Number(isSubject);
  const first = keyAt(words, at);
  const isElided = language.code === 'fr' && /^j['’]/u.test(first);
  if (language.code === 'fr' && !isSubject && !isElided) return null;
  const verb = isElided ? first.slice(2) : first;
  const base = baseBy(verb, language, PRESENT);
  const isNoun = /^(?:de|del|do|da|du|des)$/u.test(keyAt(words, at + 1));
  return base === null || isNoun ? null : { base, rest: at + 1 };
}

/** "Eu aprendo violão" is "aprender violão". */
export function ownDeed(words: readonly Word[], language: RomanceLanguage): string | null {
  const plan = planAt(words, 0, language);
  return plan === null
    ? null
    : `${plan.base} ${withoutEndMarks(textOf(words.slice(plan.rest)))}`.trim();
}

/** Whether the words begin with what one has on a day: "mañana a las diez tengo dentista". */
export function opensHad(words: readonly Word[], { pack, code }: RomanceLanguage): boolean {
  const from = whenLength(words, pack);
  const rest = words.slice(from);
  const [has] = from > 0 ? (pack.has.exec(`${keysOf(rest)} `) ?? []) : [];
  if (has === undefined) return false;
  const at = has.trim().split(' ').length;
  return nounAt(rest, at, { nouns: pack.events, isFrench: code === 'fr' }) !== null;
}

/** Whether the words begin with what one does on a day: "el lunes empezamos", "demain on commence". */
export function opensOwnPlan(words: readonly Word[], language: RomanceLanguage): boolean {
  const from = whenLength(words, language.pack);
  return from > 0 && planAt(words, from, language) !== null;
}

/** " a las ocho", " às 10h": the hour stands behind the day. */
const AT_HOUR =
  /(?: a las? \p{L}+(?: y (?:media|cuarto))?| a las? \d\S*| às \S+| à \p{L}+ heures?| à \d+h\S*)$/u;

/** "El lunes empezamos la obra", "demain j'appelle la banque": what one does on a day is to be done. */
export function ownPlan(words: readonly Word[], language: RomanceLanguage): string | null {
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
export function planWithThing(words: readonly Word[], language: RomanceLanguage): string | null {
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
  const base = isPlan ? baseBy(keyAt(clause, verbAt), language, PRESENT) : null;
  if (base === null || !namesDay(clause)) return null;
  const rest = withoutEndMarks(textOf(clause.slice(verbAt + 1)));
  return `${base} ${withinSentence(words.slice(0, end))} ${rest}`.trim();
}

/** "Si mañana saco fuerzas para ir al gimnasio", "si j'ai la force j'irai à la salle": what would be nice. */
export function wishUnderCondition(
  words: readonly Word[],
  language: RomanceLanguage,
): string | null {
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
export function baseBehindPronouns(
  words: readonly Word[],
  owed: readonly Word[],
  language: RomanceLanguage,
): string | null {
  if (language.code !== 'fr') return null;
  const isThat = owed.some(({ key }) => key.startsWith('que'));
  const baseOf = (form: string, before: string): string | null => {
    const isAny = isThat && !/^l(?:['’]|[ae]s?$|es$)/u.test(before);
    const known = baseBy(form, language, SUBJUNCTIVE);
    if (known !== null || !isThat) return known;
    return isAny ? baseOfAnySubjunctive(form) : baseOfSubjunctive(form);
  };
  const from = keyAt(words, 0) === 'je' ? 1 : 0;
  const [, pronoun, form] = /^([lmt])['’](\p{L}+)$/u.exec(keyAt(words, from)) ?? [];
  if (pronoun !== undefined && form !== undefined) {
    const whole = baseOf(form, `${pronoun}'`);
    const rest = withoutEndMarks(textOf(words.slice(from + 1)));
    return whole === null ? null : `${pronoun}'${whole} ${rest}`.trim();
  }
  const at = words.findIndex(
    ({ key }, place) => place >= from && !/^(?:me|te|le|la|les|lui|leur|y|en)$/u.test(key),
  );
  const verb = keyAt(words, at);
  const base = at <= from ? null : baseOf(verb, keyAt(words, from));
  if (base === null) return null;
  const pronouns = words.slice(from, at).map(({ key }) => key);
  return [...pronouns, base, withoutEndMarks(textOf(words.slice(at + 1)))].join(' ').trim();
}
