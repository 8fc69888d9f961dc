import { keyAt, type Word } from '../../words/words.ts';

const EXCLAIMED =
  /^(?:what a (?:day|week|night|month|year|mess|life|shift|morning|weekend|relief|joke)|(?:man|oh|god|wow) what a)$/u;

/** "Pick up the dry cleaning, man, what a week": a sigh begins anew. */
export function opensExclaimed(words: readonly Word[], at: number): boolean {
  const said = [0, 1, 2].map((far) => keyAt(words, at + far)).join(' ');
  return (
    EXCLAIMED.test(said) && !/^(?:man|oh|god|wow|is|was|see|know|of)$/u.test(keyAt(words, at - 1))
  );
}
