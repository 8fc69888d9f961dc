import { GOVERNS } from '../../data/foreign/foreign-words.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { doesItThemselves, takenByOthers } from './foreign-told.ts';

const ARTICLE =
  /^(?:o|a|os|as|el|la|los|las|le|les|l['’].+|il|lo|i|gli|mia|mio|het|mijn|der|die|das|mein|meine|mi|mon|ma|meu|minha)$/u;
export const NEEDS =
  /^(?:precisa|precisam|necesita|necesitan|braucht|brauchen|muss|müssen|está|están|estão|ist|sind|est|sont|tiene|tem|hat|falta|fehlt|gotea|fuit|tropft|pinga)$/u;
export const BROKEN =
  /^(?:precisa|precisam|necesita|necesitan|braucht|gotea|fuit|tropft|pinga|kaputt|perde|serve|lekt|stuk)$/u;

/** "…, o carro precisa de revisão": here another thing is said to need something. */
export function tellsAnother(words: readonly Word[], at: number, form: RegExp): boolean {
  if (!ARTICLE.test(keyAt(words, at))) return false;
  return words
    .slice(at + 1, at + 7)
    .some((word, far) => form.test(word.key) && (far < 4 || form === BROKEN));
}

/** Whether somebody else takes it on, or does it themselves. */
export function isTheirs(words: readonly Word[], at: number): boolean {
  return takenByOthers(words, at) || doesItThemselves(words, at);
}

/** "Trocar o óleo que já venceu": behind a base form stands what it is done to. */
const ENDS_IN_R = /^\p{L}{2,}[aeiô]r$/u;
const IS_ALREADY = /^(?:ya|já)$/u;

/** Whether what is said to be another's, or needed, begins here in one breath. */
export function tellsOfOthers(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  if (GOVERNS.has(before) || ENDS_IN_R.test(before)) return false;
  return (
    /^\p{Ll}/u.test(words[at]?.raw ?? '') &&
    (isTheirs(words, at) || tellsAnother(words, at, IS_ALREADY))
  );
}
