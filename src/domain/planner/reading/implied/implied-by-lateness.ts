import { bare, keysOf } from '../../words/phrase-text.ts';
import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const MEANT = /^(?:was|were) (?:meant|supposed) to (?:be|have been|'ve been) /u;
const MAX_NAME = 7;
/** What one does oneself: a parcel that was meant to be delivered is another's. */
const BY_ME =
  /^(?:submitted|sent|paid|finished|done|renewed|returned|filed|signed|posted|booked|uploaded|written|registered)$/u;

/** "My coursework was meant to be in on Friday": what should be there by now is still to be handed in. */
export function impliedByLateness(words: readonly Word[]): string | null {
  const was = words.findIndex(({ key }) => /^(?:was|were)$/u.test(key));
  const thing = words.slice(0, was);
  if (was < 1 || was > MAX_NAME || SUBJECT_PRONOUNS.has(keyAt(thing, 0))) return null;
  if (!MEANT.test(`${keysOf(words.slice(was, was + 6))} `)) return null;
  const be = words.findIndex(({ key }, at) => at > was && /^(?:be|been)$/u.test(key));
  const state = keyAt(words, be + 1);
  if (/^(?:in|handed)$/u.test(state)) return `Hand in ${bare(thing)}`;
  if (state === 'back') return `Return ${bare(thing)}`;
  const base = BY_ME.test(state) ? baseOfPast(state) : null;
  return base === null ? null : `${base} ${bare(thing)}`;
}
