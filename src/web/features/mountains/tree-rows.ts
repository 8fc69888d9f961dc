/** The unfolded tree as rows, counted from the top: which of them are drawn in full, and which as words alone. */

import type { Boulder, Mountain, Pebble, Rock } from '#domain/plan/plan.ts';
import { childrenOf } from '#domain/plan/walk.ts';
import { NOTHING_OPEN, type IsOpen } from '../../ui/expansion.ts';

export type Branching = Mountain | Boulder | Rock;

/** Rows `from` up to, and not with, `to`. */
export type Rows = { readonly from: number; readonly to: number };

/** Below the pebbles of a rock stands the button that adds one. */
export const ADD_ROW = 1;

/** Counted once for as long as node and folds are the same: a tap counts only the way to what it changed. */
const counted = new WeakMap<Branching, { isOpen: IsOpen; rows: number }>();

/** How many rows a node takes: its own, and those of everything that it shows. */
export function rowsOf(node: Branching, isOpen: IsOpen): number {
  if ('pebbles' in node) return isOpen(node.id) ? 1 + rowsInRock(node, isOpen) : 1;
  const known = counted.get(node);
  if (known?.isOpen === isOpen) return known.rows;
  const rows = isOpen(node.id) ? 1 + rowsOfAll(childrenOf(node), isOpen) : 1;
  counted.set(node, { isOpen, rows });
  return rows;
}

function rowsInRock({ id, pebbles }: Rock, isOpen: IsOpen): number {
  return rowsOfPebbles(pebbles, isOpen.within(id)) + ADD_ROW;
}

export function rowsOfPebbles(pebbles: readonly Pebble[], isOpen: IsOpen): number {
  if (isOpen === NOTHING_OPEN) return pebbles.length;
  return pebbles.reduce((rows, pebble) => rows + rowsOfPebble(pebble, isOpen), 0);
}

/** An unfolded pebble takes two: its description is the second. */
export function rowsOfPebble(pebble: Pebble, isOpen: IsOpen): number {
  return isUnfolded(pebble, isOpen) ? 2 : 1;
}

export function isUnfolded({ id, description }: Pebble, isOpen: IsOpen): boolean {
  return description !== '' && isOpen(id);
}

export function rowsOfAll(nodes: readonly Branching[], isOpen: IsOpen): number {
  let rows = 0;
  for (const node of nodes) rows += rowsOf(node, isOpen);
  return rows;
}

/** The rows that fall within `rows` rows beginning at `start`, counted from there. */
export function clip(
  drawn: readonly Rows[],
  { start, rows }: { start: number; rows: number },
): Rows[] {
  const clipped: Rows[] = [];
  for (const { from, to } of drawn) {
    const range = { from: Math.max(0, from - start), to: Math.min(rows, to - start) };
    if (range.from < range.to) clipped.push(range);
  }
  return clipped;
}

/** In order and apart from each other. */
export function merged(ranges: readonly Rows[]): Rows[] {
  const result: Rows[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last !== undefined && range.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else if (range.from < range.to) result.push(range);
  }
  return result;
}

export function areSameRows(some: readonly Rows[], others: readonly Rows[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, place) => others[place]?.from === from && others[place].to === to)
  );
}

/** One child that is drawn, or children side by side of which nothing is. */
type Run<Child> = {
  readonly children: readonly Child[];
  /** Of the first, among all. */
  readonly place: number;
  readonly rows: number;
  /** Its drawn rows, its own first row being 0; empty when nothing is drawn. */
  readonly drawn: readonly Rows[];
};

/** Sorts the children of one parent into runs; the first of them stands at row 0 of `drawn`. */
export function runsOf<Child>(
  children: readonly Child[],
  { drawn, sizeOf }: { drawn: readonly Rows[]; sizeOf: (child: Child) => number },
): readonly Run<Child>[] {
  const runs: { children: Child[]; place: number; rows: number; drawn: Rows[] }[] = [];
  let start = 0;
  for (const [place, child] of children.entries()) {
    const rows = sizeOf(child);
    const own = clip(drawn, { start, rows });
    const last = runs.at(-1);
    if (own.length === 0 && last?.drawn.length === 0) {
      last.children.push(child);
      last.rows += rows;
    } else runs.push({ children: [child], place, rows, drawn: own });
    start += rows;
  }
  return runs;
}
