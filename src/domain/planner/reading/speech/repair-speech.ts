import { CORRECTIONS, FILLERS, WEAK_CONNECTIVES } from '../../data/english-phrases.ts';
import { DAY_NAMES } from '../../data/dates.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { breaksIntoVerb } from '../segmentation/breaks-into-verb.ts';
import { opensQuestion } from '../segmentation/run-on-start.ts';
import { saysHowItIs, withoutFillers } from './fillers.ts';
import { withoutSaidAside } from './said-aside.ts';
import { withoutMisheard } from './sound-alikes.ts';
import { nothingLeftLengthAt, takesBack } from './taken-back.ts';
import { NO_SLIP, withOverturned } from './told-over.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { withoutRestarts } from './restarts.ts';
import { saidInstead } from './said-instead.ts';
import { withoutSignOff } from './sign-offs.ts';

function isDay(key: string): boolean {
  return DAY_NAMES.has(key) || /^\d/u.test(key);
}

const FAR = 10;
const LONGEST_SLIP = 12;

/** Where the slip begins that a correction replaces: the last verb or obligation before it. */
function slipStart(words: readonly Word[], correction: number, isOwed = false): number {
  for (let at = correction - 1; isOwed && at >= correction - FAR; at--) {
    if (at < 0 || WEAK_CONNECTIVES.has(keyAt(words, at))) break;
    if (obligationLengthAt(words, at) > 0) return at;
  }
  for (let at = correction - 1; at > 0; at--) {
    if (at < correction - LONGEST_SLIP || words[at]?.overturns === true) return at;
    if (opensQuestion(words, at)) return at;
    if (obligationLengthAt(words, at) > 0 && keyAt(words, at).startsWith('i')) return at;
    if (breaksIntoVerb(words, at) || (isVerb(keyAt(words, at)) && keyAt(words, at - 1) === 'to'))
      return at;
    if (isVerb(keyAt(words, at)) && /^(?:and|um|uh|then|but|so|oh)$/u.test(keyAt(words, at - 1)))
      return at;
  }
  return 0;
}

const LONGEST_TOLD_SLIP = 8;

/** The words with a pause before a place: something else begins there. */
function withPauseBefore(words: readonly Word[], at: number): readonly Word[] {
  const last = words[at - 1];
  return last === undefined ? words : words.with(at - 1, { ...last, pause: true });
}

/** "Book the physio no they moved it": what others do is told beside it, and said in place of nothing. */
const TELLS_ON = /^(?:he|she|they|we)(?:'(?:s|ve|re|ll|d))?$/u;

/** "Somebody tell the lodger to go, I mean I should tell him": the same deed, and only whose it is, is said again. */
function saidAgainLength(
  words: readonly Word[],
  { at, length }: { at: number; length: number },
): number {
  const verb = at + length + obligationLengthAt(words, at + length);
  const isSaid = words
    .slice(Math.max(0, at - LONGEST_SLIP), at)
    .some(({ key }) => key === keyAt(words, verb));
  const whom = words[verb + 1];
  const isAll = verb + 2 >= words.length || whom?.comma === true;
  return isSaid && isAll && /^(?:him|her|them|it)$/u.test(whom?.key ?? '') ? verb + 2 - at : 0;
}

/** Nothing is taken back that was said longer ago than a slip of the tongue. */
function corrected(
  words: readonly Word[],
  { at, length }: { at: number; length: number },
): readonly Word[] {
  const after = words.slice(at + length);
  const first = keyAt(after, 0);
  const isOwed = obligationLengthAt(after, 0) > 0;
  const again = isOwed ? saidAgainLength(words, { at, length }) : 0;
  if (again > 0) return withPauseBefore(words, at).toSpliced(at, again);
  const slip = slipStart(words, at, isOwed);
  const kept = (): readonly Word[] => withPauseBefore(words, at).toSpliced(at, length);
  const back = nothingLeftLengthAt(after, 0);
  if (back > 0 && at - slip <= LONGEST_SLIP)
    return withPauseBefore(words, slip).toSpliced(slip, at + length + back - slip);
  const meant = saidInstead({ words, at, length });
  if (meant !== null) return meant;
  if (isDay(first) && isDay(keyAt(words, at - 1))) return [...words.slice(0, at - 1), ...after];
  if (at - slip > LONGEST_SLIP) return kept();
  if (after.length === 0 || isVerb(first) || isOwed) return [...words.slice(0, slip), ...after];
  if (TELLS_ON.test(first)) return kept();
  if (/^(?:i|i'm)$/u.test(first))
    return at - slip > LONGEST_TOLD_SLIP ? kept() : words.toSpliced(slip, at + length - slip);
  return isVerb(keyAt(words, slip)) && after.length <= 6 && !hasFiniteVerb(after)
    ? [...words.slice(0, slip + 1), ...after]
    : words.toSpliced(at, length);
}

/** "No need to go" takes nothing back. */
function saysNoNeed(words: readonly Word[], at: number): boolean {
  const isNoNeed = keyAt(words, at) === 'no' && keyAt(words, at + 1) === 'need';
  return isNoNeed && /^(?:to|for)$/u.test(keyAt(words, at + 2));
}

/** "Tell Ann no need to come": it is what she is told. */
const TELLS =
  /^(?:tell|text|e-?mail|message|msg|write|reply|answer|let|remind|inform|whatsapp|say|ask|note|sign)$/u;
const NEAR = 4;

/** "Call Ann | no need to call Jane". */
function withNoNeedApart(words: readonly Word[]): readonly Word[] {
  return words.reduce((left, _, at) => {
    if (!saysNoNeed(left, at) || NO_SLIP.test(keyAt(left, at - 1))) return left;
    if (left.slice(Math.max(0, at - NEAR), at).some(({ key }) => TELLS.test(key))) return left;
    return withPauseBefore(left, WEAK_CONNECTIVES.has(keyAt(left, at - 1)) ? at - 1 : at);
  }, words);
}

const DOES =
  /^(?:did|does|has|had|is|was|wants?|knows?|cares?|said|told|else|will|can|came|\p{L}{2,}ed)$/u;

/** "Wash the van, no one did it". */
function saysNoOne(words: readonly Word[], at: number): boolean {
  return keyAt(words, at + 1) === 'one' && DOES.test(keyAt(words, at + 2));
}

/** "Paint the shed, no forget it": nothing is said in its place. */
function dismisses(words: readonly Word[], at: number): boolean {
  const next = `${keyAt(words, at + 1)} ${keyAt(words, at + 2)}`;
  return /^(?:nevermind|(?:never mind|(?:forget|skip|leave|scrap) (?:it|that|about))$)/u.test(next);
}

/** "There's no", "it says no", "tell the client no". */
function isNoSlip(words: readonly Word[], at: number): boolean {
  if (saysNoNeed(words, at) || saysNoOne(words, at) || dismisses(words, at)) return true;
  if (NO_SLIP.test(keyAt(words, at - 1))) return true;
  return [2, 3].some((back) => keyAt(words, at - back) === 'tell');
}

/** "… no", and then what was meant: a verb, "I need to" or "it's". */
function isPlainNo(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'no' || isNoSlip(words, at)) return false;
  if (isDay(keyAt(words, at - 1)) && isDay(keyAt(words, at + 1))) return true;
  const next = keyAt(words, at + 1);
  if (/^(?:i|it's|its)$/u.test(next) || TELLS_ON.test(next) || takesBack(words, at + 1))
    return true;
  if (opensWithVerb(words, at + 1, 'within') || obligationLengthAt(words, at + 1) > 0) return true;
  return saidInstead({ words, at, length: 1 }) !== null;
}

function correctionLengthAt(words: readonly Word[], at: number): number {
  return phraseLengthAt({ words, at, book: CORRECTIONS }) || Number(isPlainNo(words, at));
}

const MAX_SLIPS = 20;
/** Takes out fillers, sign-offs and slips of the tongue: "call John no wait call Jane". */
export function repairSpeech(spoken: readonly Word[]): readonly Word[] {
  const heard = withoutSaidAside(spoken).filter(
    (word, at, all) => !FILLERS.has(word.key) || word.comma === false || saysHowItIs(all, at),
  );
  let words = withNoNeedApart(withOverturned(withoutMisheard(withoutFillers(heard))));
  for (let at = 1, slips = 0; at < words.length; at++) {
    const length = correctionLengthAt(words, at);
    if (length === 0) continue;
    words = corrected(words, { at, length });
    slips++;
    at = slips < MAX_SLIPS ? 0 : at;
  }
  return withoutSignOff(withoutRestarts(words));
}
