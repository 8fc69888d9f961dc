import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
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

/** "Need crate": a thing alone; "need sleep" and "needs washing" say something else. */
function namesNeed(words: readonly Word[]): boolean {
  const first = keyAt(words, 0);
  if (words.length === 0 || words.length > 4 || isVerb(first) || first.endsWith('ing'))
    return false;
  return first !== 'to' && baseOfPast(first) === null && isNounPhrase(words);
}

/** "Need my pac code", and no "need my sleep". */
function needsOwn(words: readonly Word[]): boolean {
  const isOwned = /^(?:my|our)$/u.test(keyAt(words, 1));
  return (
    isOwned &&
    !/^(?:own|mum|mom|dad|sleep|bed|space|rest|head|time|help|friends?|family|people)$/u.test(
      keyAt(words, 2),
    )
  );
}

const NEEDED =
  /^(?:an?|some|new|more|two|three|the|that|those|another|someone|somebody|somewhere|\d{1,3})$/u;

/** "Need a crate", "need 2 more shirts", "need my pac code": what is to be got. */
export function opensNeededThing(words: readonly Word[]): boolean {
  if (!/^needs?$/u.test(keyAt(words, 0))) return false;
  return NEEDED.test(keyAt(words, 1)) || needsOwn(words) || namesNeed(words.slice(1));
}
