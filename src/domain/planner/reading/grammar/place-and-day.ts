import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { STRONG_VERBS } from '../../data/english-verbs.ts';
import { A_DAY, DAY_NAMES } from '../../data/dates.ts';
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

const UNTIL_WHEN = new RegExp(
  String.raw`^(?:before (?:anything|everything) else|before (?:they|he|she) (?:comes?|arrives?|gets? here)|(?:by|before|no later than) (?:(?:the |this )?(?:(?:end|close) of (?:play|business|the day|day|the week|this week|week|the month|the year|${A_DAY})|weekend|noon|midnight|lunch|lunchtime|eod|cob)(?: (?:today|tonight|on ${A_DAY}|${A_DAY}))?|${A_DAY}(?: (?:morning|afternoon|evening|night|noon|lunchtime|latest|at the latest))?))(?= )`,
  'u',
);
const OWED = /^(?:must|has|have|needs?|should)$/u;
const MAX_NAME = 5;

/** "By Friday the rota must be out", "before anything else email Claire": until when comes last. */
function withUntilBehind(words: readonly Word[]): readonly Word[] {
  const length = UNTIL_WHEN.exec(keysOf(words))?.[0].split(' ').length ?? 0;
  const rest = words.slice(length);
  const isThing = DETERMINERS.has(keyAt(rest, 0)) && keyAt(rest, 0) !== 'that';
  const isOwed = isThing && rest.slice(2, MAX_NAME).some(({ key }) => OWED.test(key));
  if (length === 0 || !(isOwed || opensWithVerb(rest, 0, 'within'))) return words;
  const [first, ...more] = words.slice(0, length).map(withoutMarks);
  const until = first === undefined ? [] : [{ ...first, raw: first.key }, ...more];
  return [...rest.map(withoutMarks), ...until];
}

/** "Tomorrow count the till" is to count the till tomorrow, and so is "tonight I am counting it". */
export function withDayBehind(words: readonly Word[]): readonly Word[] {
  const isOn = keyAt(words, 0) === 'on' && /^(?:there's|i|i've|we|my|the)$/u.test(keyAt(words, 2));
  if (isOn && /day$/u.test(keyAt(words, 1)))
    return [...words.slice(2).map(withoutMarks), ...words.slice(0, 2)];
  const until = withUntilBehind(words);
  if (until !== words) return until;
  const [day, ...rest] = words;
  const isDoing = /^(?:i'm|i am) \p{L}+ing\b/u.test(keysOf(rest.slice(0, 3)));
  if (
    day === undefined ||
    !DAY_NAMES.has(day.key) ||
    !(isDoing || opensWithVerb(rest, 0, 'within'))
  )
    return words;
  return [
    ...rest.map(withoutMarks),
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
