import { A_NUMBER } from '../../data/numbers.ts';
import { listedParts } from '../../words/comma-parts.ts';
import { keyAt, wordsOf } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { type Thought } from './thought.ts';

const LEAST = 2;
/** What opens a thing that stands for itself, and not one more of the same errand. */
const OPENS_ALONE = new RegExp(
  String.raw`^(?:someone|somebody|somewhere|something|a|an|the|that|those|my|our|his|her|their|another|some|${A_NUMBER}|\d+)$`,
  'u',
);

/** Things of one errand may open so as well: "labels, a float, and a card reader". */
const OF_A_SORT = /^(?:a|an|some|another)$/u;

/**
 * "I need a new cord, someone to look at the deck, and that quote from Phil" are as many needs as it
 * has parts, when each stands for itself; "I need paint, brushes and tape" is one errand. Null when
 * it is no such row.
 */
export function needsInARow({ words, follows }: Thought): Thought[] | null {
  const from = skipOpeners(words, 0);
  const marked = obligationLengthAt(words, from);
  const length = marked > 0 ? marked : Number(/^needs?$/u.test(keyAt(words, from)));
  const isNeed = length > 0 && /^needs?$/u.test(keyAt(words, from + length - 1));
  if (!isNeed || keyAt(words, from + length) === 'to') return null;
  const parts = listedParts(words.slice(from + length));
  const alone = parts.filter((part) => part.length > 1 && OPENS_ALONE.test(keyAt(part, 0)));
  if (parts.length < LEAST || alone.length < LEAST || alone.length * 2 <= parts.length) return null;
  const isOfSort = alone.every((part) => OF_A_SORT.test(keyAt(part, 0)));
  if (isOfSort && alone.length < parts.length) return null;
  if (parts.some((part) => /^(?:which|who|because|so|but|by|before|for)$/u.test(keyAt(part, 0))))
    return null;
  return parts.map((part) => ({ words: [...wordsOf('get'), ...part], follows }));
}
