import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from './action-start.ts';
import { opensThing } from './phrase-ends.ts';
import { isVerb } from './verbs.ts';

const HAS = /^(?:(?:i|we)'ve(?: also)? got|ive got|(?:i|we) have|(?:i|we)'ve)(?= )/u;
const LONGEST_THING = 5;
const BEHIND_DEED = /^(?:|by|before|on|in|at|this|next|today|tomorrow|tonight|until|asap|for)$/u;
/** They are done to nothing: "an appointment I need to leave for". */
const DONE_ALONE =
  /^(?:leave|go|be|get|come|wake|sleep|pack|work|rest|eat|move|stay|drive|travel|run|prepare|apply|talk|rush|dash|arrive|wait|pay|dress|study|revise)$/u;

function endsDeed(words: readonly Word[], at: number): boolean {
  const isNext = keyAt(words, at) === 'and' && !DETERMINERS.has(keyAt(words, at + 1));
  return isNext || BEHIND_DEED.test(keyAt(words, at));
}

/**
 * "I've got this podcast thing I want to launch in january": what one has is named, and then what is to
 * be done with it, with nothing else behind the verb. `from`: where the need begins, if that is known.
 */
export function isHadAndOwed(words: readonly Word[], at: number, from?: number): boolean {
  const has = HAS.exec(keysOf(words.slice(at, at + 4)))?.[0].split(' ').length ?? 0;
  if (has === 0 || !DETERMINERS.has(keyAt(words, at + has))) return false;
  for (let place = at + has + 1; place <= at + has + 1 + LONGEST_THING; place++) {
    const isMine = place > at + has + 1 && /^(?:i|we)$/u.test(keyAt(words, place));
    const owed = isMine ? obligationLengthAt(words, place) : 0;
    const deed = keyAt(words, place + owed);
    if (owed > 1)
      return (
        (from === undefined || from === place) &&
        isVerb(deed) &&
        !DONE_ALONE.test(deed) &&
        endsDeed(words, place + owed + 1)
      );
    if (!opensThing(words, place) && keyAt(words, place) !== 'thing') return false;
  }
  return false;
}
