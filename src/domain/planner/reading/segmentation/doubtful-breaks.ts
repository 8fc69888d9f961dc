import { withoutEndMarks } from '../../words/end-marks.ts';
import { textOf, type Word } from '../../words/words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { holdsDeed } from '../foreign/foreign-verbs.ts';
import { type Item } from '../item.ts';
import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';

/** So many words before a break show what it may have cut. */
const BEFORE = 4;

function saidAround(before: readonly Word[], words: readonly Word[]): string {
  const from = before.slice(-BEFORE);
  const isCut = from.length < before.length;
  return `${isCut ? '… ' : ''}${withoutEndMarks(textOf([...from, ...words]))}`;
}

const LONGEST_PIECE = 4;

/** In other languages, what holds its own deed or goes on for long is whole, and so is what stands behind a feeling. */
function mayBeTorn(before: ReadThought, said: readonly Word[], code: LanguageCode): boolean {
  const isBehindWhole = before.reading.kind === 'feeling' || before.reading.kind === 'done';
  return !isBehindWhole && said.length <= LONGEST_PIECE && !holdsDeed(said, code);
}

/**
 * "New batteries for the load | shedding lamps": where a break was no more than likely, the task behind
 * it says beside its title how it was said, unless it has more to say. A name that was cut in two
 * can still be read.
 */
export function withDoubtfulBreak(
  { item, thought }: { readonly item: Item; readonly thought: ReadThought },
  thoughts: readonly ReadThought[],
): Item {
  if (thought.isDoubtful !== true || item.notes.length > 0) return item;
  const before = thoughts[thoughts.indexOf(thought) - 1];
  if (before === undefined || !isSameBreath(before, thought)) return item;
  const { words, said = words } = thought;
  if (thought.language !== 'en' && !mayBeTorn(before, said, thought.language)) return item;
  return { ...item, notes: [saidAround(before.said ?? before.words, said)] };
}
