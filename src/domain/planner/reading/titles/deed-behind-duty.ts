import { DETERMINERS } from '../../data/english-phrases.ts';
import { SAID_NUMBERS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';

const DUTY =
  /(?:need|have|got|ought|supposed|meant|want|forgot|forget|remember|promised|agreed|offered|yet|still|due) to$/u;
/** "I have to say", "I've got to admit" say nothing to do; "back to" and "two of them" are no deeds. */
const NO_DEED = /^(?:say|admit|confess|laugh|cry|think|wonder|know|feel|back|have)$/u;

/** Whether what stands behind "I need to" is a deed, whatever its word: "bid for my roster", "comp the table". */
export function isDeedBehind(marker: string, words: readonly Word[]): boolean {
  const key = keyAt(words, 0);
  return (
    DUTY.test(marker) &&
    /^\p{Ll}{3,}$/u.test(words[0]?.raw ?? '') &&
    !NO_DEED.test(key) &&
    !DETERMINERS.has(key) &&
    !SAID_NUMBERS.has(key)
  );
}
