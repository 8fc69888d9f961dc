import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { isVerb } from '../grammar/verbs.ts';

const DOES_NOT = /^(?:don't|dont|won't|can't)$/u;
const ENDS = /^(?:i'm|im|i'll|i|she'll|he'll|they'll|we'll|then|because|cos)$/u;
const NO_DEED =
  /^(?:go|do|get|be|have|see|know|feel|stop|sleep|eat|rest|leave|think|like|want|make)$/u;

/** "The pipes will freeze if I don't wrap them": what must not be left undone is to be done. */
export function impliedByThreat(words: readonly Word[]): string | null {
  const at = words.findIndex(
    (word, place) =>
      word.key === 'if' &&
      /^(?:i|we)$/u.test(keyAt(words, place + 1)) &&
      DOES_NOT.test(keyAt(words, place + 2)),
  );
  const from = at + 3;
  if (at < 0 || !isVerb(keyAt(words, from)) || NO_DEED.test(keyAt(words, from))) return null;
  const end = words.findIndex(
    (word, place) => place > from && (words[place - 1]?.comma === true || ENDS.test(word.key)),
  );
  const deed = words.slice(from, end > 0 ? end : words.length);
  return deed.length < 2 || deed.length > 10 ? null : withoutEndMarks(textOf(deed));
}
