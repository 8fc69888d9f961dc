import { DETERMINERS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast, isVerb } from './verbs.ts';

const DOES =
  /^(?:buzzes|squeaks|leaks|drips|sticks|rattles|wobbles|jams|beeps|crackles|creaks|hums|smells|stinks|slips|sags|whistles|rubs|wobbles|crashes|freezes|flickers|overheats)$/u;

function baseOfThird(key: string): string | null {
  if (!key.endsWith('s') || key.endsWith('ss') || key.length < 4) return null;
  const candidates = [
    key.slice(0, -1),
    key.slice(0, -2),
    key.endsWith('ies') ? `${key.slice(0, -3)}y` : '',
  ];
  return candidates.find((base) => STRONG_VERBS.has(base)) ?? null;
}

function hasObject(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 1);
  return DETERMINERS.has(next) || /^(?:me|us|him|them|it|everyone|all|every)$/u.test(next);
}

/** "My phone drops every call": the form that goes with "it", with its object; never a plural noun. */
export function isThirdPerson(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (at < 1 || DETERMINERS.has(keyAt(words, at - 1))) return false;
  return (
    DOES.test(key) || (baseOfThird(key) !== null && hasObject(words, at)) || isDoneTo(words, at)
  );
}

/** "Drops every call", "shows us": behind a noun or a verb only a verb takes these. */
function isDoneTo(words: readonly Word[], at: number): boolean {
  const base = keyAt(words, at).replace(/s$/u, '');
  const next = keyAt(words, at + 1);
  return base !== keyAt(words, at) && isVerb(base) && /^(?:every|me|us|him|them|it)$/u.test(next);
}

/** Past forms that are no participle too, or are said only of what happened. */
export const ONLY_PAST =
  /^(?:went|came|broke|took|gave|wrote|began|fell|drove|spoke|threw|woke|ate|drew|rang|ran|chose|forgot|sent|lost|arrived|lapsed|died|failed|expired|stopped|started|disappeared|vanished|turned|blew|shook|tore|bit|cracked|flooded|doubled|dropped|asked|called|slipped|rose|shrank|sank|climbed|increased|jumped)$/u;

/** "The insurance lapsed", "the landlord sent new rules": a past form that tells, behind its noun. */
export function isToldPast(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const before = keyAt(words, at - 1);
  if (at < 1 || DETERMINERS.has(before) || isVerb(key)) return false;
  if (at > 1 && /[^e]ed$/u.test(key) && key.length > 5 && at === words.length - 1) return true;
  const isPast = baseOfPast(key) !== null || ONLY_PAST.test(key);
  if (!isPast) return false;
  if (ONLY_PAST.test(key)) return true;
  return hasObject(words, at);
}
