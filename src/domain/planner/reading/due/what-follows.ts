import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../action-start.ts';
import { dueDays } from '../dates/due-date.ts';
import { type Item } from '../item.ts';
import { noteOf } from '../note-of.ts';
import { isSameBreath, type ReadThought } from '../things-named.ts';

/** What is only told comes right behind what follows from it. */
const BEHIND_ITS_DEED = 0.25;
const MAX_BETWEEN = 2;
const POINTS_BACK =
  /^(?:it|it's|its|they|they're|that|that's|this|which|until|till|by|he|he's|i|i'm|i've)$/u;

/** "Pack goes to print Monday": a noun that could be a verb, and what it does. */
const DOES_SO =
  /^\S+ (?:goes|closes|opens|starts|ends|expires|leaves|lands|arrives|wants|needs|is|are|ships|comes|runs|finishes|lapses)\b/u;

/** "Get on to them": a first step is to be understood by itself. */
const NAMES_NOTHING =
  /^\S+(?: (?:on|in|up|out|off|to|back|over|with|it|them|him|her|that|this|those|one|some|tonight|today))*$/iu;

/** Whether the verb of its step is ours: nobody said what to do, only what comes. */
function isOnlyTold({ title }: Item, { words, language }: ReadThought): boolean {
  if (language !== 'en') return false;
  const verb = keyAt(wordsOf(title), 0);
  const isOurs = !words.some(({ key }) => key === verb);
  return isOurs || DOES_SO.test(keysOf(words.slice(skipOpeners(words, 0))));
}

type Row = { readonly items: readonly Item[]; readonly tellers: readonly ReadThought[] };

/**
 * "The certificate expires Friday so get the plumber in": what has to be done about it comes first, on the
 * same day, and the reason stands beneath it.
 */
export function withDeedsFirst(
  { items, tellers }: Row,
  thoughts: readonly ReadThought[],
): readonly Item[] {
  const ordered = [...items];
  for (let at = 1; at < items.length; at++) {
    const [told, deed] = [ordered[at - 1], ordered[at]];
    const [before, thought] = [tellers[at - 1], tellers[at]];
    if (told === undefined || deed === undefined || before === undefined) continue;
    if (thought?.follows !== true || thought.line !== before.line || deed.wish) continue;
    if (NAMES_NOTHING.test(deed.title)) continue;
    const between = thoughts.indexOf(thought) - thoughts.indexOf(before) - 1;
    const isDated = told.due !== null && told.due >= 0;
    const isNear = between === 0 || (isSameBreath(before, thought) && between <= MAX_BETWEEN);
    if (!isDated || !isNear || !isOnlyTold(told, before)) continue;
    const due = Math.min(deed.due ?? told.due, told.due);
    const why = noteOf(before);
    const notes = deed.notes.includes(why) ? deed.notes : [why, ...deed.notes];
    const isDeadline = deed.isDeadline === true || told.isDeadline === true;
    ordered[at] = { ...deed, due, isDeadline, notes };
    if (due === told.due) ordered[at - 1] = { ...told, due: told.due + BEHIND_ITS_DEED };
  }
  return ordered;
}

/**
 * "Guild on Tuesday night and I'm bringing a prize so find something": a day that is told belongs to what
 * follows from it, and not to what was said before.
 */
export function leadsToDeed(
  thoughts: readonly ReadThought[],
  { index, today }: { readonly index: number; readonly today: Day },
): boolean {
  const fact = thoughts[index];
  if (fact === undefined || fact.language !== 'en' || dueDays(fact.words, today) === null)
    return false;
  if (POINTS_BACK.test(keyAt(fact.words, skipOpeners(fact.words, 0)))) return false;
  const next = thoughts
    .slice(index + 1, index + 2 + MAX_BETWEEN)
    .find(({ reading }) => reading.kind !== 'fact');
  return (
    next?.follows === true &&
    next.line === fact.line &&
    (next.reading.kind === 'task' || next.reading.kind === 'wish') &&
    dueDays(next.words, today) === null
  );
}
