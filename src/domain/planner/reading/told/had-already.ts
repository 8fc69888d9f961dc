import { A_WEEKDAY } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const IS_OPEN = new RegExp(
  String.raw`\b(?:not|but|half|almost|nearly|except|by|before|until|till|if|when|unless|still|due|never|be|get|to|nobody|next|tomorrow|tonight|${A_WEEKDAY})\b|n't\b`,
  'u',
);
const MADE =
  /^(?:(?:and|so|but|also) )*(?:i've|we've|i have|we have) (?:already )?(?:got |had )?(?:the|my|our|all|most|both|his|her|their|those|these)(?: \p{L}+){1,4} (?:already )?(?:done|finished|sorted|printed|signed|packed|booked|written|paid|ordered|posted|filled in)$/u;
const HELD =
  /^(?:(?:and|so|but|also) )*(?:i've|we've|i have|we have) (?:already )?got (?:the|his|her|their|all the|all my|my)(?: old| new| other)? (?:photos?|pictures?|screenshots?|receipts?|proof|evidence|numbers?|address|details|keys?|paperwork|stamps?|measurements?|quotes?|recipe|password|tickets?)\b/u;

/** "I've got the graphs done": what is finished already. */
export function isMadeAlready(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return MADE.test(said) && !IS_OPEN.test(said);
}

/** "I've got the photos of the dent": what one has in hand, and need not get. */
export function isHeldAlready(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return HELD.test(said) && !IS_OPEN.test(said);
}
