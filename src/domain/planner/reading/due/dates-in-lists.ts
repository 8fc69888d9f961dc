import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { dueDays } from '../dates/due-date.ts';
import { comesToday } from '../dates/hours.ts';
import { dayAhead, isEvent, type Page, type Told } from './telling.ts';
import { type ReadThought } from '../reading.ts';

const LEAST_LINES = 6;
const WORDS_OF_LINE = 12;
const LONGEST_LINE = 26;

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
  if (dueDays(words, today) !== null) return dayAhead(words, today);
  return reading.kind === 'fact' && comesToday(words) ? 0 : null;
}

/** "Stall form, it closes midnight tomorrow": what a short line says of a day is said of the thing on it. */
function dayOfLine(own: readonly ReadThought[], today: Day): number | null {
  const length = own.reduce((sum, { words }) => sum + words.length, 0);
  if (length > LONGEST_LINE) return null;
  const days = own.map((thought) => dayOf(thought, today)).filter((day) => day !== null);
  return days.length === 0 ? null : Math.min(...days);
}

const NAMES_NOBODY = /^(?:the|my|our|a|an|this|that|his|her|their|it|them|him|me|us|up|day|next)$/u;

function stem(key: string): string {
  return key.replace(/'s$/u, '').replace(/(?<=\p{L}{3})s$/u, '');
}

/** "Scaff arriving Tuesday", and on the next line "clear the east side for the scaff lads". */
function dayOfNamed(
  thought: ReadThought,
  above: ReadThought | undefined,
  today: Day,
): number | null {
  const at = thought.words.findIndex(
    ({ key }, place) => place > 0 && /^(?:for|before|to)$/u.test(key),
  );
  if (at < 0) return null;
  if (above === undefined || !isEvent(above)) return null;
  const named = new Set(above.words.slice(0, 3).map(({ key }) => stem(key)));
  const isSame = thought.words
    .slice(at + 1, at + 4)
    .some(({ key }) => key.length > 2 && !NAMES_NOBODY.test(key) && named.has(stem(key)));
  return isSame ? dayOf(above, today) : null;
}

function thoughtsByLine(thoughts: readonly ReadThought[]): ReadonlyMap<number, ReadThought[]> {
  const lines = new Map<number, ReadThought[]>();
  for (const thought of thoughts) {
    const own = lines.get(thought.line) ?? [];
    own.push(thought);
    lines.set(thought.line, own);
  }
  return lines;
}

function isUndated({ item }: Told): boolean {
  return item.due === null && !item.wish && item.language === 'en';
}

/** The items of a list with the days that their own lines, or what was told above them, say. */
export function withDatesOfLists(all: readonly Told[], page: Page): Told[] {
  const { thoughts, today } = page;
  if (!isListed(thoughts)) return [...all];
  const lines = thoughtsByLine(thoughts);
  return all.map((told) => {
    if (!isUndated(told)) return told;
    const { thought, item } = told;
    const above = lines.get(thought.line - 1)?.at(-1);
    const own = lines.get(thought.line) ?? [];
    const due = dayOfNamed(thought, above, today) ?? dayOfLine(own, today);
    return due === null ? told : { ...told, item: { ...item, due } };
  });
}
