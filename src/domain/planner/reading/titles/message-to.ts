import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { textOf, type Word } from '../../words/words.ts';
import { capitalised } from './task-phrase.ts';

const SAYS_TO =
  /^say (?:sorry|thanks|thank you|goodbye|bye|hello|hi|congratulations|congrats|well done|happy \p{L}+|a few words|something) (?:to|for|at|about) \p{L}/u;
const TELLS_OWN =
  /^tell (?:(?!(?:about|to|that|if|when|what|how|why|where|and|or|it|this)\b)\S+ ){1,3}(?:i|i'm|i'll|i've|i'd|we|we're|we'll|we've|we'd) \S/u;

/**
 * "Say sorry to Maya", "tell work I need the 2nd off": what somebody is to be told is all of the step, as it
 * was said. Null for what is no message.
 */
export function messageTo(words: readonly Word[]): string | null {
  const said = keysOf(words);
  if (!SAYS_TO.test(said) && !TELLS_OWN.test(said)) return null;
  return capitalised(withoutEndMarks(textOf(words)));
}
