import { keyAt, type Word } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';

const MOST_WORDS = 4;
const NOT_YET = /^(?:not|half|nearly|almost|never|only|just|be|get|is|are)$|n't$/u;

/** "Antibiotics finished", "essay finished": over, where it is nothing that is used up and bought again. */
export function isAtItsEnd(words: readonly Word[]): boolean {
  const thing = words.slice(0, -1);
  if (keyAt(words, words.length - 1) !== 'finished' || words.length > MOST_WORDS) return false;
  const verb = verbOfNoun(bareThing(thing).name.map(({ key }) => key))?.verb ?? '';
  const isBought = /^(?:|Buy|Get)$/u.test(verb);
  return !isBought && !thing.some(({ key }) => NOT_YET.test(key));
}
