import { SAID_NUMBERS } from '../../data/numbers.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isLiving } from '../grammar/living.ts';
import { NO_LACK } from './implied-shortage.ts';
import { TROUBLE } from './implied-event.ts';
import { taskLeft } from './left-undone.ts';

const COUNT = /^(?:\d+|only|just|about|some|so|too|many|several|hundred|and|a few)$/u;
const WHO_THERE =
  /^(?:(?:on|in|at|for|from|of|with|who|making|doing|coming|here|there|now|today)|)$/u;

function isNumber(key: string): boolean {
  return SAID_NUMBERS.has(key) && !/^(?:a|an)$/u.test(key);
}

/** "Fourteen children", "seven people on my team", "three of us": who is there, and nothing to see to. */
function tellsWhoIsThere(words: readonly Word[]): boolean {
  let at = 0;
  while (COUNT.test(keyAt(words, at)) || isNumber(keyAt(words, at))) at++;
  if (at > 0 && /^of (?:us|you)$/u.test(keysOf(words.slice(at, at + 2)))) return true;
  if (at === 0 || ASKS_OF_ONE.test(keysOf(words))) return false;
  const who = isLiving(keyAt(words, at)) ? at : isLiving(keyAt(words, at + 1)) ? at + 1 : -1;
  return who >= 0 && WHO_THERE.test(keyAt(words, who + 1));
}

const ASKS_OF_ONE =
  /\b(?:waiting|asking|need|want|owe|to \p{L}+|haven't|still|unpaid|missing|left)\b/u;

/** "There's a drip", "there is no bread": what is there asks to be seen to; who is there does not. */
export function impliedByThereIs(
  words: readonly Word[],
  impliedTask: (words: readonly Word[]) => string | null,
): string | null {
  const short = /^(?:there's|theres)$/u.test(keyAt(words, 0));
  const long = keyAt(words, 0) === 'there' && /^(?:is|are)$/u.test(keyAt(words, 1));
  if (!short && !long) return null;
  let rest = words.slice(short ? 1 : 2);
  if (keyAt(rest, 0) === 'always' || tellsWhoIsThere(rest)) return null;
  while (/^(?:also|still|again|everywhere|now)$/u.test(rest.at(-1)?.key ?? ''))
    rest = rest.slice(0, -1);
  while (/^(?:also|still)$/u.test(keyAt(rest, 0))) rest = rest.slice(1);
  const that = rest.findIndex((word) => word.key === 'that' || word.key === 'which');
  const colon = rest.findIndex(({ raw }) => raw.endsWith(':'));
  const end = that > 0 ? that : colon >= 0 ? colon + 1 : rest.length;
  const thing = rest
    .slice(0, end)
    .map((word, at) => (at === colon ? { ...word, raw: word.raw.slice(0, -1) } : word));
  if (keyAt(rest, 0) === 'no' && rest.length >= 2 && rest.length <= 7)
    return NO_LACK.test(keyAt(rest, 1)) ? null : `Get ${bare(rest.slice(1))}`;
  const state = rest.findIndex((word) => /^(?:that's|which's)$/u.test(word.key));
  if (state > 0)
    return impliedTask([...rest.slice(0, state), ...wordsOf('has'), ...rest.slice(state + 1)]);
  if (thing.length === 0 || thing.length > 14 || /^(?:that|this)$/u.test(keyAt(rest, 0)))
    return null;
  if (/^(?:enough|nothing|no|so|too|plenty|never|time|not)$/u.test(keyAt(thing, 0))) return null;
  if (/ of (?:it|them|us|those)$/u.test(keysOf(thing))) return null;
  if (/^an? (?:\p{L}+ )?one\b/u.test(keysOf(thing))) return null;
  const left = taskLeft(thing);
  if (left !== null) return left;
  const doing = thing.findIndex((word) => word.key.endsWith('ing'));
  if (
    doing > 0 &&
    /^waiting (?:for an? (?:reply|answer|call|quote)|to hear)\b/u.test(keysOf(thing.slice(doing)))
  )
    return `Get back to ${bare(thing.slice(0, doing))}`;
  if (doing > 0 && asksNothing(thing.slice(0, doing))) return null;
  if (TROUBLE.test(bare(thing).toLowerCase())) return `Deal with ${bare(thing)}`;
  return bare(thing);
}
