/** From the screen to rows of the tree: every drawn row, and every run of mere words, carries its place. */

import type { Mountain, Pebble } from '#domain/plan/plan.ts';
import { childrenOf } from '#domain/plan/walk.ts';
import type { IsOpen } from '../../ui/expansion.ts';
import { rowsOf, rowsOfPebble, rowsOfPebbles, type Branching, type Rows } from './tree-rows.ts';

/** The row that adds a pebble to a rock. */
export function addRowOf(rockId: string): string {
  return `${rockId} add`;
}

/** At which row a node stands; null when it is not shown. Nothing is kept: a long plan would be a long list. */
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
    const before = place >= 0 ? node.pebbles.slice(0, place) : node.pebbles;
    row += rowsOfPebbles(before, isOpen.within(node.id));
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
    if (node.id === id) return rowsOf(node, alsoOpen(id, isOpen)) - 1;
    const inside = 'pebbles' in node ? 0 : rowsInside(childrenOf(node), { id, isOpen });
    if (inside > 0) return inside;
  }
  return 0;
}

function alsoOpen(id: string, isOpen: IsOpen): IsOpen {
  const { within } = isOpen;
  return Object.assign((other: string) => other === id || isOpen(other), { within });
}

type Shown = { readonly mountains: readonly Mountain[]; readonly isOpen: IsOpen };

/** The rows on the screen, or the nearest when the tree is not on it. */
export function visibleRows(tree: HTMLElement, { mountains, isOpen }: Shown): Rows {
  const ask = { list: tree, nodes: mountains, start: 0, isOpen };
  const from = rowAt({ ...ask, y: 0 });
  return { from, to: Math.max(from, rowAt({ ...ask, y: innerHeight })) + 1 };
}

/** From the list down to the row: what is off the screen is not looked into, nor laid out for it. */
function rowAt(ask: {
  list: Element;
  nodes: readonly (Branching | Pebble)[];
  /** The row of the first of these. */
  start: number;
  isOpen: IsOpen;
  y: number;
}): number {
  const { list, nodes, start, isOpen, y } = ask;
  const item = lastAbove(list.children, y);
  const id = item?.dataset.row ?? item?.dataset.node;
  const place = nodes.findIndex((node) => node.id === id);
  const node = nodes[place];
  if (item === undefined || node === undefined) return start;
  let row = start;
  for (const before of nodes.slice(0, place))
    row += 'status' in before ? rowsOfPebble(before, isOpen) : rowsOf(before, isOpen);
  const rows = Number(item.dataset.rows ?? 1);
  if (rows > 1) {
    const { top, height } = item.getBoundingClientRect();
    return row + Math.max(0, Math.min(rows - 1, Math.floor(((y - top) / height) * rows)));
  }
  const inner = item.querySelector(':scope > div > ul');
  // Of a node that is pressed there may be rows that are not shown yet.
  if (
    'status' in node ||
    !isOpen(node.id) ||
    inner === null ||
    inner.getBoundingClientRect().top >= y
  )
    return row;
  const below = { ...ask, list: inner, start: row + 1 };
  if (!('pebbles' in node)) return rowAt({ ...below, nodes: childrenOf(node) });
  return rowAt({ ...below, nodes: node.pebbles, isOpen: isOpen.within(node.id) });
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

/** The row that an element of the tree belongs to, by its id. */
export function rowIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** How high rows are on average, by those drawn from the top on; null while there are too few to tell. */
export function rowHeight(tree: HTMLElement): number | null {
  const items = [...tree.querySelectorAll<HTMLElement>('[data-row]')];
  const words = items.findIndex(({ dataset }) => dataset.rows !== undefined);
  const last = (words < 0 ? items.length : words) - 1;
  const [from, to] = [items[0], items[last]];
  if (last <= 5 || from === undefined || to === undefined) return null;
  return (to.getBoundingClientRect().top - from.getBoundingClientRect().top) / last;
}
