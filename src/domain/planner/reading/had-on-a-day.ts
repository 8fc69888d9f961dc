import { DETERMINERS } from '../data/english-phrases.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { baseOfPast } from './verbs.ts';

/** What one has on a day, and goes to. */
const OCCASION =
  /^(?:review|interview|meeting|appointment|exam|test|audition|gig|concert|wedding|party|presentation|talk|hearing|viewing|inspection|call|shift|class|lesson|trip|flight|race|match|game|recital|rehearsal|performance|deadline|scan|operation|surgery|check-?up|visit)$/u;

/** "Only about half the mugs glazed" leaves the rest of them to be glazed. */
function restOfHalf(words: readonly Word[]): readonly Word[] | null {
  const half = words.findIndex((word) => word.key === 'half');
  const last = words.at(-1);
  const base = last === undefined ? null : baseOfPast(last.key);
  const thing = words.slice(keyAt(words, half + 1) === 'of' ? half + 2 : half + 1, -1);
  if (half < 0 || half > 2 || base === null || !DETERMINERS.has(keyAt(thing, 0))) return null;
  return [...wordsOf(`${base} the rest of`), ...thing];
}

/**
 * What is to be done about something that one has, behind "I have": "a review on Thursday" is to get
 * ready for, "half the mugs glazed" leaves the rest. Null when it is neither.
 */
export function comingOrHalf(words: readonly Word[]): readonly Word[] | null {
  const on = words.findIndex(({ key }) => /^(?:on|at|tomorrow|next|this)$/u.test(key));
  const isAhead = on > 1 && on <= 5 && /^an?$/u.test(keyAt(words, 0));
  if (isAhead && OCCASION.test(keyAt(words, on - 1)))
    return [...wordsOf('Get ready for'), ...words];
  return restOfHalf(words);
}
