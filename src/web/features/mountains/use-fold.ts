import { startTransition, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { whenLetGo } from '../../ui/when-let-go.ts';
import type { Rows } from './tree-rows.ts';
import { rowsAtOnce } from './tree-window.ts';

export type Fold = {
  readonly isOpen: boolean;
  /** What is in it is there, and not shown. */
  readonly isReady: boolean;
  /** Which of its rows are drawn, its own being row 0. */
  readonly drawn: readonly Rows[];
  /** What was in it when it was folded a moment ago is there for as long as its frame, and not shown. */
  readonly isLeaving: boolean;
  readonly onPress: () => void;
  /** Call before it is folded or unfolded. */
  readonly onToggle: () => void;
};

/**
 * The first rows of a folded node are made ready, unseen, from when its button is pressed with a mouse or
 * a finger until it is let go: then they only have to be shown. `rows` says how many are in it. What is in a
 * node that folds is taken away when the frame that no more shows it has been painted.
 */
export function useFold(
  { isOpen, drawn }: Pick<Fold, 'isOpen' | 'drawn'>,
  rows: () => number,
): Fold {
  const [isPressed, setIsPressed] = useState(false);
  const [left, setLeft] = useState<readonly Rows[] | null>(null);
  const isReady = isPressed && !isOpen;
  const isLeaving = left !== null && !isOpen;
  const onPress = (): void => {
    if (isOpen) return;
    setIsPressed(true);
    whenLetGo(() => setIsPressed(false));
  };
  const onToggle = (): void => {
    if (!isOpen) return;
    setLeft(drawn);
    afterPaint(() => startTransition(() => setLeft(null)));
  };
  const kept = isLeaving ? left : isReady ? rowsAtOnce(rows()) : drawn;
  return { isOpen, isReady, isLeaving, drawn: kept, onPress, onToggle };
}
