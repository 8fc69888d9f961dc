import { useMemo, useSyncExternalStore } from 'react';
import { usePlanStore } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { createPebbleDrafts, type PebbleDrafts, type PebbleDraftStore } from './pebble-drafts.ts';

export function usePebbleDraftStore(): PebbleDraftStore {
  const { notes } = useDevice();
  const { userId } = usePlanStore().getView();
  return useMemo(() => createPebbleDrafts({ notes, userId }), [notes, userId]);
}

export function usePebbleDrafts(store: PebbleDraftStore): PebbleDrafts {
  return useSyncExternalStore(store.subscribe, store.read);
}
