import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { taskNotDoneThen } from '../implied/not-done-then.ts';

const SO =
  '(?:just |happily |easily |honestly |really |literally |quite |almost |only |also |still )*';
/** Where somebody who has had enough would rather be: "I could sleep standing up", "want to run away". */
const COMFORTS =
  'sleep(?! (?:better|more|earlier|properly|well)\\b)|lie|sit (?:in|on|down|here|there|by)|cry|scream|weep|curl up|collapse|hide (?:in|under|behind|from|away)|vanish|disappear|run away|run off|throw up|puke|vomit|pass out|faint|be sick|speak to no|bite|sink into|throw (?:the|my|this|that|a) (?:\\p{L}+ )?(?:phone|laptop|computer|tablet|printer|alarm|remote|thing|chair)(?: (?:at|across|against|out)\\b.*)?$|(?:shout|yell|scream) (?:at|into)';
/** Only of what somebody could do nobody thinks that it is meant. */
const WHIMS =
  'sing|eat|drink|kiss|hug|murder|kill|get used to|burst|explode|use (?:that|this|it|one|some|an?|the)(?: \\p{L}+)? (?:so badly|right now|so much)';
const COULD = new RegExp(
  String.raw`^${SO}(?:i |we )?${SO}(?:could ${SO}(?:${COMFORTS}|${WHIMS})|(?:might|would love to|'d love to|i'd love to|want to|wanna|(?:i'm |im |i am |we're )?${SO}(?:going to|gonna|about to)) ${SO}(?:${COMFORTS}))\b`,
  'u',
);
/** "I could hear the geese": what somebody hears and feels asks for nothing. */
const PERCEIVED = /^(?:i|we) could (?:just |almost |nearly )?(?:hear|feel|smell|taste|sense)\b/u;
/** "I never want to see it again", "never saying that to Dean". */
const NEVER = /^(?:i |we |i'm |i am )?never (?:ever )?(?:want(?:ed)? to|\p{L}{2,}ing)\b/u;
/** "I'm going to miss the pigeon" is no train. */
const MISSES =
  /^(?:(?:i'm |im |i am )?(?:going to|gonna|will) miss (?:my|the|our|you|him|her|them|this|it)|(?:i )?miss (?:my|our|her|him|you|them|home|being|having))\b(?! (?:\p{L}+ )?(?:train|bus|flight|boat|ferry|deadline|post|slot|class|call|collection|payment|cut-?off|start|appointment|delivery|connection|last|meeting|lesson|bin|bins)\b)/u;
/** "I wanted to bite somebody": what was wanted, and was not meant for anybody. */
const WANTED =
  /^(?:today |yesterday )?(?:i |we )?(?:just |really |only )?wanted to (?!ask|tell|say|thank|check|book|know|see|get|buy|send|talk|speak|order|pay|call|ring|write|email|message|do|make|put|take|remind|mention)\p{L}/u;
const MEANT_OTHERWISE =
  /^(?:better|best|like|love|want|need|needed|prefer|rather|appreciate|be|say|suggest|recommend|ask|have|promised|said|told|agreed|offered|forgotten|meant|planned|hoped|intended|remember|also|really|still|quite|welcome|hate|get|go|to|a|the)$/u;
const BY_THE_WAY =
  /^(?:just|happily|gladly|only|never|always|honestly|actually|probably|easily|almost|nearly)$/u;

/** What stands behind "I'd": the first word that is no "just" and no "happily". */
function behindWould(words: readonly Word[]): string {
  if (!/^(?:i'd|we'd)$/u.test(keyAt(words, 0))) return '';
  return words.slice(1).find(({ key }) => !BY_THE_WAY.test(key))?.key ?? '';
}

/** "I'd murder a quiet life", "I'd happily join the Quakers", "I'd been ill with fear". */
function wouldBeOrWas(words: readonly Word[]): boolean {
  const key = behindWould(words);
  if (key === 'been' || /^(?:swap|murder|kill|sell)$/u.test(key)) return true;
  return !MEANT_OTHERWISE.test(key) && isVerb(key);
}

/** "I'd lost the samples", "I'd forgotten how nice it is": what had happened. */
function had(words: readonly Word[]): boolean {
  const key = behindWould(words);
  if (key === 'forgotten') return /\bforgotten (?:how|what|that)\b/u.test(keysOf(words));
  return !MEANT_OTHERWISE.test(key) && !isVerb(key) && baseOfPast(key) !== null;
}

/** "I should have left", "I could have screamed"; "must have the floor done" is still to be. */
function isTooLate(words: readonly Word[]): boolean {
  const opens =
    /^(?:i |we |(?=should))(?:should|could|would|might|must)(?:n't)? (?:just |never )?(?:have|of) (?:\p{L}+ly )?/u.exec(
      keysOf(words),
    );
  if (opens === null || taskNotDoneThen(words) !== null) return false;
  const did = keyAt(words, opens[0].trim().split(' ').length);
  return (
    /^(?:been|gone|done|left|cut|put|let|come|run|had|known)$/u.test(did) ||
    (baseOfPast(did) !== null && !isVerb(did))
  );
}

const NEARLY =
  /(?:^| )(?:(?:an?|one|two|three) [^,.]{2,40} away from (?:\p{L}{2,}ing(?!\p{L})|(?:an? )?(?:total |complete |nervous )?(?:greatness|murder|tears|madness|breakdown|meltdown|collapse|disaster|tantrum)(?!\p{L}))|this close,? (?:this close,? )?to \p{L}{2,}ing(?!\p{L}))/u;

/** "One calendar invite away from moving to a lighthouse", "this close to lobbing a tray": how fed up somebody is. */
export function isNearlyThere(words: readonly Word[]): boolean {
  return NEARLY.test(keysOf(words));
}

/** A sigh is told by its first words. */
const OPENING = 12;

/** "I could sleep standing up", "I'm going to miss the pigeon", "never saying that again": a sigh, and no plan. */
export function isSigh(words: readonly Word[]): boolean {
  const said = keysOf(words.slice(0, OPENING));
  return [COULD, NEVER, MISSES].some((shape) => shape.test(said)) || wouldBeOrWas(words);
}

/** Whether the words say what somebody heard, wanted or might have done, and plan nothing. */
export function isIdleWish(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return PERCEIVED.test(said) || WANTED.test(said) || had(words) || isTooLate(words);
}
