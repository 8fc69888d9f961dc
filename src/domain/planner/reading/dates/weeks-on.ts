import { UNIT_DAYS } from '../../data/dates.ts';
import { SAID_NUMBERS } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';

const UNIT = /^(?:weeks?|fortnight)$/u;
const LEADS = /^(?:on|this)$/u;
/** "It's been a week today", "off for a week tomorrow", "twice a week Tuesday": how long or how often. */
const GOES_ON = /^(?:been|it's|was|for|took|takes|only|just|once|twice|times|every)$/u;

/** "A week on Monday", "a week Monday", "two weeks tomorrow": what is counted in front of the day. */
function countedBefore(words: readonly Word[], at: number): number {
  const unit = LEADS.test(keyAt(words, at - 1)) ? at - 2 : at - 1;
  const [said, before] = [keyAt(words, unit - 1), keyAt(words, unit - 2)];
  const count = said === 'a' ? 1 : (SAID_NUMBERS.get(said) ?? Number.NaN);
  const isCounted = UNIT.test(keyAt(words, unit)) && Number.isInteger(count);
  return isCounted && !GOES_ON.test(before) ? count * (UNIT_DAYS.get(keyAt(words, unit)) ?? 0) : 0;
}

/** The days that are counted on from a day: "Monday week", "a week on Monday", "a fortnight tomorrow". */
export function daysOn(words: readonly Word[], at: number): number {
  const behind = keyAt(words, at + 1);
  if (behind === 'week' || behind === 'fortnight') return UNIT_DAYS.get(behind) ?? 0;
  return countedBefore(words, at);
}
