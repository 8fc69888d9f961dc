import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isOfOneself } from '../told/body-and-mind.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isLiving } from '../grammar/living.ts';
import { seeTo, withoutShortVerb } from './see-to.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';

const MAX_THING = 6;
const MAX_STATE = 10;
/** What a thing does or has become when it is no longer right, behind "is". */
const GOES_WRONG = new RegExp(
  [
    String.raw`^(?:still |always )?(?:fraying|peeling|rubbing|jamming|sticking|crackling|tripping|leaking|dripping|rattling|squeaking|wobbling|slipping|flickering|sagging|rotting|rusting|cracking|splitting|overheating|sparking|hanging by|hanging off|leaning on|coming (?:off|away|loose|apart|down|undone|up (?:at|off|from))|falling (?:off|apart|down|over)|making (?:a|an|that|the|this) (?:\p{L}+ )?(?:noise|sound|clunk|rattle)|giving (?:sparks|current|shocks))\b`,
    String.raw`^(?!going|working|running|open|doing)\p{L}+ing (?:.+ )?again$`,
    String.raw`^(?:down to (?:the )?(?:canvas|threads|wire|metal|bone)|on (?:its|their) last \p{L}+|in a knot|in knots)\b`,
  ].join('|'),
  'u',
);
/** Behind "has". */
const IS_DAMAGED =
  /^(?:just |now )?(?:had it|gone|gone (?:in|on|at|over|again|as)\b.*|(?:split|snapped|lifted|rusted|perished|cracked|jammed|seized|frayed|ripped|torn|burst|warped|slipped|collapsed|packed up|packed in|given up|come (?:off|away|loose|undone|apart))\b.*|got (?:an?|that|this|two|three) (?:\p{L}+ )?(?:hole|crack|tear|split|leak|dent|rip|puncture|gap|chip|bow)\b.*|(?:an?|two|three) (?:\p{L}+ )?(?:hole|crack|tear|split|leak|dent|rip|puncture|gap|chip|bow)\b.*)$/u;
/** By itself: "tumble dryer smells of burning", "bathroom fan sounds like a helicopter". */
const SOUNDS_WRONG =
  /^(?:stinks|rattles|sticks|sounds like \p{L}+|smells of (?:burning|gas|damp|smoke|wee))\b/u;
/** Behind the thing itself, as a list says it: "projector flickering", "blast chiller making that noise". */
const GOING_WRONG =
  /^(?:(?:flickering|wobbling|leaking|dripping|weeping|flapping|peeling|beeping|rattling|squeaking|hissing|jamming|overheating|fraying|rusting|sagging|leaning|throwing code)(?: (?:off|down|again|a bit|badly|\d+|(?:at|by|in|on|from|under|near) .+))?|hanging (?:off|by .+)|falling (?:off|apart|down|over)|coming (?:off|away|loose|apart|undone)|playing up|acting up|making (?:a|an|that|the|this|funny|weird) (?:\p{L}+ )?(?:noise|sound)s?)(?: again)?$/u;
const MOST_NAMED = 5;
/** What is gone for good, and cannot be seen to. */
const NO_LONGER =
  /^(?:shop|restaurant|pub|café|cafe|bakery|job|market|place|time|sun|snow|money)$/u;
const NO_NAME =
  /^(?:everything|nothing|something|who|which|that|what|there|ones?|and|mine|yours)$/u;
const BEFORE_THE = /^(?:in|on|at|by|of|over|under|behind|from|for|near|to|with|above)$/u;

/** "The slate over the back kitchen", and no "Jill says the loft". */
function isOneName(thing: readonly Word[]): boolean {
  return thing.every(({ key, comma }, at) => {
    const opensOther = at > 0 && DETERMINERS.has(key) && !BEFORE_THE.test(keyAt(thing, at - 1));
    return !comma && !SUBJECT_PRONOUNS.has(key) && !opensOther;
  });
}

function withoutShort(word: Word): Word {
  return { ...word, raw: withoutShortVerb(word.raw), key: withoutShortVerb(word.key) };
}

function isThing(thing: readonly Word[]): boolean {
  const last = keyAt(thing, thing.length - 1);
  if (thing.length === 0 || thing.length > MAX_THING || !/^\p{L}/u.test(last)) return false;
  if (NO_NAME.test(last) || !isOneName(thing)) return false;
  const isPair = thing.some(({ key }, at) => isLiving(key) && keyAt(thing, at + 1) === 'and');
  return !asksNothing(thing) && !isOfOneself(thing) && !isLiving(last) && !isPair;
}

/** "Gaz has gone", "the restaurant's gone", "his amp's gone": away, and not worn out. */
function isAway(thing: readonly Word[]): boolean {
  const isName = thing.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(thing[0]?.raw ?? '');
  const isTheirs = /^(?:his|her|their)$/u.test(keyAt(thing, 0));
  return isName || isTheirs || NO_LONGER.test(keyAt(thing, thing.length - 1));
}

/** Where the verb stands that says what is wrong; -1 when none does. */
function wrongAt(words: readonly Word[]): number {
  return words.findIndex(({ key }, at) => {
    const rest = keysOf(words.slice(at + 1, at + MAX_STATE + 2));
    const isShort = /\p{L}'s$/u.test(key);
    if ((isShort || /^(?:is|are)$/u.test(key)) && GOES_WRONG.test(rest)) return true;
    if (isShort || /^(?:has|have)$/u.test(key)) return IS_DAMAGED.test(rest);
    return at > 0 && SOUNDS_WRONG.test(keysOf(words.slice(at, at + 4)));
  });
}

/** "Walk-in shelf wobbling", "water trough ball valve weeping": a thing on a list and what it does; null where none is. */
export function faultNamed(words: readonly Word[]): string | null {
  const at = words.findIndex(
    (_, place) => place > 0 && GOING_WRONG.test(keysOf(words.slice(place, place + MAX_STATE))),
  );
  const thing = words.slice(0, at);
  const isNamed = at > 0 && at <= MOST_NAMED && isThing(thing) && !hasFiniteVerb(thing);
  return isNamed && !/ing$/u.test(keyAt(thing, 0)) ? seeTo(thing, words.slice(at)) : null;
}

/**
 * "The kettle lead is fraying", "shed felt has lifted", "net's got a hole": a thing that is no longer
 * right asks to be seen to, whoever says no more.
 */
export function impliedByDamage(said: readonly Word[]): string | null {
  const words = said.slice(skipOpeners(said, 0));
  const at = wrongAt(words);
  if (at < 0) return faultNamed(words);
  if (words.length > at + MAX_STATE) return null;
  const isShort = /\p{L}'s$/u.test(keyAt(words, at));
  const thing = words
    .slice(0, isShort ? at + 1 : at)
    .map((word, place) => (place < at ? word : withoutShort(word)));
  if (!isThing(thing) || (keyAt(words, at + 1) === 'gone' && isAway(thing))) return null;
  return seeTo(thing, words.slice(isShort ? at + 1 : at));
}

const TOOTH =
  /^my (?:\p{L}+ )?(tooth|teeth|gums?) (?:(?:still|really|just) )?(?:hurts?|aches?|throbs?|(?:is|are) (?:sore|hurting|aching|killing me|throbbing|loose|chipped)|keeps? (?:hurting|aching))\b/u;

/** "My tooth hurts when it is cold": no feeling that passes. */
export function impliedByTooth(words: readonly Word[]): string | null {
  const [, tooth] = TOOTH.exec(keysOf(words)) ?? [];
  return tooth === undefined ? null : `Get my ${tooth} looked at`;
}
