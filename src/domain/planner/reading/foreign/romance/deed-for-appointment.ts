import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../../words/words.ts';
import { namesDay } from '../foreign-statement.ts';
import { joinedBehind, nounAt, withinSentence } from './named-thing.ts';
import { whenLength } from './own-plans.ts';
import { deedOfNoun } from './thing-with-verb.ts';

/** "Mi madre cumple 70", "ma sœur a 30 ans samedi". */
export function deedForBirthday(words: readonly Word[], { pack }: RomanceLanguage): string | null {
  const [pattern, deed] = pack.birthday;
  if (!pattern.test(keysOf(words))) return null;
  const verb = words.findIndex(
    ({ key }, at) => at > 0 && /^(?:cumple|a|aura|fête|faz)$/u.test(key),
  );
  const who = words.slice(0, verb);
  return verb < 1 || verb > 3 || /^(?:y|e|et|yo|je|eu|il|elle|on|ça|já|ya)$/u.test(keyAt(who, 0))
    ? null
    : joinedBehind(deed, nameOf(who), pack);
}

function nameOf(who: readonly Word[]): string {
  return who.length === 1 ? withoutEndMarks(textOf(who)) : withinSentence(who);
}

/** "Mi hija tiene junta el miércoles": one goes with a child. */
const OF_CHILD =
  /^(?:mi|mis|ma|mon|mes|a minha|o meu|minha|meu|os|as|la|el|los) (?:hij[oa]s?|niñ[oa]s?|peques?|fille|fils|petite?|enfants|filh[oa]s?|miúd[oa]s?|menin[oa]s?) (?:tiene|tienen|a|ont|tem|têm)(?: un| una| une| um| uma)? /u;

/** Whether a child of one's own has something on. */
export function isOfChild(words: readonly Word[]): boolean {
  return OF_CHILD.test(`${keysOf(words)} `);
}

/** "El domingo es el bautizo", "jeudi c'est le goûter". */
const IS_ON = /^(?:es|será|c'est|est|ce sera|é|será|tem) /u;

/** What is at a time of its own, and when; null for any other thing. */
function deedOfEvent(
  words: readonly Word[],
  when: string,
  language: RomanceLanguage,
): string | null {
  const { pack, code } = language;
  const at = pack.opens.test(keyAt(words, 0)) && !/^l['’]/u.test(keyAt(words, 0)) ? 1 : 0;
  return nounAt(words, at, { nouns: pack.events, isFrench: code === 'fr' }) === null
    ? null
    : deedOfNoun(wordsOf(`${withoutEndMarks(textOf(words))}${when}`), language);
}

/** "He quedado con Álvaro mañana", "j'ai dentiste mardi": what one has on a day is gone to. */
export function deedForAppointment(
  words: readonly Word[],
  language: RomanceLanguage,
): string | null {
  const { pack } = language;
  const from = whenLength(words, pack);
  const isDated = namesDay(words);
  const when = from > 0 ? ` ${withinSentence(words.slice(0, from))}` : '';
  const behind = words.slice(from);
  const said = `${keysOf(behind)} `;
  for (const [pattern, deed] of [...pack.openings, ...(isDated ? pack.appointment : [])]) {
    const [match] = pattern.exec(said) ?? [];
    if (match === undefined) continue;
    const rest = behind.slice(match.trim().split(' ').length);
    return `${deed} ${withoutEndMarks(textOf(rest))}${when}`;
  }
  const isOn = from > 0 ? (IS_ON.exec(said)?.[0] ?? null) : null;
  if (isOn !== null) {
    const rest = behind.slice(isOn.trim().split(' ').length);
    return deedOfEvent(rest, when, language);
  }
  const [has] = isDated ? (pack.has.exec(said) ?? OF_CHILD.exec(said) ?? []) : [];
  if (has === undefined) return null;
  return deedOfEvent(behind.slice(has.trim().split(' ').length), when, language);
}
