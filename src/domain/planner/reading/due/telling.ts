import { type Day } from '../../../calendar/day.ts';
import { A_DAY } from '../../data/dates.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { type Item } from '../item.ts';
import { type ReadThought } from '../reading.ts';

/** A thing to do with the thought that named it. */
export type Told = { readonly item: Item; readonly thought: ReadThought };

/** All that was told, and the day on which it was. */
export type Page = { readonly thoughts: readonly ReadThought[]; readonly today: Day };

/** A thing that comes later than this dates nothing that is only told beside it. */
const SOON = 45;

/** Days until the day that the words name, when it is to come, and soon; else null. "Now" is no day. */
export function dayAhead(words: readonly Word[], today: Day, soon: number = SOON): number | null {
  const due = dueDays(
    words.filter(({ key }) => key !== 'now'),
    today,
  );
  return due === null || due < 0 || due > soon ? null : due;
}

/** Whether it is only told that it comes: a rule said what to do about it, or nobody did. */
export function isEvent({ reading, words }: ReadThought): boolean {
  if (reading.kind === 'fact') return true;
  if (reading.kind !== 'task') return false;
  const isMade = reading.title.startsWith('Get ready') && !words.some(({ key }) => key === 'ready');
  return reading.isEvent === true || isMade;
}

/** The day that a thought tells of; null for what is finished. */
export function dayTold(thought: ReadThought | undefined, today: Day): number | null {
  return thought === undefined || thought.reading.kind === 'done'
    ? null
    : dayAhead(thought.words, today);
}

const LINKED = new RegExp(
  String.raw`\b(?:is|are|\p{L}+'s|comes?|coming|starts?|closes?|leaves?|arrives?|opens?|due|goes? (?:out|live|off)|ships?|flies) (?:\S+ ){0,3}?(?:on|in|at|by|this|next|first|${A_DAY}|mon|tues?|weds?|thu|thurs|fri)\b`,
  'u',
);

/** Whether a day is told with what happens on it: a remark that has a day in it is no such telling. */
export function isLinked({ words }: ReadThought): boolean {
  return LINKED.test(keysOf(words));
}

/** Whether the verb of a step is ours: the person said none, and nothing but what comes. */
export function isVerbOurs(title: string, words: readonly Word[]): boolean {
  const verb = keyAt(wordsOf(title), 0);
  return !words.some(({ key }) => key === verb);
}
