import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { withoutHowLong } from '../grammar/how-long.ts';
import { baseOfGerund } from '../grammar/verbs.ts';

/** Who sees one at a time that has to be agreed on. */
const SEES_ONE =
  /^(?:doctors?|doctor's|dentist|dentist's|gp|optician|optician's|opticians|physio|vet|vets|therapist|smear|mammogram)$/u;

/** What one puts off, as the deed: "calling the bank", "the doctor for months"; null where nothing is named. */
export function avoidedDeed(rest: readonly Word[]): readonly Word[] | null {
  const base = baseOfGerund(keyAt(rest, 0));
  if (base !== null) return [...wordsOf(base), ...rest.slice(1)];
  if (/^(?:them|it|this|that|everything|everyone)$/u.test(keyAt(rest, 0))) return null;
  const named = withoutHowLong(rest);
  const isSeen = SEES_ONE.test(keyAt(named, named.length - 1));
  return isSeen ? named : [...wordsOf('Face'), ...named];
}

const HIDDEN = /^seen the (?:bottom|floor|top|surface|end|back) of(?= |$)/u;

/** "Haven't seen the bottom of the sink": it is to be cleared; null where no such thing is said. */
export function buriedThing(words: readonly Word[]): readonly Word[] | null {
  const length = HIDDEN.exec(keysOf(words.slice(0, 4)))?.[0].split(' ').length ?? 0;
  return length === 0 ? null : [...wordsOf('Clear'), ...withoutHowLong(words.slice(length))];
}
