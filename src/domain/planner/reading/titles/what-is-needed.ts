import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { NO_LACK } from '../implied/implied-shortage.ts';
import { type Reading } from '../reading.ts';
import { sayTask } from './task-phrase.ts';

const OPENS = /^(?:what|all) (?:i|we) (?:need|want) is \p{L}/u;
const OPENING_WORDS = 4;
const NO_THING = /^(?:sleep|rest|break|nap|hug|day|nights?|drink)$/u;

/** "What I need is to call Jo" is a step, "all I want is some sleep" a feeling; null where it opens otherwise. */
export function whatIsNeeded(words: readonly Word[]): Reading | null {
  if (!OPENS.test(keysOf(words))) return null;
  const rest = words.slice(OPENING_WORDS);
  if (keyAt(rest, 0) === 'to') return { kind: 'task', title: sayTask(rest.slice(1)) };
  const isThing =
    /^(?:an?|some|another)$/u.test(keyAt(rest, 0)) &&
    !rest.some(({ key }) => NO_LACK.test(key) || NO_THING.test(key));
  return isThing
    ? { kind: 'task', title: sayTask([...wordsOf('Get'), ...rest]) }
    : { kind: 'feeling' };
}
