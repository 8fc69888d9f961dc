import { A_NUMBER } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { isVerb } from '../grammar/verbs.ts';
import { sayTask } from '../titles/task-phrase.ts';

const ONLY = '(?:(?:only|just|still|about|exactly|at most|barely) )*';
const WHO_HAS = String.raw`(?:i|we|i've|we've|ive|weve) ${ONLY}(?:have |got |have got |'ve got )?${ONLY}`;
const WHO_GIVES = String.raw`(?!i |we )(?:\S+ ){1,3}?(?:have |has )?${ONLY}(?:gave|given|give|gives|giving) (?:me|us) ${ONLY}`;
const THERE_IS = String.raw`(?:there's|there is|there are|theres|that's|that leaves (?:me|us)) ${ONLY}`;
const UNTIL = String.raw`(?:until|till|til) (?:\S+ ){1,4}?`;
const SPAN = String.raw`(?:another )?(?:${A_NUMBER}|a|an|\d{1,2}|a couple of|a few) (?:more )?(?:working )?(?:hours?|days?|weeks?|months?) (?:left )?`;
const OPENS = new RegExp(
  `^(?:(?:and|but|so|because|cos) )*(?:${WHO_HAS}|${WHO_GIVES}|${THERE_IS})(${UNTIL}|${SPAN})to (?=\\S)`,
  'u',
);
/** What nobody does by a day, and what is only waited for or lived with. */
const NO_DEED = wordSet('be live wait get go have rest survive breathe sleep relax spare kill');

/**
 * "They gave me till Wednesday to decide about the job", "there are two days left to return the shoes":
 * what the time is for is to be done in it. Null where no time and no deed is said.
 */
export function taskInTimeGiven(words: readonly Word[]): string | null {
  const [whole, time = ''] = OPENS.exec(`${keysOf(words)} `) ?? [];
  if (whole === undefined) return null;
  const from = wordsOf(whole).length;
  const verb = keyAt(words, from);
  const comma = words.findIndex((word, at) => word.comma && at >= from);
  const deed = words.slice(from, comma < 0 ? words.length : comma + 1);
  if (!isVerb(verb) || NO_DEED.has(verb) || deed.length < 2) return null;
  const length = wordsOf(time).length;
  const when = words.slice(from - 1 - length, from - 1);
  const isUntil = /^(?:until|till|til)$/u.test(keyAt(when, 0));
  const within = when.filter(({ key }) => key !== 'left');
  const by = isUntil ? [...wordsOf('by'), ...when.slice(1)] : [...wordsOf('within'), ...within];
  return sayTask([...deed.map(withoutMarks), ...by]);
}
