import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_SHORT_WEEKDAY, A_WEEKDAY } from '../../data/dates.ts';
import { commaParts, listedParts } from '../../words/comma-parts.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { actionStartAt, obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { needsInARow } from './needs-in-a-row.ts';
import { type Thought } from './thought.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const SAYS_MORE = new RegExp(
  String.raw`^(?:by|before|until|till|on|at|for|from|with|size|around|after|due|both|all|${A_SHORT_WEEKDAY}|${A_WEEKDAY}|\d{1,2}[/.]\d{1,2})$`,
  'u',
);

/** Whether words behind a comma go on with the thing: "…, size 30, by the farm trip": what says more about a thing is no other thing. */
export function saysMore(words: readonly Word[]): boolean {
  return SAYS_MORE.test(keyAt(words, 0));
}

const FIGURE = /^\d{1,3}$/u;

/** Whether a part says more of the one before it, or is one of its numbers: "policies 7, 11, 14". */
function goesOn(part: readonly Word[], at: number, parts: readonly (readonly Word[])[]): boolean {
  if (at === 0) return false;
  const before = parts[at - 1]?.at(-1)?.key ?? '';
  return saysMore(part) || (FIGURE.test(before) && FIGURE.test(keyAt(part, 0)));
}

const MAX_LISTED_WORDS = 6;

export function splitNounList(thought: Thought): Thought[] {
  const { words } = thought;
  const content = skipOpeners(words, 0);
  const owned = /^(?:i've|ive|i|there's|there)$/u.test(keyAt(words, content));
  if (!words.some((word) => word.comma)) return [thought];
  if (opensWithVerb(words, content, 'front')) return [thought];
  const needs = needsInARow(thought);
  if (needs !== null) return needs;
  const length = obligationLengthAt(words, content);
  if (length > 0 && !(owned && /^(?:got|have)$/u.test(keyAt(words, content + length - 1))))
    return [thought];
  const parts = [...listedParts(words)];
  const tail = words.at(-1)?.comma === true ? [] : (parts.at(-1) ?? []);
  const and = tail.findIndex((word) => word.key === 'and');
  if (and > 0) parts.splice(-1, 1, tail.slice(0, and), tail.slice(and + 1));
  const whole = parts.filter((part) => part.length > 0);
  if (
    whole.length < 2 ||
    whole.some(goesOn) ||
    whole.some((part) => part.length > MAX_LISTED_WORDS + (part === whole[0] ? length : 0))
  )
    return [thought];
  return whole.map((part) => ({ words: part, follows: false }));
}

const MIN_LISTED = 3;

/** A line that is a list of things with commas from its first word on. */
export function wholeNounList(words: readonly Word[]): Thought[] | null {
  const whole = commaParts(words);
  const [first = []] = whole;
  const opens = opensWithVerb(first, 0, 'front');
  const others = whole.slice(1);
  if (whole.length < MIN_LISTED || first.length > (others.length > 2 ? MAX_LISTED_WORDS + 1 : 4))
    return null;
  if (opens && !others.some((part) => opensWithVerb(part, 0, 'front'))) return null;
  if (!opens && actionStartAt(words, 0) !== null) return null;
  if (whole.some(goesOn)) return null;
  if (whole.some((part) => SUBJECT_PRONOUNS.has(keyAt(part, 0)))) return null;
  if (whole.some((part) => part.length > MAX_LISTED_WORDS + 2)) return null;
  return whole.map((part) => ({ words: part, follows: false }));
}
