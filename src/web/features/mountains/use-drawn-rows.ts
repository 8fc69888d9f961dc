import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Mountain } from '#domain/plan/plan.ts';
import { useDevice } from '../../session/session-context.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import type { IsOpen } from '../../ui/expansion.ts';
import { rowHeight, rowIdOf, rowOfId, rowsInside, visibleRows } from './tree-places.ts';
import { rowsOfAll, type Rows } from './tree-rows.ts';
import {
  drawnRows,
  FIRST_ROWS,
  isShort,
  nextWindow,
  rangeAfterToggle,
  rangeWithMore,
  rowsForLater,
  without,
} from './tree-window.ts';

/** After a paint, and when a finger has come to rest. */
const QUIET_MS = 80;

type Tree = { readonly mountains: readonly Mountain[]; readonly isOpen: IsOpen };

/**
 * The rows of the tree to draw in full: however long the plan, no more than are on the screen and
 * around it. It begins with few and grows while nothing else is to be done.
 */
export function useDrawnRows(ask: Tree & { list: RefObject<HTMLElement | null> }): {
  readonly drawn: readonly Rows[];
  /** Call before a node folds or unfolds: the next frame needs its first rows, and none at the far end. */
  readonly beforeToggle: (id: string) => void;
} {
  const { list, mountains, isOpen } = ask;
  const [range, setRange] = useState<Rows>({ from: 0, to: FIRST_ROWS });
  const [later, setLater] = useState<Rows | null>(null);
  const total = useMemo(() => rowsOfAll(mountains, isOpen), [mountains, isOpen]);
  const [counted, setCounted] = useState({ total, isOpen });
  if (counted.total !== total || counted.isOpen !== isOpen) {
    setCounted({ total, isOpen });
    // Folds set out the window themselves.
    if (counted.isOpen === isOpen) setRange((now) => rangeWithMore(now, total - counted.total));
  }
  const look = useCallback(
    (tree: HTMLElement) => ({ visible: visibleRows(tree, { mountains, isOpen }), total }),
    [mountains, isOpen, total],
  );
  const isWhole = range.from === 0 && range.to >= total;
  const focusedId = useFocusedId(list);
  const focused =
    isWhole || focusedId === null ? null : rowOfId(mountains, { id: focusedId, isOpen });
  useKeepingUp({ list, look, setRange, isOff: isWhole });

  return {
    drawn: useMemo(
      () => without(drawnRows({ window: range, total, focused }), later),
      [range, total, focused, later],
    ),
    beforeToggle: (id) => {
      const row = rowOfId(mountains, { id, isOpen }) ?? 0;
      const more = rowsInside(mountains, { id, isOpen });
      const isFolding = isOpen(id);
      setRange((now) => rangeAfterToggle(now, { row, more, isFolding }));
      setLater(isFolding ? null : rowsForLater({ row, more }));
      afterPaint(() => startTransition(() => setLater(null)));
    },
  };
}

type KeepingUp = {
  list: RefObject<HTMLElement | null>;
  look: (list: HTMLElement) => Seen;
  setRange: Dispatch<SetStateAction<Rows>>;
  isOff: boolean;
};

/** Draws what comes into sight as the page moves, and more around it when the page rests. */
function useKeepingUp(ask: KeepingUp): void {
  const device = useDevice();
  const latest = useRef(ask);
  const rest = useRef((): void => undefined);
  // The same listeners for good: a tap that changes the tree neither takes them away nor adds them.
  useEffect(() => {
    let cancel = (): void => undefined;
    const grow = (): void => {
      const { isOff, list, look, setRange } = latest.current;
      if (list.current === null) return;
      const seen = isOff ? null : look(list.current);
      if (seen !== null) fitWords(list.current);
      settleRocks(list.current);
      if (seen !== null) startTransition(() => setRange((now) => nextWindow(now, seen)));
    };
    rest.current = () => {
      cancel();
      cancel = device.after(QUIET_MS, grow);
    };
    const forget = onMove(() => {
      rest.current();
      const { isOff, list, look, setRange } = latest.current;
      if (isOff || list.current === null) return;
      const seen = look(list.current);
      setRange((now) => (isShort(now, seen) ? nextWindow(now, { ...seen, isMoving: true }) : now));
    });
    return () => {
      cancel();
      forget();
    };
  }, [device]);
  useEffect(() => {
    latest.current = ask;
    rest.current();
  });
}

/** Which row has the focus, or had it last. */
function useFocusedId(list: RefObject<HTMLElement | null>): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const root = list.current;
    const keep = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const row = rowIdOf(target);
      // The row is there already; what is to stay around it can wait for the tap that gave the focus.
      startTransition(() => setId(row));
    };
    root?.addEventListener('focusin', keep);
    return () => root?.removeEventListener('focusin', keep);
  }, [list]);
  return id;
}

type Seen = { readonly visible: Rows; readonly total: number };

/** Calls at most once a frame while the page moves under the screen. */
function onMove(run: () => void): () => void {
  let frame = 0;
  const moved = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      run();
    });
  };
  addEventListener('scroll', moved, { passive: true });
  addEventListener('resize', moved);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', moved);
    removeEventListener('resize', moved);
  };
}

/** Rows that are words alone stand where they will stand when they are drawn. */
function fitWords(list: HTMLElement): void {
  const width = String(list.clientWidth);
  if (list.dataset.fitted === width) return;
  const height = rowHeight(list);
  if (height === null) return;
  list.dataset.fitted = width;
  list.style.setProperty('--row', `${height.toFixed(1)}px`);
}

/**
 * From now on the browser leaves rocks alone while they are off the screen. Not from the start: it
 * would guess their height. And not within a screen of what is seen: it would draw a rock that a tap
 * brings to the screen in two steps, and take for a shift what changed in one before it came.
 */
function settleRocks(list: HTMLElement): void {
  const rocks = [...list.querySelectorAll<HTMLElement>('[data-type="rock"]')];
  const areFar = rocks.map((rock) => {
    const { top, bottom } = rock.getBoundingClientRect();
    return bottom < -innerHeight || top > 2 * innerHeight;
  });
  for (const [place, rock] of rocks.entries())
    rock.toggleAttribute('data-settled', areFar[place] === true);
}
