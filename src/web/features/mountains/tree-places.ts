/** From the screen to rows of the tree: every drawn row, and every run of mere words, carries its place. */

import type { Mountain } from '#domain/plan/plan.ts';
import { childrenOf, rowsOf, type Branching, type IsOpen, type Rows } from './tree-rows.ts';

export type RowNumbers = ReadonlyMap<string, number>;

/** The row that adds a pebble to a rock. */
export function addRowOf(rockId: string): string {
  return `${rockId} add`;
}

/** At which row each node stands. */
export function rowNumbers(mountains: readonly Mountain[], isOpen: IsOpen): RowNumbers {
  const numbers = new Map<string, number>();
  let row = 0;
  const number = (node: Branching): void => {
    numbers.set(node.id, row++);
    if (!isOpen(node.id)) return;
    if (!('pebbles' in node)) return childrenOf(node).forEach(number);
    for (const { id } of node.pebbles) numbers.set(id, row++);
    numbers.set(addRowOf(node.id), row++);
  };
  mountains.forEach(number);
  return numbers;
}

/** At which row a node stands, for one question alone; null when it is not shown. */
export function rowOfId(
  mountains: readonly Mountain[],
  { id, isOpen }: { id: string; isOpen: IsOpen },
): number | null {
  let row = 0;
  const reaches = (node: Branching): boolean => {
    if (node.id === id) return true;
    row += 1;
    if (!isOpen(node.id)) return false;
    if (!('pebbles' in node)) return childrenOf(node).some(reaches);
    const place = node.pebbles.findIndex((pebble) => pebble.id === id);
    const isAddRow = addRowOf(node.id) === id;
    row += place >= 0 ? place : node.pebbles.length;
    if (place < 0 && !isAddRow) row += 1;
    return place >= 0 || isAddRow;
  };
  return mountains.some(reaches) ? row : null;
}

/** How many rows a node that is folded will show when it is unfolded. */
export function rowsInside(
  nodes: readonly Branching[],
  { id, isOpen }: { id: string; isOpen: IsOpen },
): number {
  for (const node of nodes) {
    if (node.id === id) return rowsOf(node, (other) => other === id || isOpen(other)) - 1;
    const inside = 'pebbles' in node ? 0 : rowsInside(childrenOf(node), { id, isOpen });
    if (inside > 0) return inside;
  }
  return 0;
}

/** The rows on the screen, or the nearest when the tree is not on it. */
export function visibleRows(tree: HTMLElement, numbers: RowNumbers): Rows {
  const from = rowAt({ list: tree, numbers, y: 0 });
  return { from, to: Math.max(from, rowAt({ list: tree, numbers, y: innerHeight })) + 1 };
}

type Place = { list: Element; numbers: RowNumbers; y: number };

/** From the list down to the row: what is off the screen is not looked into, nor laid out for it. */
function rowAt({ list, numbers, y }: Place): number {
  const item = lastAbove(list.children, y);
  if (item === undefined) return 0;
  const first = numbers.get(rowOf(item)) ?? 0;
  const rows = Number(item.dataset.rows ?? 1);
  if (rows > 1) {
    const { top, height } = item.getBoundingClientRect();
    return first + Math.max(0, Math.min(rows - 1, Math.floor(((y - top) / height) * rows)));
  }
  const inner = item.querySelector(':scope > div > ul');
  if (inner === null || inner.firstElementChild === null) return first;
  return inner.getBoundingClientRect().top >= y ? first : rowAt({ list: inner, numbers, y });
}

/** The items stand one below the other, so few have to be looked at. */
function lastAbove(items: HTMLCollection, y: number): HTMLElement | undefined {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.getBoundingClientRect().top ?? y) < y) low = middle + 1;
    else high = middle;
  }
  const item = items[Math.max(0, low - 1)];
  return item instanceof HTMLElement ? item : undefined;
}

/** The row of an item itself, be it a node or words: what is in it comes below. */
function rowOf({ dataset }: HTMLElement): string {
  return dataset.row ?? dataset.node ?? '';
}

/** The row that an element of the tree belongs to, by its id. */
export function rowIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** How high rows are on average, by those drawn side by side; null while there are too few to tell. */
export function rowHeight(tree: HTMLElement, numbers: RowNumbers): number | null {
  const drawn = [...tree.querySelectorAll<HTMLElement>('[data-row]:not([data-rows])')];
  const first = drawn[0];
  const last = drawn.findLast(
    (item, place) => numbers.get(item.dataset.row ?? '') === place && place > 5,
  );
  if (first === undefined || last === undefined) return null;
  const height = last.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return height / (numbers.get(last.dataset.row ?? '') ?? Number.NaN);
}
