import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { dueDays } from '../dates/due-date.ts';
import { comesToday } from '../dates/hours.ts';
import { type Told } from './shared-dates.ts';
import { type ReadThought } from '../things-named.ts';

type Page = { readonly thoughts: readonly ReadThought[]; readonly today: Day };

const LEAST_LINES = 6;
const WORDS_OF_LINE = 12;
const LONGEST_LINE = 26;
const SOON = 45;
const LOOK_BACK = 8;

/** Whether one thing stands on each line. */
function isListed(thoughts: readonly ReadThought[]): boolean {
  const lines = new Set(thoughts.map(({ line }) => line)).size;
  const words = thoughts.reduce((sum, thought) => sum + thought.words.length, 0);
  return lines >= LEAST_LINES && words <= lines * WORDS_OF_LINE;
}

/** "He's dropping them off tonight", "he said Friday": a day on which somebody else sees to it. */
const SEEN_TO =
  /\b(?:dropping|bringing|collecting|fetching|sorting|doing|swapping|sending|fixing|handling|covering|taking|lending|brings?|fetch(?:es)?|collects?|said|says|promised|reckons)\b/u;
function dayOf(thought: ReadThought, today: Day): number | null {
  const { reading, words, language } = thought;
  if (reading.kind === 'done' || language !== 'en') return null;
  if (SEEN_TO.test(keysOf(words))) return null;
  const due = dueDays(
    words.filter(({ key }) => key !== 'now'),
    today,
  );
  if (due !== null) return due < 0 || due > SOON ? null : due;
  return reading.kind === 'fact' && comesToday(words) ? 0 : null;
}

/** "Stall form, it closes midnight tomorrow": what a short line says of a day is said of the thing on it. */
function dayOfLine(line: number, { thoughts, today }: Page): number | null {
  const own = thoughts.filter((thought) => thought.line === line);
  const length = own.reduce((sum, { words }) => sum + words.length, 0);
  if (length > LONGEST_LINE) return null;
  const days = own.map((thought) => dayOf(thought, today)).filter((day) => day !== null);
  return days.length === 0 ? null : Math.min(...days);
}

const BEFORE_THEN =
  /\b(?:before|by|until|till) (?:then|that|it|they (?:come|arrive|get here|leave)|(?:he|she|it) (?:comes|arrives|gets here|leaves|lands|starts|begins))$|\bbeforehand$|\bin time for (?:it|that|them|him|her)$/u;

/** "Landlord coming Wednesday", and some lines below "hide the cat before then". */
function dayBefore(thought: ReadThought, { thoughts, today }: Page): number | null {
  if (!BEFORE_THEN.test(keysOf(thought.words))) return null;
  const above = thoughts.filter(
    ({ line }) => line < thought.line && thought.line - line <= LOOK_BACK,
  );
  const told = above.toReversed().find((other) => isToldAhead(other, today));
  return told === undefined ? null : dayOf(told, today);
}

function isToldAhead(thought: ReadThought, today: Day): boolean {
  const { reading } = thought;
  const isTold = reading.kind === 'fact' || reading.kind === 'task';
  return isTold && dueDays(thought.words, today) !== null && dayOf(thought, today) !== null;
}

function isEvent({ reading }: ReadThought): boolean {
  return reading.kind === 'fact' || (reading.kind === 'task' && reading.isEvent === true);
}

const NAMES_NOBODY = /^(?:the|my|our|a|an|this|that|his|her|their|it|them|him|me|us|up|day|next)$/u;

function stem(key: string): string {
  return key.replace(/'s$/u, '').replace(/(?<=\p{L}{3})s$/u, '');
}

/** "Scaff arriving Tuesday", and on the next line "clear the east side for the scaff lads". */
function dayOfNamed(thought: ReadThought, { thoughts, today }: Page): number | null {
  const at = thought.words.findIndex(
    ({ key }, place) => place > 0 && /^(?:for|before|to)$/u.test(key),
  );
  if (at < 0) return null;
  const above = thoughts.findLast(({ line }) => line === thought.line - 1);
  if (above === undefined || !isEvent(above) || !isToldAhead(above, today)) return null;
  const named = new Set(above.words.slice(0, 3).map(({ key }) => stem(key)));
  const isSame = thought.words
    .slice(at + 1, at + 4)
    .some(({ key }) => key.length > 2 && !NAMES_NOBODY.test(key) && named.has(stem(key)));
  return isSame ? dayOf(above, today) : null;
}

function isUndated({ item }: Told): boolean {
  return item.due === null && !item.wish && item.language === 'en';
}

/** The items of a list with the days that their own lines, or what was told above them, say. */
export function withDatesOfLists(all: readonly Told[], page: Page): Told[] {
  if (!isListed(page.thoughts)) return [...all];
  return all.map((told) => {
    if (!isUndated(told)) return told;
    const { thought, item } = told;
    const due =
      dayBefore(thought, page) ?? dayOfNamed(thought, page) ?? dayOfLine(thought.line, page);
    return due === null ? told : { ...told, item: { ...item, due } };
  });
}
