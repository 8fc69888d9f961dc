import { useMemo, useSyncExternalStore } from 'react';
import { usePlanStore } from '../plan/use-plan.ts';
import { useApi, useDevice } from '../session/session-context.tsx';
import { createDraft, type Draft, type DraftStore } from './draft.ts';
import type { Way } from './send-draft.ts';
import { createUnsettled, type Unsettled, type UnsettledStore } from './unsettled.ts';

/** The words in a box, saved at every keystroke and the same in every tab. */
export function useDraftText(draft: DraftStore): string {
  return useDraft(draft).text;
}

/** With what is known of the words being sent. */
export function useDraft(draft: DraftStore): Draft {
  return useSyncExternalStore(draft.subscribe, draft.read);
}

/** The draft of the brain dump, or with an id the one of the change to that mountain. */
export function useDraftStore(mountainId?: string): DraftStore {
  const { notes } = useDevice();
  const { userId } = usePlanStore().getView();
  return useMemo(() => createDraft({ notes, userId, mountainId }), [notes, userId, mountainId]);
}

export function useUnsettledStore(): UnsettledStore {
  const { notes } = useDevice();
  const { userId } = usePlanStore().getView();
  return useMemo(() => createUnsettled({ notes, userId }), [notes, userId]);
}

export function useUnsettled(store: UnsettledStore): Unsettled {
  return useSyncExternalStore(store.subscribe, store.read);
}

/** All that words need on their way to the server. */
export function useWay(): Way {
  const store = usePlanStore();
  const api = useApi();
  const device = useDevice();
  return useMemo(() => ({ store, api, device }), [store, api, device]);
}
