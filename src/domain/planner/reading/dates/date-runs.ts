import { AN_HOUR, DAY_WORDS, WEEKDAYS } from '../../data/dates.ts';
import { NO_VERB_AFTER, SUBORDINATORS } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';

const HOUR_BEFORE_DAY = new RegExp(
  String.raw`(?:\bby|\bbefore|\buntil|\btill|\bby (?:the )?close of (?:play|business)|\b(?:by|before|at) (?:lunch|lunchtime|half \p{L}+|${AN_HOUR}))$`,
  'u',
);

/** "With Priya by | then", "by close of play | Tuesday": a date is said in one. */
export function isWithinDate(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const before = [at - 4, at - 3, at - 2, at - 1].map((place) => keyAt(words, place)).join(' ');
  if (key === 'then') return /(?:^| )(?:by|before|until|till)$/u.test(before);
  const isDay = WEEKDAYS.has(key) || DAY_WORDS.get(key) === 1;
  return isDay && words[at - 1]?.comma !== true && HOUR_BEFORE_DAY.test(before);
}

const TITLE = /^(?:mr|mrs|ms|dr|miss|auntie|aunty|uncle)$/u;
const COMES = /^(?:coming|arriving|visiting|staying|moving)$/u;

/** "… a shelf of it Mrs Webb's coming at four": a visit that is told begins with who comes. */
export function opensVisit(words: readonly Word[], at: number): boolean {
  const before = keyAt(words, at - 1);
  const who = TITLE.test(keyAt(words, at)) ? at + 1 : at;
  const name = words[who]?.raw ?? '';
  if (TITLE.test(before) || !/^\p{Lu}\p{Ll}+['’]s$/u.test(name)) return false;
  const isOpen = SUBORDINATORS.has(before) || NO_VERB_AFTER.has(before);
  return COMES.test(keyAt(words, who + 1)) && !isOpen;
}
