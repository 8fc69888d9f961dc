import { DETERMINERS } from '../data/english-phrases.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../words/words.ts';

function bare(words: readonly Word[]): string {
  return withoutEndMarks(textOf(words));
}

const MALFUNCTIONS =
  /^(?:jams|leaks|squeaks|drips|sticks|rattles|wobbles|overheats|freezes|crashes|creaks|flickers)$/u;

/** "The printer jams": a thing and what is wrong with it. */
export function impliedByMalfunction(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => MALFUNCTIONS.test(word.key));
  if (at < 2 || at > 5 || words.length > at + 4) return null;
  return DETERMINERS.has(keyAt(words, 0)) ? `Get ${bare(words.slice(0, at))} fixed` : null;
}

/** "The wifi contract is still on my ex's name": still so, and not wanted so. */
export function impliedByStill(subject: readonly Word[], rest: readonly Word[]): string | null {
  const isThing = DETERMINERS.has(keyAt(subject, 0)) && subject.length >= 2;
  if (!isThing || keyAt(rest, 0) !== 'still' || rest.length < 2) return null;
  return `See to ${bare(subject)}: ${bare(rest)}`;
}
