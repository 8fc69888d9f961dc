import { type Day } from '../../../calendar/day.ts';
import { type Word, wordsOf } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { readThought } from '../read-thought.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const IN_BRACKETS = /^(?!See to )(.{8,}?)\s*\(([^()]{6,})\)[.!]*$/u;
const BEHIND_COMMA = /^(?!See to )([^(]{8,}),\s+([^,()]{6,})$/u;
const MIN_REMARK = 3;
/** So many words in brackets are a remark, whatever they are. */
const LONG_REMARK = 4;

/** A title, and the remark that stood behind it. */
type Titled = { readonly title: string; readonly remark: string | null };

function onlyTells(words: readonly Word[], today: Day): boolean {
  if (words.length < MIN_REMARK || words.some(({ raw }) => /[\d"“/+&]/u.test(raw))) return false;
  const { kind } = readThought(words);
  const isTold = kind === 'feeling' || kind === 'fact' || kind === 'done';
  return isTold && dueDays(words, today) === null;
}

/** "Dentist (tooth hurts when cold)": so long an aside behind a thing names it no longer, unless it says what else to do, or when. */
function isAside(words: readonly Word[], today: Day): boolean {
  const isLong = words.length >= LONG_REMARK && words.every(({ raw }) => !/["“/+&]/u.test(raw));
  const owes = opensWithVerb(words, 0, 'front') || obligationLengthAt(words, 0) > 0;
  return isLong && !owes && dueDays(words, today) === null;
}

/** "Ring mum back, terrible daughter award goes to me": what only tells is a note, and no part of the title. */
export function withoutRemark(
  title: string,
  { today, isNamed }: { readonly today: Day; readonly isNamed: boolean },
): Titled {
  const found = IN_BRACKETS.exec(title) ?? BEHIND_COMMA.exec(title);
  const [, bare = '', remark = ''] = found ?? [];
  const words = wordsOf(remark);
  const isRemark =
    isNamed && bare !== 'Sort out' && IN_BRACKETS.test(title) && isAside(words, today);
  return found !== null && (isRemark || onlyTells(words, today))
    ? { title: bare, remark }
    : { title, remark: null };
}
