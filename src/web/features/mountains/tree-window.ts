/** Which rows of a long tree are drawn: those on the screen, a reach around them, and where the focus can go. */

import { merged, type Rows } from './tree-rows.ts';

/** Enough for the first paint of any screen; the rest comes right after it. */
export const FIRST_ROWS = 24;

/** Rows beyond the screen that are drawn at once. */
const MARGIN = 12;

/** At most so many more at a time, so that no frame waits for them: fewer while the page moves. */
const STEP = 30;
const MOVING_STEP = 6;

/** Rows beyond the screen that are drawn in the end. A tree of ordinary size is drawn as a whole. */
const REACH = 100;

/** So many rows at the ends of the tree, and around the focus, are always there to be reached with Tab. */
const FOOTHOLD = 3;

type Tree = { readonly visible: Rows; readonly total: number; readonly isMoving?: boolean };

/** The next window on the way from `now` to the one that is wanted; `now` itself when it is that one. */
export function nextWindow(now: Rows, { visible, total, isMoving = false }: Tree): Rows {
  const near = { from: visible.from - MARGIN, to: visible.to + MARGIN };
  const wanted = { from: visible.from - REACH, to: visible.to + REACH };
  const isFar = now.to <= visible.from || now.from >= visible.to;
  const next = isFar
    ? near
    : {
        from: Math.max(wanted.from, Math.min(grown(now.from, -1), near.from)),
        to: Math.min(wanted.to, Math.max(grown(now.to, 1), near.to)),
      };
  const within = { from: Math.max(0, next.from), to: Math.min(total, next.to) };
  return within.from === now.from && within.to === now.to ? now : within;

  /** While the page moves, only the end that is running short grows. */
  function grown(end: number, by: 1 | -1): number {
    if (!isMoving) return end + by * STEP;
    const isShortHere = by > 0 ? end < near.to : end > near.from;
    return isShortHere ? end + by * MOVING_STEP : end;
  }
}

/**
 * The window in the frame that folds or unfolds the node at `row`, with `more` rows in it. A few that
 * unfold are drawn with all the rest. Of many only the first are, and those below them leave the
 * screen. When they fold, what comes up from beyond the window is drawn later, as long as enough is left.
 */
export function rangeAfterToggle(
  { from, to }: Rows,
  { row, more, isFolding }: { row: number; more: number; isFolding: boolean },
): Rows {
  const enough = Math.min(to, row + FIRST_ROWS);
  if (isFolding) return { from, to: Math.max(enough, to - more) };
  return { from, to: more <= FIRST_ROWS ? to + more : enough };
}

/** The window where the plan itself has a few rows more: in the frame that brings them none leaves it for them. */
export function rangeWithMore(now: Rows, more: number): Rows {
  return more > 0 && more <= FIRST_ROWS ? { from: now.from, to: now.to + more } : now;
}

/** Of what unfolds, so many rows are drawn in the frame of the tap. */
const ROWS_OF_FOLD = 4;

/** The rows of a node that unfolds at `row` which are words alone in the frame of the tap; null for a few. */
export function rowsForLater({ row, more }: { row: number; more: number }): Rows | null {
  if (more < 2 * ROWS_OF_FOLD) return null;
  return { from: row + 1 + ROWS_OF_FOLD, to: row + 1 + more };
}

/** The rows of a node, its own being row 0, that are drawn in the frame that unfolds it with `more` in it. */
export function rowsAtOnce(more: number): readonly Rows[] {
  return without([{ from: 0, to: 1 + more }], rowsForLater({ row: 0, more }));
}

export function without(drawn: readonly Rows[], later: Rows | null): readonly Rows[] {
  if (later === null) return drawn;
  return drawn
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, later.from) },
      { from: Math.max(from, later.to), to },
    ])
    .filter(({ from, to }) => from < to);
}

/** Whether somebody could soon see rows that are not drawn. */
export function isShort(now: Rows, { visible, total }: Tree): boolean {
  return (
    now.from > Math.max(0, visible.from - MARGIN) || now.to < Math.min(total, visible.to + MARGIN)
  );
}

/** The rows to draw: the window, both ends of the tree, and the surroundings of the focus. */
export function drawnRows(ask: { window: Rows; total: number; focused: number | null }): Rows[] {
  const { window, total, focused } = ask;
  const around = focused === null ? [] : [{ from: focused - FOOTHOLD, to: focused + FOOTHOLD + 1 }];
  return merged(
    [{ from: 0, to: FOOTHOLD }, window, { from: total - FOOTHOLD, to: total }, ...around].map(
      ({ from, to }) => ({ from: Math.max(0, from), to: Math.min(total, to) }),
    ),
  );
}
