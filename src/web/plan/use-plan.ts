import { useCallback, useSyncExternalStore } from 'react';
import type { Profile } from '#domain/profile/profile.ts';
import { useSession } from '../session/session-context.tsx';
import type { PlanStore, PlanView } from './plan-view.ts';

/** The store of the person who is signed in; only screens of the signed-in state may ask. */
export function usePlanStore(): PlanStore {
  const state = useSession();
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in.');
  return state.store;
}

export function usePlan(): PlanView {
  const store = usePlanStore();
  return useSyncExternalStore(store.subscribe, store.getView);
}

/** The profile alone: whoever draws only this is not drawn anew while changes are being sent. */
export function useProfile(): Profile {
  const store = usePlanStore();
  return useSyncExternalStore(store.subscribe, () => store.getView().profile);
}

export function useChange(): PlanStore['change'] {
  const store = usePlanStore();
  return useCallback((change) => store.change(change), [store]);
}
