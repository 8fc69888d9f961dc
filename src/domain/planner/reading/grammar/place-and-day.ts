import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { DAY_NAMES } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { withoutMarks } from './verb-places.ts';
import { opensWithVerb } from './verbs.ts';

const SUBJECT = new Set([...DETERMINERS, ...SUBJECT_PRONOUNS]);

/** "At home the fridge is empty": where it is comes before what it is. */
export function withoutPlace(words: readonly Word[]): readonly Word[] {
  const isPlace =
    keyAt(words, 0) === 'at' && /^(?:home|work|school|uni|college)$/u.test(keyAt(words, 1));
  return isPlace && SUBJECT.has(keyAt(words, 2)) ? words.slice(2) : words;
}

/** "Tomorrow count the till" is to count the till tomorrow, and so is "tonight I am counting it". */
export function withDayBehind(words: readonly Word[]): readonly Word[] {
  const isOn = keyAt(words, 0) === 'on' && /^(?:there's|i|i've|we|my|the)$/u.test(keyAt(words, 2));
  if (isOn && /day$/u.test(keyAt(words, 1)))
    return [...words.slice(2).map(withoutMarks), ...words.slice(0, 2)];
  const [day, ...rest] = words;
  const isDoing = /^(?:i'm|i am) \p{L}+ing\b/u.test(keysOf(rest.slice(0, 3)));
  if (
    day === undefined ||
    !DAY_NAMES.has(day.key) ||
    !(isDoing || opensWithVerb(rest, 0, 'within'))
  )
    return words;
  return [
    ...(isDoing ? rest.map(withoutMarks) : rest),
    { ...day, raw: day.key.endsWith('day') && day.key !== 'today' ? day.raw : day.key },
  ];
}

/** A past form that is the verb itself tells: "it's put a dent in the door". */
const ALSO_PAST =
  /^(?:put|cut|set|hit|let|shut|cost|hurt|read|run|split|come|become|spread|burst)$/u;

/** "It's bring a tin for the food bank": what the day asks for. */
export function withoutIts(words: readonly Word[]): readonly Word[] {
  const isIts = /^(?:it's|its)$/u.test(keyAt(words, 0)) && STRONG_VERBS.has(keyAt(words, 1));
  const isAsked = isIts && /^(?:a|an|the|your)$/u.test(keyAt(words, 2));
  return isAsked && !ALSO_PAST.test(keyAt(words, 1)) ? words.slice(1) : words;
}
