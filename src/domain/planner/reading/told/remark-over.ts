import { keysOf } from '../../words/phrase-text.ts';
import { wordsOf } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { isHeldByAnother, isTakenOff } from './taken-off.ts';
import { isDoneFor, tellsWhoDidIt } from './thing-finished.ts';

const REMARKED =
  /^([^.…=:;?!()]{2,40}?)(?:\s?(?:\.{2,}|…)\s?|\s[-–—=]\s|\s\((?=[^()]*\)\W*$))(.+)$/u;
/** "Failed. Moving on", "oh well": whatever it was, it is over. */
const LEFT_BEHIND =
  /^(?:(?:failed|lost|missed|cancelled|canceled|didn't get it|no luck) )?(?:moving on|oh well|ah well|it is what it is|never ?mind|(?:just )?let(?:ting)? it go)$/u;
/** What somebody did to it and leaves something to do. */
const MISHAP = /\b(?:dropped|borrowed|lost|broke|took|nicked|stole|ate|drank|chewed|deleted)\b/u;
const LONGEST_NAME = 4;

/** "Insurance - Dave's got it now", "maths test = failed. moving on": what is said behind a thing's name is that it is nothing to do. */
export function isOverByRemark(sentence: string): boolean {
  const [, name = '', remark = ''] = REMARKED.exec(sentence) ?? [];
  const words = wordsOf(name);
  if (remark === '' || words.length > LONGEST_NAME || opensWithVerb(words, 0, 'front'))
    return false;
  const said = wordsOf(remark);
  const keys = keysOf(said);
  if (isDoneFor(keysOf(words), keys)) return false;
  if (isTakenOff(remark) || isHeldByAnother(remark)) return true;
  return (tellsWhoDidIt(said) && !MISHAP.test(keys)) || LEFT_BEHIND.test(keys);
}
