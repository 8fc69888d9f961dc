import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

const WHERE_TO_BE =
  /^be (?:there(?: (?:on|at|by|from|before|tomorrow|today|tonight)\b.*)?$|(?:back |home )?(?:at|by) (?:the|my|our|\d)(?! \S*(?:best|worst|end|top|bottom|mercy|same|limit|moment)\b)|home (?:on|for|before|from|between|tomorrow)\b)/u;

/** "I have to be at the clinic", "I need to be there": where one goes oneself; "we need to be there" says of an event that it is one's own. */
export function isPresence(before: readonly Word[], rest: readonly Word[]): boolean {
  const who = keyAt(before, before.length - 1);
  const isOwn = who === '' || /^(?:i|we|i've|we've|also|still)$/u.test(who);
  const isOften = rest.some(({ key }) => /^(?:every|always|everywhere|never|who|that)$/u.test(key));
  const isBareOfUs = rest.length === 2 && /^we/u.test(who);
  return isOwn && !isOften && !isBareOfUs && WHERE_TO_BE.test(keysOf(rest));
}
