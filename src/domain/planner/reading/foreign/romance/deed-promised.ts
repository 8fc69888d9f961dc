import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode, type LanguagePack, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { owedLength } from '../foreign-start.ts';
import { baseAhead } from './verbs-ahead.ts';
import { joinedBehind, withinSentence } from './named-thing.ts';

const PROMISES = /^(?:prometí|prometido|prometi|promis)$/u;
const TO = /^(?:a|al|à|ao|aos|às|aux?|pra|pro|para)$/u;
const MAX_BEFORE = 4;
const MAX_WHOM = 4;
const SUBJECT = /^(?:je|eu|yo|on)$/u;
/** A pronoun for the one to whom something was promised: to them, or them. */
const TO_THEM = /^(?:lui|leur|lhe|lhes)$/u;
const THEM = /^(?:l['’]|l[aeo]s?|[ao]s?|les)$/u;

type Promise = { readonly whom: readonly Word[]; readonly rest: readonly Word[] };

/** "Que je l'aiderais", "de lui prêter": the words apart, with no "that" and no "to" in front. */
function partsOf(words: readonly Word[]): readonly Word[] {
  const apart = words.flatMap((word) => {
    const [, first, rest] = /^(qu|d|l|j|m)['’](\p{L}.*)$/u.exec(word.raw) ?? [];
    return first === undefined || rest === undefined
      ? [word]
      : [...wordsOf(`${first}'`).map((one) => ({ ...one, key: `${first}'` })), ...wordsOf(rest)];
  });
  const from = /^(?:que|qu'|de|d')$/u.test(keyAt(apart, 0)) ? 1 : 0;
  const isNamed = SUBJECT.test(keyAt(apart, from)) || keyAt(apart, from) === "j'";
  return apart.slice(from + Number(isNamed));
}

function promiseIn(words: readonly Word[], code: LanguageCode): Promise | null {
  const said = words.findIndex(({ key }) => PROMISES.test(key));
  if (said < 0 || said > MAX_BEFORE) return null;
  const behind = words.slice(said + 1);
  const isVerb = (key: string): boolean => LANGUAGE_PACKS.get(code)?.isVerb(key) === true;
  const opens = behind.findIndex(
    ({ key }, at) =>
      /^(?:que|qu['’].*|d['’].*)$/u.test(key) || isDe(behind, at, isVerb) || isVerb(key),
  );
  const isToWhom = TO.test(keyAt(behind, 0));
  if (opens < 0 || opens > MAX_WHOM || (opens > 0 && !isToWhom)) return null;
  return { whom: behind.slice(0, opens), rest: partsOf(behind.slice(opens)) };
}

/** "De garder", "de lui prêter". */
function isDe(words: readonly Word[], at: number, isVerb: (key: string) => boolean): boolean {
  return keyAt(words, at) === 'de' && [1, 2].some((far) => isVerb(keyAt(words, at + far)));
}

/** The one to whom something was promised, without the "to". */
function nameOf(whom: readonly Word[]): string {
  const to = keyAt(whom, 0);
  const article = /^(?:al|ao|au|pro)$/u.test(to)
    ? `${to === 'al' ? 'el' : to === 'au' ? 'le' : 'o'} `
    : '';
  return article + withoutEndMarks(textOf(whom.slice(1)));
}

/** What was promised, "isSaid" where it stays as it was said: "prometí una tarta" is to prepare it. */
export function promised(
  words: readonly Word[],
  parting: LanguagePack,
  language: RomanceLanguage,
): { readonly title: string; readonly isSaid: boolean } | null {
  const owed = owedLength(words, 0, parting);
  if (!words.slice(0, owed).some(({ key }) => PROMISES.test(key))) return null;
  const rest = words.slice(owed);
  if (rest.length === 0 || parting.isVerb(keyAt(rest, 0))) return null;
  if (/^(?:une?|um|una|uma)$/u.test(keyAt(rest, 0))) {
    const title = joinedBehind(language.pack.prepare, withinSentence(rest), language.pack);
    return { title, isSaid: false };
  }
  const title = deedPromisedTo(words, language);
  return { title: title ?? withoutEndMarks(textOf(words)), isSaid: title === null };
}

/** "J'ai promis à Nico que je l'aiderais à monter son armoire" is to help him with it. */
function deedPromisedTo(words: readonly Word[], language: RomanceLanguage): string | null {
  const { pack, code } = language;
  const promise = promiseIn(words, code);
  if (promise === null) return null;
  const { whom, rest } = promise;
  const isPronoun = (TO_THEM.test(keyAt(rest, 0)) || THEM.test(keyAt(rest, 0))) && rest.length > 1;
  const pronoun = isPronoun ? keyAt(rest, 0) : '';
  const verb = keyAt(rest, isPronoun ? 1 : 0);
  const isBase = LANGUAGE_PACKS.get(code)?.isVerb(verb) === true;
  const base = isBase ? verb : baseAhead(verb, language);
  if (base === null) return null;
  const more = withoutEndMarks(textOf(rest.slice(isPronoun ? 2 : 1)));
  const isToThem = TO_THEM.test(pronoun) || (code === 'es' && /^les?$/u.test(pronoun));
  if (more === '' && !isPronoun) return null;
  if (whom.length === 0 || pronoun === '') return `${base} ${more}`.trim();
  const name = nameOf(whom);
  const to = withoutEndMarks(
    /^(?:al|ao|aux?|à|às|aos)$/u.test(keyAt(whom, 0))
      ? textOf(whom)
      : joinedBehind(code === 'fr' ? 'à' : 'a', name, pack),
  );
  if (isToThem) return `${base} ${more} ${to}`.replaceAll(/\s+/gu, ' ');
  return `${base} ${code === 'es' ? to : name} ${more}`.trim();
}
