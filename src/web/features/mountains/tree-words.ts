import type { Pebble, Rock } from '#domain/plan/plan.ts';
import { childrenOf, type Branching, type IsOpen } from './tree-rows.ts';

/** What the rows of a node say, a line for each, made once for as long as node and folds are the same. */
const made = new WeakMap<Branching, { isOpen: IsOpen; words: string }>();

/** What an unfolded rock says, whatever is folded elsewhere: nearly all words of a plan are here. */
const madeOfRocks = new WeakMap<Rock, string>();

export function wordsOf(node: Branching | Pebble, isOpen: IsOpen): string {
  if ('status' in node || !isOpen(node.id)) return node.title;
  if ('pebbles' in node) return wordsOfRock(node);
  const known = made.get(node);
  if (known?.isOpen === isOpen) return known.words;
  const inside = childrenOf(node).map((child) => wordsOf(child, isOpen));
  const words = [node.title, ...inside].join('\n');
  made.set(node, { isOpen, words });
  return words;
}

function wordsOfRock(rock: Rock): string {
  const known = madeOfRocks.get(rock);
  if (known !== undefined) return known;
  // The empty line is the row that adds a pebble.
  const words = [rock.title, ...rock.pebbles.map(({ title }) => title), ''].join('\n');
  madeOfRocks.set(rock, words);
  return words;
}
