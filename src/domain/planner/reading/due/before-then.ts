import { keysOf } from '../../words/phrase-text.ts';
import { type ReadThought } from '../reading.ts';
import { dayTold, isLinked, type Page } from './telling.ts';

const THEN =
  /\b(?:before|by|until|till) (?:then|that(?! (?:one|thing))|they (?:come|arrive|get here|leave)|(?:he|she|it) (?:comes|arrives|gets here|leaves|lands|starts|begins|opens|closes))\b|\b(?:before|by)$|\bbeforehand\b|\bin time\b/u;
/** How many thoughts back in its own line, and how many lines above, the day may stand. */
const THOUGHTS_BACK = 4;
const LINES_ABOVE = 8;

const MOST_OF_LEAD = 4;

/** "Before he comes | I need to clear the cupboard". */
function isLedByThen({ line }: ReadThought, lead: ReadThought | undefined): boolean {
  if (lead === undefined || lead.line !== line || lead.words.length > MOST_OF_LEAD) return false;
  const said = keysOf(lead.words);
  return /^(?:and |so )?before /u.test(said) && THEN.test(said);
}

/**
 * "The furnace man comes on Tuesday, clear the boxes away before then": the day that was told last,
 * in the same line before the lines above, with what happens on it before any other.
 */
export function dueBeforeThen(thought: ReadThought, { thoughts, today }: Page): number | null {
  const before = thoughts.slice(0, thoughts.indexOf(thought)).toReversed();
  if (!THEN.test(keysOf(thought.words)) && !isLedByThen(thought, before[0])) return null;
  const isDated = (other: ReadThought): boolean => dayTold(other, today) !== null;
  const beside = before
    .slice(0, THOUGHTS_BACK)
    .filter((other) => other.line === thought.line && isDated(other));
  const above = before.filter(
    ({ line }) => line < thought.line && thought.line - line <= LINES_ABOVE,
  );
  const told = beside.length > 0 ? beside : above.filter(isDated);
  return dayTold(told.find(isLinked) ?? told[0], today);
}
