import { FELT_OPENINGS } from '../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { saysNotYet } from '../foreign/not-yet.ts';

const COMES =
  /^(?:viene|vienen|llega|llegan|cierra|cierran|empieza|empiezan|vient|viennent|arrive|arrivent|vem|vêm|chega|chegam)$/u;

/** "Mañana | viene sanidad", "demain | arrive le plombier": who does something on a day. */
export function tellsWhoComes(words: readonly Word[], at: number): boolean {
  const isDay = /^(?:mañana|hoy|demain|amanhã|hoje)$/u.test(keyAt(words, at));
  const isMorning = /^(?:la|esta|cada)$/u.test(keyAt(words, at - 1));
  return isDay && !isMorning && COMES.test(keyAt(words, at + 1));
}

/** Whether a feeling is told here: "me duele la espalda", "tô cansada". */
export function feelsHere(words: readonly Word[], at: number, code: LanguageCode): boolean {
  return (
    FELT_OPENINGS.get(code)?.test(
      `${keyAt(words, at)} ${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`,
    ) === true
  );
}

/** "Ainda não chegaram": what others have not done yet is not owed. */
export function isNotYetOfOthers(words: readonly Word[], at: number, length: number): boolean {
  return (
    saysNotYet(keysOf(words.slice(at, at + length))) &&
    DONE_BY_OTHERS.test(keyAt(words, at + length))
  );
}

const DONE_BY_OTHERS =
  /(?:[^aeio]ou|[aei]ram|[^aeiou]iu|eu)$|^(?:ha|han|está|están|llega|llegan|viene|vienen|chega|chegam|vem|vêm|veio|tem|têm|está|estão)$/u;

const MAX_WHOM = 4;

/** "Prometí a mi hermana | cuidarle el perro": what was promised goes on behind the one it was promised to. */
export function isPromisedTo(words: readonly Word[], owed: number): boolean {
  const whom = words.slice(owed);
  return (
    words.slice(0, owed).some(({ key }) => /^(?:prometí|prometido|prometi|promis)$/u.test(key)) &&
    whom.length <= MAX_WHOM &&
    /^(?:a|al|à|ao|aux?|pra|pro|para)$/u.test(keyAt(whom, 0))
  );
}
