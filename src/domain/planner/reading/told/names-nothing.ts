import {
  ADVERBS,
  DETERMINERS,
  FEELING_WORDS,
  FILLERS,
  SUBORDINATORS,
} from '../../data/english-phrases.ts';
import { ADJECTIVES, NUMBER_WORDS, TIME_WORDS } from '../../data/word-kinds.ts';
import { NO_THING_OPENS } from '../../data/talk.ts';
import { wordSet } from '../../words/word-set.ts';
import { type Word } from '../../words/words.ts';
import { isOpenName } from './idle-names.ts';
import { type ReadThought } from '../reading.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { holdsTogether } from '../grammar/word-kind.ts';

/** Words of time, measure and talk that are no thing to see to by themselves. */
const NO_THING = wordSet(`
mon tue tues wed weds thu thur thurs fri sat sun jan feb mar apr jun jul aug sept oct nov dec end start front autumn spring
summer winter fall while ages ago btw fyi ps pps nb tbh imo lol haha omg ugh meh phew hooray hurray yay yikes wow oops
muggins turn time times quid pounds euros dollars bucks kilos percent years months weeks days hours minutes mins much many
lot lots plenty enough few other others else same such thing things stuff besides perhaps maybe honestly exactly actual actually
keeping done gone would could wonderful marvellous glorious knackered someone somebody else's forget instantly nicely grim dire gutted
tonight midnight lunchtime early latest soonest whichever whoever person people wins bit piece pair kind sort
`);

/** Whether a word may name something to see to. */
function mayName({ key, raw }: Word): boolean {
  if (key === '' || !/\p{L}/u.test(key) || /^[£$€]?\d/u.test(key) || /^\d/u.test(raw)) return false;
  if (NO_THING.has(key) || TIME_WORDS.has(key) || NUMBER_WORDS.has(key)) return false;
  if (holdsTogether(key) || DETERMINERS.has(key) || ADVERBS.has(key) || FILLERS.has(key))
    return false;
  if (SUBORDINATORS.has(key) || NO_THING_OPENS.has(key) || FEELING_WORDS.has(key)) return false;
  if (ADJECTIVES.has(key)) return false;
  return isVerb(key) || baseOfPast(key) === null;
}

const NO_MORE_THAN = /^(?:not|never|only)$/u;
/** How something stands, when that is good. */
const ALL_IS_WELL =
  /^(?:fine|ok|okay|grand|healthy|nil|comfortable|stable|unchanged|superficial|survived|yes|valid|intact)$/u;

/** "Lovely porridge though", "never that shop", "sinking fund healthy". */
function isRemark({ words }: ReadThought): boolean {
  const [first = '', last = ''] = [words[0]?.key, words.at(-1)?.key];
  if (NO_MORE_THAN.test(first)) return true;
  if (words.length > 1 && ALL_IS_WELL.test(last)) return true;
  return words.length <= 3 && !DETERMINERS.has(first) && /^(?:though|tho)$/u.test(last);
}

/**
 * "Every year", "since June", "a firm one": said of something else, and no thing by itself. What
 * was only named like this is a note to what stands beside it, and lends it its date.
 */
export function withoutNamesOfNothing(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought) =>
    isOpenName(thought) && (!thought.words.some(mayName) || isRemark(thought))
      ? { ...thought, reading: { kind: 'fact' } }
      : thought,
  );
}
