import { AN_HOUR, A_DAY, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { type ReadThought } from '../things-named.ts';

const WHEN = String.raw`(?:\p{L}+ ){0,5}?(?:(?:on |at |by |for |this |next )?(?:${A_DAY}|${A_SHORT_WEEKDAY}|${AN_HOUR}|the \d|\d))`;
const COMES = new RegExp(
  String.raw`^(?!i |we |i'm |we're )(?:\S+ ){1,5}?(?:is |are )?(?:arriving|coming|landing|visiting|flying|starting|leaving|moving|returning|opening|closing|delivering|comes|arrives|lands|visits|flies|drives|starts|begins|leaves|returns|opens|delivers|gets (?:here|in|back)) ${WHEN}`,
  'u',
);
/** "Boat's booked for Monday night", "library's shut tomorrow". */
const IS_SO = new RegExp(
  String.raw`^(?!it's |that's )(?:\S+ ){0,4}?(?:\p{L}+'s|is|are) (?:all |only |also )?(?:booked|confirmed|arranged|reserved|shut|closed|off|away|on|here|back|open|coming|arriving|at|in) ${WHEN}`,
  'u',
);

/** "Scaff arriving Tuesday", "boat's booked for Monday night": told of a day, with a verb that no person said. */
function isToldOfADay({ words, reading, language }: ReadThought): boolean {
  if (reading.kind !== 'task' || language !== 'en' || reading.isEvent === true) return false;
  const verb = keyAt(wordsOf(reading.title), 0);
  const isOwn = words.some(({ key }) => key === verb);
  const said = keysOf(words);
  return !isOwn && (COMES.test(said) || IS_SO.test(said));
}

/** What is only told to come on a day, and no deed of its own, is an event. */
export function withToldArrivals(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought) =>
    thought.reading.kind === 'task' && isToldOfADay(thought)
      ? { ...thought, reading: { ...thought.reading, isEvent: true } }
      : thought,
  );
}
