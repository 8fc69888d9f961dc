import type { Pebble } from '#domain/plan/plan.ts';
import { childrenOf, type Branching, type IsOpen } from './tree-rows.ts';

/** What the rows of a node say, a line for each, made once for as long as node and folds are the same. */
const made = new WeakMap<Branching, { isOpen: IsOpen; words: string }>();

export function wordsOf(node: Branching | Pebble, isOpen: IsOpen): string {
  if ('status' in node) return node.title;
  const known = made.get(node);
  if (known?.isOpen === isOpen) return known.words;
  const words = wordsOfBranch(node, isOpen);
  made.set(node, { isOpen, words });
  return words;
}

function wordsOfBranch(node: Branching, isOpen: IsOpen): string {
  if (!isOpen(node.id)) return node.title;
  if ('pebbles' in node) {
    // The empty line is the row that adds a pebble.
    return [node.title, ...node.pebbles.map(({ title }) => title), ''].join('\n');
  }
  return [node.title, ...childrenOf(node).map((child) => wordsOf(child, isOpen))].join('\n');
}
