import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { A_DAY } from '../../data/dates.ts';
import { isLiving } from '../grammar/living.ts';
import { payOrRenew } from './late-things.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const MEANT = /^(?:was|were) (?:meant|supposed) to (?:be|have been|'ve been) /u;
const MAX_NAME = 7;
/** What one does oneself: a parcel that was meant to be delivered is another's. */
const BY_ME =
  /^(?:submitted|sent|paid|finished|done|renewed|returned|filed|signed|posted|booked|uploaded|written|registered)$/u;

const NO_THING =
  /^(?:baby|babies|bus|train|flight|plane|ferry|boat|lift|delivery|parcel|package|post|rain|storm|snow|results?)$/u;
const BY_THEN = new RegExp(
  String.raw`^due (?:in )?(?:yesterday|last \p{L}+|on \S+|(?:a|two|three|\d+) \p{L}+ ago|${A_DAY})(?: \S+)?$`,
  'u',
);
const TO_SEND = /^(?:forms?|readings?|return|applications?|claim|registration|report)$/u;

/** "The meter reading was due yesterday": as far as anybody said, it still is. */
function wasDue(thing: readonly Word[], rest: readonly Word[]): string | null {
  const last = keyAt(thing, thing.length - 1);
  const isThing = DETERMINERS.has(keyAt(thing, 0)) && !NO_THING.test(last) && !isLiving(last);
  if (!isThing || !BY_THEN.test(keysOf(rest))) return null;
  const verb = TO_SEND.test(last) ? 'Send in' : payOrRenew(thing);
  return `${verb} ${bare(thing)}, ${bare(rest)}`;
}

const TO_GO = /^(?:supposed|meant) to (?:go|have gone|be) (out|off|up|live)\b/u;

/** "The podcast was supposed to go out on Tuesday". */
function wasToGo(thing: readonly Word[], rest: readonly Word[]): string | null {
  const [, where] = TO_GO.exec(keysOf(rest.slice(0, 5))) ?? [];
  const last = keyAt(thing, thing.length - 1);
  const isThing = DETERMINERS.has(keyAt(thing, 0)) && !NO_THING.test(last) && !isLiving(last);
  return where !== undefined && isThing ? `Get ${bare(thing)} ${where}` : null;
}

/** "My coursework was meant to be in on Friday": what should be there by now is still to be handed in. */
export function impliedByLateness(words: readonly Word[]): string | null {
  const was = words.findIndex(({ key }) => /^(?:was|were)$/u.test(key));
  const thing = words.slice(0, was);
  if (was < 1 || was > MAX_NAME || SUBJECT_PRONOUNS.has(keyAt(thing, 0))) return null;
  const late = wasDue(thing, words.slice(was + 1)) ?? wasToGo(thing, words.slice(was + 1));
  if (late !== null) return late;
  if (!MEANT.test(`${keysOf(words.slice(was, was + 6))} `)) return null;
  const be = words.findIndex(({ key }, at) => at > was && /^(?:be|been)$/u.test(key));
  const state = keyAt(words, be + 1);
  if (/^(?:in|handed)$/u.test(state)) return `Hand in ${bare(thing)}`;
  if (state === 'back') return `Return ${bare(thing)}`;
  const base = BY_ME.test(state) ? baseOfPast(state) : null;
  return base === null ? null : `${base} ${bare(thing)}`;
}
