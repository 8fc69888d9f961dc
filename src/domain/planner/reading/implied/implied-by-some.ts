import { SEVERAL } from '../../data/numbers.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

const SOME = new RegExp(String.raw`^(?:\d+|${SEVERAL}|some|several|most|half|lots|a)$`, 'u');
const NOT = /^(?:haven't|havent|hasn't|hasnt)$/u;
const ANSWERED =
  /^(?:replied|answered|responded|paid|confirmed|signed|returned|voted|registered|booked|rsvp'd|rsvpd)$/u;
const MOST_OF_THEM = 6;
const IN_NUMBERS = new RegExp(String.raw`^(?:\d|${SEVERAL}$)`, 'u');
const MOST_BEHIND = 4;

/** "Invites went out but 4 haven't replied" asks to chase those 4; null when nobody is counted. */
export function impliedBySome(words: readonly Word[]): string | null {
  const not = words.findIndex(({ key }) => NOT.test(key));
  const from = words.findLastIndex(({ key }, at) => at < not && /^(?:but|and|so)$/u.test(key)) + 1;
  const who = words.slice(from, not).filter(({ key }) => key !== 'still');
  const isCounted = SOME.test(keyAt(who, 0)) && who.length <= MOST_OF_THEM;
  const behind = words.slice(not + 1);
  if (!isCounted || behind.length > MOST_BEHIND || !ANSWERED.test(keyAt(behind, 0))) return null;
  const the = IN_NUMBERS.test(keyAt(who, 0));
  return `Chase ${the ? 'the ' : ''}${bare(who)} who haven't ${bare(behind)}`;
}
