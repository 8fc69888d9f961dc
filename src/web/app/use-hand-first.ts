import { useCallback, useState } from 'react';
import type { Profile } from '#domain/profile/profile.ts';
import { usePlanStore, useProfile } from '../plan/use-plan.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';

/**
 * The profile for each part of the page. A change is in the very next frame where the hand is, in the
 * card or in the tree; in the other one, and in all that follows from it, right after that.
 */
export function useHandFirst(): {
  readonly card: Profile;
  readonly tree: Profile;
  readonly rest: Profile;
  /** Call where a change was made in the tree. */
  readonly nowInTree: () => void;
} {
  const store = usePlanStore();
  const now = useProfile();
  const rest = useAfterPaint(now);
  const [ofTree, setOfTree] = useState<Profile | null>(null);
  const nowInTree = useCallback(() => setOfTree(store.getView().profile), [store]);
  // The other one stays as it is on the screen, which is newer than the rest after two taps in a row.
  const [shown, setShown] = useState({ card: now, tree: now });
  const isOfTree = now === ofTree;
  const isPainted = now === rest;
  const card = isPainted || !isOfTree ? now : shown.card;
  const tree = isPainted || isOfTree ? now : shown.tree;
  if (shown.card !== card || shown.tree !== tree) setShown({ card, tree });
  return { card, tree, rest, nowInTree };
}
