import { DETERMINERS } from '../../data/english-phrases.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfPast } from '../grammar/verbs.ts';

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
  const isAhead = on > 1 && on <= 5 && /^(?:an?|the|my|that|this)$/u.test(keyAt(words, 0));
  const isMade = keyAt(words, on - 1) === 'thing' && keyAt(words, 0) === 'that';
  if (isAhead && (OCCASION.test(keyAt(words, on - 1)) || isMade))
    return [...wordsOf('Get ready for'), ...words];
  const isDeadline = /^an?$/u.test(keyAt(words, 0)) && keyAt(words, 1) === 'deadline';
  if (isDeadline && /^(?:for|on)$/u.test(keyAt(words, 2)) && DETERMINERS.has(keyAt(words, 3)))
    return [
      ...wordsOf('Finish'),
      ...words
        .slice(3)
        .map((word, at) =>
          word.key === 'on' && at > 1 ? { ...word, raw: 'by', key: 'by' } : word,
        ),
    ];
  return restOfHalf(words);
}
