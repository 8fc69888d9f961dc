import { wordsOf } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { isHeldByAnother, isTakenOff } from './taken-off.ts';
import { tellsWhoDidIt } from './thing-finished.ts';

const REMARKED =
  /^([^.…=:;?!()]{2,40}?)(?:\s?(?:\.{2,}|…)\s?|\s[-–—=]\s|\s\((?=[^()]*\)\W*$))(.+?)[).!\s]*$/u;
/** "Moving on", "oh well": whatever it was, it is over. */
const LEFT_BEHIND =
  /^(?:(?:failed|lost|missed|cancelled|canceled|didn't get it|no luck)\W+)?(?:moving on|oh well|ah well|it is what it is|never mind|(?:just )?let(?:ting)? it go|shelved|scrapped|binned(?: it)?|abandoned|not happening(?: now| any ?more)?)$/iu;
const LONGEST_NAME = 4;

/** "Insurance - Dave's got it", "maths test = failed. moving on": what is said behind a thing's name is that it is nothing to do. */
export function isOverByRemark(sentence: string): boolean {
  const [, name = '', remark = ''] = REMARKED.exec(sentence) ?? [];
  const words = wordsOf(name);
  if (remark === '' || words.length > LONGEST_NAME || opensWithVerb(words, 0, 'front'))
    return false;
  if (isTakenOff(remark) || isHeldByAnother(remark)) return true;
  return tellsWhoDidIt(wordsOf(remark)) || LEFT_BEHIND.test(remark);
}
