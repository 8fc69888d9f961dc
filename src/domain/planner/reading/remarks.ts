import { type Day } from '../../calendar/day.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { dueDays } from './dates/due-date.ts';
import { readThought } from './read-thought.ts';

const IN_BRACKETS = /^(?!See to )(.{8,}?)\s*\(([^()]{6,})\)[.!]*$/u;
const BEHIND_COMMA = /^(?!See to )([^(]{8,}),\s+([^,()]{6,})$/u;
const MIN_REMARK = 3;

/** A title, and the remark that stood behind it. */
type Titled = { readonly title: string; readonly remark: string | null };

function onlyTells(words: readonly Word[], today: Day): boolean {
  if (words.length < MIN_REMARK || words.some(({ raw }) => /[\d"“/+&]/u.test(raw))) return false;
  const { kind } = readThought(words);
  const isTold = kind === 'feeling' || kind === 'fact' || kind === 'done';
  return isTold && dueDays(words, today) === null;
}

/** "Ring mum back, terrible daughter award goes to me": what only tells is a note, and no part of the title. */
export function withoutRemark(title: string, today: Day): Titled {
  const found = IN_BRACKETS.exec(title) ?? BEHIND_COMMA.exec(title);
  const [, bare = '', remark = ''] = found ?? [];
  return found !== null && onlyTells(wordsOf(remark), today)
    ? { title: bare, remark }
    : { title, remark: null };
}
