import { keyAt, type Word } from '../../words/words.ts';
import { endsFirmly, opensThing, timeLengthBefore } from '../grammar/phrase-ends.ts';
import { isVerb } from '../grammar/verbs.ts';
import { holdsTogether } from '../grammar/word-kind.ts';

const NOT_DONE =
  /^not (?:even|yet|one|a (?:single|thing|word|bit)|done|started|begun|opened|touched|looked|heard|had|been|got|finished|booked|sent|paid)\b/u;
const NOTHING =
  /^nothing (?:at all|yet|done|booked|ready|bought|started|written|planned|nothing)\b/u;

function endsName(words: readonly Word[], at: number): boolean {
  if (timeLengthBefore(words, at) > 0 || endsFirmly(words, at)) return true;
  const last = keyAt(words, at - 1);
  return opensThing(words, at - 1) && !isVerb(last) && !holdsTogether(last);
}

/** Whether it is told from here how little is done of what was just named: "the slides for Monday | not even started", "presents | nothing yet". */
export function tellsHowLittle(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (key !== 'not' && key !== 'nothing') return false;
  const said = `${key} ${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`;
  return (key === 'not' ? NOT_DONE : NOTHING).test(said) && endsName(words, at);
}
