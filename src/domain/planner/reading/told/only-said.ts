import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

/** "Rained all week", "won second prize": what is over, with nobody in front, and no form that says how a thing is. */
const TOLD_PAST =
  /^(?:rained|snowed|won|went|saw|slept|ate|drank|came|met|felt|rang|knew|fell|woke|ran|swam|spoke|cried|laughed)$/u;

/** "Takes two weeks", "costs a bomb": what is said of something that was named before. */
const SAID_OF_IT =
  /^(?:takes|costs|lasts|weighs|smells|stinks|seems|sounds|looks|expires|lapses|closes|opens|shuts|means|says|works)$/u;

/** "… came, sighed and left": a past form alone, or "don't start me". */
export function isOnlySaid(words: readonly Word[]): boolean {
  const first = keyAt(words, 0);
  if (words.length === 1) return baseOfPast(first) !== null && !isVerb(first);
  if (TOLD_PAST.test(first) || SAID_OF_IT.test(first)) return true;
  return /n't$/u.test(first) && obligationLengthAt(words, 0) === 0;
}
