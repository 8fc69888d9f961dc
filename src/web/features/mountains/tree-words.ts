import type { Pebble, Rock } from '#domain/plan/plan.ts';
import { childrenOf } from '#domain/plan/walk.ts';
import { NOTHING_OPEN, type IsOpen } from '../../ui/expansion.ts';
import { isUnfolded, type Branching } from './tree-rows.ts';

/** What the rows of a node say, a line for each, made once for as long as node and folds are the same. */
const made = new WeakMap<Branching, { isOpen: IsOpen; words: string }>();

/** What an unfolded rock of folded pebbles says, whatever is folded elsewhere: nearly all words of a plan are here. */
const madeOfRocks = new WeakMap<Rock, string>();

export function wordsOf(node: Branching | Pebble, isOpen: IsOpen): string {
  if ('status' in node) return wordsOfPebble(node, isOpen);
  if (!isOpen(node.id)) return node.title;
  if ('pebbles' in node) return wordsOfRock(node, isOpen.within(node.id));
  const known = made.get(node);
  if (known?.isOpen === isOpen) return known.words;
  const inside = childrenOf(node).map((child) => wordsOf(child, isOpen));
  const words = [node.title, ...inside].join('\n');
  made.set(node, { isOpen, words });
  return words;
}

function wordsOfRock(rock: Rock, isOpen: IsOpen): string {
  const known = isOpen === NOTHING_OPEN ? madeOfRocks.get(rock) : undefined;
  if (known !== undefined) return known;
  const inside = rock.pebbles.map((pebble) => wordsOfPebble(pebble, isOpen));
  // The empty line is the row that adds a pebble.
  const words = [rock.title, ...inside, ''].join('\n');
  if (isOpen === NOTHING_OPEN) madeOfRocks.set(rock, words);
  return words;
}

/** Its description is one line as well, however it was written. */
function wordsOfPebble(pebble: Pebble, isOpen: IsOpen): string {
  const { title, description } = pebble;
  return isUnfolded(pebble, isOpen) ? `${title}\n${description.replaceAll(/\s+/g, ' ')}` : title;
}
