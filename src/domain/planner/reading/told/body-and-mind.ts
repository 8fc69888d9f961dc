import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { holdsTogether, wordKind } from '../grammar/word-kind.ts';

/** Parts of oneself: how they are is how one is, and nothing to see to. */
const BODY = wordSet(`
knee knees foot feet ears ear shoulder shoulders hip hips leg legs arm arms neck stomach throat heart chest spine ankle ankles
thumb finger fingers wrist elbow belly tummy toe toes pressure
`);
/** More of them, that are also a verb or a part of a thing. */
const ALSO_BODY = wordSet(`
back backs hand hands head eye eyes nose face skin jaw mouth lip lips tongue hair voice body brain nerves soul lungs rib ribs
wrists elbows thumbs boobs tits nipples fingertips eyelids eyebags bladder memory shin shins calf calves hamstring hamstrings knuckles gut guts bum bowels sinuses swelling bruise scar
sciatica tendon
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

/** Whether the word, with or without an "is" behind it, names a part of oneself. */
export function isPartOfOneself(key: string): boolean {
  const part = key.replace(/'s$/u, '');
  return BODY.has(part) || ALSO_BODY.has(part);
}

function isAskedFor(words: readonly Word[]): boolean {
  return (
    words.some(({ key }) => FOR_IT.test(key) || /^(?:needs?|wants?|due)$/u.test(key)) ||
    words.some((_, place) => obligationLengthAt(words, place) > 0)
  );
}

/** How a part of oneself is, behind its name. */
const IS_SO =
  /^(?:like|=|gone|numb|dead|kill(?:ing|in)|ach(?:es?|ing)|hurts?|hurting|swollen|swells?|sore|stiff|shot|clenched|tight|pounding|throb(?:s|bing)?|very|full|smells?|stinks?|screaming|spinning|wrecked|louping)$/u;
const LONGEST_STATE = 9;
const NO_GOOD = /^(?:good|better|use|help)$/u;
const OWN = /^(?:my|me|mi|our)$/u;
/** What stands behind "my hands" when they are told of: a verb in any form, or a word on its way to one. */
const TELLS = /^[bhcVURDGSyx]$/u;

/** "My arms ache in the places arms bend", "my back's about shot", "my poor hands", "voice gone", "eyes like sandpaper". */
export function tellsOfOwnBody(words: readonly Word[]): boolean {
  const own = OWN.test(keyAt(words, 0)) ? 1 : 0;
  const sore = SORE.test(keyAt(words, own)) && keyAt(words, own) !== 'blood' ? 1 : 0;
  const at = own + sore;
  if (!isPartOfOneself(keyAt(words, at)) || isAskedFor(words)) return false;
  if (words[at]?.comma === true) return false;
  const next = keyAt(words, at + 1);
  if (next === 'no' && NO_GOOD.test(keyAt(words, at + 2))) return true;
  if (own === 0) return !keyAt(words, at).endsWith("'s") && IS_SO.test(next);
  if (keyAt(words, at).endsWith("'s") || IS_SO.test(next)) return true;
  return next === '' ? sore > 0 : TELLS.test(wordKind(next));
}

/** "Knees are shot", "hamstring's gone again", "both wrists still buzzing": how a part of oneself is. */
export function isBodySo(words: readonly Word[]): boolean {
  const at = words.findIndex(
    ({ key }) => !OWN.test(key) && !/^(?:the|both|lower)$/u.test(key) && !SORE.test(key),
  );
  const part = keyAt(words, at);
  if (words.length > LONGEST_STATE || !isPartOfOneself(part) || isAskedFor(words)) return false;
  return part.endsWith("'s") || /^(?:is|are|still|keeps?)$/u.test(keyAt(words, at + 1));
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
