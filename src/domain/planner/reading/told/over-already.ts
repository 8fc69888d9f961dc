import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { saysWhatIsLeft } from './thing-finished.ts';

const DEEDS =
  'handed|signed|collected|returned|filled|submitted|renewed|ordered|emailed|posted|sent|paid|booked|sorted|fixed|mended|cancelled|finished|washed|packed|delivered|uploaded|registered|did|done';
const ENDS = '(?: (?:in|off|back|out|up|over|already|yesterday|today|myself|last (?:week|night)))*';

/** "The declarations, I handed that in", "my son's inhaler I've collected it": the thing stands in front of who did it. */
const DID_IT = new RegExp(
  String.raw`^(?!if |when |once |after |before )(?:\S+ ){1,6}(?:i've|ive|we've|weve|i|we)(?: have)?(?: (?:already|finally|just))? (?:${DEEDS})(?: in| off| back| out)? (?:it|that|them|those)${ENDS}$`,
  'u',
);
/** "The winter boots I've got", "my flu jab I've had", "the kindergarten place we have it now": a thing, and behind it that one has it. */
const HAS_IT = new RegExp(
  String.raw`^(?:(?:the|my|our|his|her|their) (?:\S+ ){1,5}(?:i've|we've|i have|we have) (?:already |finally )?(?:had|got|done|paid|sent|answered|booked|ordered|bought|returned|cancelled|sorted|posted)(?: (?:back|off|in|already|yesterday|for \p{L}+))?|(?:\S+ ){1,7}(?:(?:i|we) have|i've got|we've got) (?:it|them|that|those) (?:now|already))$`,
  'u',
);
/** "Cancel the paper, done". */
const ENDS_DONE = /^(?:done|sorted|did it|did that)$/u;
const LAST_WORDS = [1, 2];

function endsDone(words: readonly Word[]): boolean {
  return LAST_WORDS.some((length) => {
    const before = words.at(-length - 1);
    return before?.comma === true && ENDS_DONE.test(keysOf(words.slice(-length)));
  });
}

/** "I've barred Keith again, that's settled": said of the whole. */
const SETTLED =
  /(?<!\b(?:once|when|after|if|until|till|before|hope|unless) )\b(?:that's|thats|that is) (?:all |now )?(?:settled|sorted|done|dealt with|over|finished(?: with)?|over and done with|off the list)$/u;
/** "Payroll runs itself", "the insurance renews itself in May"; what turns itself off is broken, and what never fixes itself as well. */
const BY_ITSELF =
  /^(?!.*(?:\b(?:never|not|nothing|nor|if|when)\b|n't))(?:\S+ ){1,4}(?:renews|runs|pays|sorts|sorted|fixed|mended|cures|healed|heals|cleans|updates|looks after|takes care of) (?:itself|themselves)(?= |$)/u;

/** Whether the words tell of a thing that it is done, settled, or sees to itself. */
export function tellsItIsOverAlready(words: readonly Word[]): boolean {
  const from = skipOpeners(words, 0);
  const isOwed = words.some(
    (_, at) =>
      obligationLengthAt(words, at) > 0 &&
      !/^(?:i've|ive|i|we've|weve)$/u.test(words[at]?.key ?? ''),
  );
  if (endsDone(words)) return true;
  if (isOwed || opensWithVerb(words, from, 'front')) return false;
  const said = keysOf(words.slice(from));
  if (DID_IT.test(said) && !saysWhatIsLeft(words)) return true;
  if (HAS_IT.test(said)) return !saysWhatIsLeft(words);
  return SETTLED.test(said) || BY_ITSELF.test(said);
}
