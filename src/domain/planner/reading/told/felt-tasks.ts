import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { isAmountTold } from './amounts.ts';
import { isBareState } from './bare-states.ts';
import { isBodySo, tellsOfOwnBody } from './body-and-mind.ts';
import { isAsideTold, isCourtesy } from './courtesies.ts';
import { isIdleWish, isNearlyThere, isSigh } from './idle-wishes.ts';
import { isOpenName } from './idle-names.ts';
import { isOutcry } from './outcries.ts';
import { isDoneByRemark } from './past-at-front.ts';
import { isSelfTalk } from './self-talk.ts';
import { isSimile } from './similes.ts';
import { tellsHowStill } from './still-and-quiet.ts';
import { isSameBreath } from '../breaths.ts';
import { isToDo, type ReadThought } from '../reading.ts';

const OATH =
  /^(?:god|christ|jesus|lord|lordy|fuck|shit|damn|man|och|ach|aye|my god|oh my god|some days|sometimes|today)$/u;

/** "Every time I see him I want to sink into the floor". */
const SO_OFTEN =
  /^(?:every|each|on some|on most|most) (?:single )?(?:time|days?|nights?|mornings?|evenings?)\b.* i (?:just |really |only )*(?:want|could|would)\b/u;

/** The words behind "and", "god", "some days" and "every time I see him". */
function saidIn(words: readonly Word[]): readonly Word[] {
  const said = words.slice(skipOpeners(words, 0));
  if (SO_OFTEN.test(keysOf(said))) return said.slice(said.findLastIndex(({ key }) => key === 'i'));
  for (const length of [3, 2, 1])
    if (said.length > length && OATH.test(keysOf(said.slice(0, length)))) return said.slice(length);
  return said;
}

/** Something is owed somewhere in these words, whatever is felt in them. */
function isOwed(words: readonly Word[]): boolean {
  return words.some((_, at) => at > 0 && obligationLengthAt(words, at) > 0);
}

/** "The invoices make me | want to cry". */
const MAKES_ME = /\b(?:makes?|made|making) (?:me|us|you)$/u;
const WHAT_IT_MAKES = /^(?:want|feel|cry|laugh|smile|sick|ill|sad|happy|wonder|miss)\b/u;
const MAKES_ME_FEEL =
  /^(?:(?!(?:need|must|should|to|because|cos|that|who|which|whose)\b)\S+ ){1,4}(?:makes?|made|making) (?:me|us) (?:just |really |so |physically )*(?:feel|cry|laugh|smile|sick|ill|sad|happy|want to (?:cry|scream|weep|howl|hide|vomit|give up))\b/u;

type Beside = { readonly before: ReadThought | undefined; readonly next: ReadThought | undefined };

/** Whether one thought begins what something makes somebody feel, and the other says what. */
function isMadeFelt(makes: ReadThought | undefined, felt: ReadThought | undefined): boolean {
  if (makes === undefined || felt === undefined || makes.line !== felt.line) return false;
  return MAKES_ME.test(keysOf(makes.words)) && WHAT_IT_MAKES.test(keysOf(saidIn(felt.words)));
}

function isFelt(thought: ReadThought, { before, next }: Beside): boolean {
  const said = saidIn(thought.words);
  if (isOutcry(thought.words) || isCourtesy(thought.words) || isSelfTalk(said) || isSigh(said))
    return true;
  if (MAKES_ME_FEEL.test(keysOf(said)) && !opensWithVerb(said, 0, 'front')) return true;
  if (isOwed(said)) return false;
  if (tellsOfOwnBody(said)) return true;
  if (!opensWithVerb(said, 0, 'front') && tellsHowStill(said)) return true;
  if (isMadeFelt(before, thought) || isMadeFelt(thought, next)) return true;
  return isOpenName(thought) && (isBareState(said) || isBareState(thought.words));
}

function isTold(thought: ReadThought): boolean {
  const said = saidIn(thought.words);
  if (isOpenName(thought) && isAsideTold(thought.words)) return true;
  if (isAmountTold(thought) || isNearlyThere(said) || isBodySo(said)) return true;
  return isIdleWish(said) || (!isOwed(said) && isSimile(said));
}

/**
 * "I could sleep standing up", "ow", "my arms ache": what was taken for something to do, and is felt;
 * "I'd do it like a shot": what would be, and may have been meant.
 */
export function withoutFelt(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought, index) => {
    if (thought.language !== 'en' || !isToDo(thought)) return thought;
    const behind = thoughts[index + 1];
    if (isSameBreath(behind, thought) && isDoneByRemark(thought.words, behind?.words ?? []))
      return { ...thought, reading: { kind: 'done' } };
    if (isFelt(thought, { before: thoughts[index - 1], next: thoughts[index + 1] }))
      return { ...thought, reading: { kind: 'feeling' } };
    return isTold(thought) ? { ...thought, reading: { kind: 'fact', guess: 'named' } } : thought;
  });
}
