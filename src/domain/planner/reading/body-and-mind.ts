import { wordSet } from '../words/word-set.ts';
import { keyAt, type Word } from '../words/words.ts';
import { obligationLengthAt } from './action-start.ts';
import { opensWithVerb } from './verbs.ts';
import { holdsTogether, wordKind } from './word-kind.ts';

/** Parts of oneself: how they are is how one is, and nothing to see to. */
const BODY = wordSet(`
knee knees foot feet ears ear shoulder shoulders hip hips leg legs arm arms neck stomach throat heart chest spine ankle ankles
thumb finger fingers wrist elbow belly tummy toe toes pressure
`);
const MIND = wordSet('brain mind mood energy sleep body head motivation anxiety nerves patience');
const SORE = /^(?:bad|sore|own|crook|dodgy|gammy|bum|poor|old|left|right|tired|blood)$/u;
const FOR_IT =
  /^(?:appointment|test|scan|x-ray|xray|cream|brace|support|strap|physio|doctor|gp|exercises?|drops|tablets|specialist|clinic|op|operation|surgery|check|check-?up|massage|referral|results?|gel|splint|bandage|plasters?|stretches|consultant|review|mri|insoles|warmers)$/u;

/** Whether the last word of a thing is a part of oneself: "my knee", "my sleep". */
export function isOfOneself(thing: readonly Word[]): boolean {
  const last = keyAt(thing, thing.length - 1);
  return BODY.has(last) || (MIND.has(last) && /^(?:my|our)$/u.test(keyAt(thing, 0)));
}

/** "Knees bad again", "bit of a crook knee", "ears ringing": only how a part of oneself is. */
export function tellsOfBody(words: readonly Word[]): boolean {
  if (words.length > 6 || words.some(({ key }) => FOR_IT.test(key))) return false;
  const at = words.findIndex(({ key }) => BODY.has(key));
  if (at < 0) return false;
  if (
    opensWithVerb(words, 0, 'front') ||
    words.slice(0, at + 1).some(({ raw }) => raw.includes('('))
  )
    return false;
  if (words.some((_, place) => obligationLengthAt(words, place) > 0)) return false;
  const before = keyAt(words, at - 1);
  const isOwn = before === '' || holdsTogether(before) || SORE.test(before);
  return isOwn && /^[$ADGFTNpya]$/u.test(wordKind(keyAt(words, at + 1)));
}
