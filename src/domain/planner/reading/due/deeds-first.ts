import { keysOf } from '../../words/phrase-text.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { type Item } from '../item.ts';
import { noteOf } from '../titles/note-of.ts';
import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
import { isVerbOurs, type Told } from './telling.ts';

/** What is only told comes right behind what follows from it. */
const BEHIND_ITS_DEED = 0.25;
const MAX_BETWEEN = 2;

/** "Pack goes to print Monday": a noun that could be a verb, and what it does. */
const DOES_SO =
  /^\S+ (?:goes|closes|opens|starts|ends|expires|leaves|lands|arrives|wants|needs|is|are|ships|comes|runs|finishes|lapses)\b/u;

/** "Get on to them": a first step is to be understood by itself. */
const NAMES_NOTHING =
  /^\S+(?: (?:on|in|up|out|off|to|back|over|with|it|them|him|her|that|this|those|one|some|tonight|today))*$/iu;

/** Nobody said what to do, only what comes. */
function isOnlyTold({ item, thought }: Told): boolean {
  const { words, language } = thought;
  const doesSo = DOES_SO.test(keysOf(words.slice(skipOpeners(words, 0))));
  return language === 'en' && (isVerbOurs(item.title, words) || doesSo);
}

/** Whether so little was said between two things that one follows from the other. */
function isNear(
  before: ReadThought,
  thought: ReadThought,
  thoughts: readonly ReadThought[],
): boolean {
  const between = thoughts.indexOf(thought) - thoughts.indexOf(before) - 1;
  const isBeside = between === 0 || (isSameBreath(before, thought) && between <= MAX_BETWEEN);
  return thought.follows && thought.line === before.line && isBeside;
}

/**
 * "The certificate expires Friday so get the plumber in": what has to be done about it comes first, on the
 * same day, and the reason stands beneath it.
 */
export function withDeedsFirst(
  all: readonly Told[],
  thoughts: readonly ReadThought[],
): readonly Item[] {
  const ordered = all.map(({ item }) => item);
  for (const [at, { thought }] of all.entries()) {
    const [teller, told, deed] = [all[at - 1], ordered[at - 1], ordered[at]];
    if (teller === undefined || told === undefined || deed === undefined || deed.wish) continue;
    if (told.due === null || told.due < 0 || !isOnlyTold({ ...teller, item: told })) continue;
    if (NAMES_NOTHING.test(deed.title) || !isNear(teller.thought, thought, thoughts)) continue;
    const due = Math.min(deed.due ?? told.due, told.due);
    const why = noteOf(teller.thought);
    const notes = deed.notes.includes(why) ? deed.notes : [why, ...deed.notes];
    const isDeadline = deed.isDeadline === true || told.isDeadline === true;
    ordered[at] = { ...deed, due, isDeadline, notes };
    if (due === told.due) ordered[at - 1] = { ...told, due: told.due + BEHIND_ITS_DEED };
  }
  return ordered;
}
