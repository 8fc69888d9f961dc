import { useCallback, useEffect, useRef, useState } from 'react';
import type { Profile } from '#domain/profile/profile.ts';
import { usePlanStore, useProfile } from '../plan/use-plan.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';

/** Where a change was made. A row shows by itself what was done to it. */
export type Hand = 'tree' | 'row';

/**
 * The profile for each part of the page. A change is in the very next frame where the hand is, in the
 * card, the tree or a row of it; elsewhere, and in all that follows from it, right after that.
 */
export function useHandFirst(): {
  readonly card: Profile;
  readonly tree: Profile;
  readonly rest: Profile;
  /** Call where a change was made in the tree. `letGo`: when the tree is as the plan is, refused or not. */
  readonly nowInTree: (hand: Hand, letGo?: () => void) => void;
} {
  const store = usePlanStore();
  const now = useProfile();
  const rest = useAfterPaint(now);
  const [here, setHere] = useState<{ profile: Profile; hand: Hand } | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  const nowInTree = useCallback(
    (hand: Hand, letGo?: () => void) => {
      if (letGo) waiting.current.push(letGo);
      setHere({ profile: store.getView().profile, hand });
    },
    [store],
  );
  // Card and tree each keep what they drew last: after two quick taps that is newer than `rest`.
  const [shown, setShown] = useState({ card: now, tree: now });
  const hand = now === here?.profile ? here.hand : 'card';
  const isPainted = now === rest;
  const card = isPainted || hand === 'card' ? now : shown.card;
  const tree = isPainted || hand === 'tree' ? now : shown.tree;
  if (shown.card !== card || shown.tree !== tree) setShown({ card, tree });
  useEffect(() => {
    if (isPainted) for (const letGo of waiting.current.splice(0)) letGo();
  }, [here, isPainted]);
  return { card, tree, rest, nowInTree };
}
