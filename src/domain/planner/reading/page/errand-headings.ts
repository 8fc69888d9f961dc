import { wordsOf } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { errandOfName, verbOnList } from './list-errand.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { opensWithCommand } from '../grammar/verbs.ts';

type Line = { readonly text: string; readonly bulleted: boolean; readonly blankBefore: boolean };

const MOST_WORDS = 8;
const LEAST_LINES = 2;
const MOSTLY = 0.6;

/** Whether a line may stand on such a list: a thing, and no deed of its own. */
function isThing({ text }: Line): boolean {
  const words = wordsOf(text);
  return words.length <= MOST_WORDS && !opensWithCommand(words);
}

function goesWith(errand: string, { text }: Line): boolean {
  const { name } = bareThing(wordsOf(text));
  return verbOnList(errand, verbOfNoun(name.map(({ key }) => key))?.verb ?? null) !== null;
}

/**
 * Whether the line at this place, which has no mark of a heading, is the name of what is listed under
 * it: "Packing", and then things without a verb that can be packed.
 */
export function opensErrand(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || line.bulleted || (at > 0 && !line.blankBefore)) return false;
  const errand = errandOfName(line.text);
  if (errand === null) return false;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ blankBefore }) => blankBefore);
  const below = end < 0 ? rest : rest.slice(0, end);
  const isNested = below.some(({ text }) => errandOfName(text) !== null);
  const fitting = below.filter((other) => isThing(other) && goesWith(errand, other)).length;
  return below.length >= LEAST_LINES && !isNested && fitting >= below.length * MOSTLY;
}
