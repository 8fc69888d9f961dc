import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { BrainDumpReply } from '#domain/contract.ts';
import { usePlanStore } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { createDraft, type DraftStore } from './draft.ts';
import { createFromDump } from './create-from-dump.ts';

/** The words in the brain dump box, saved at every keystroke and the same in every tab. */
export function useDraft(): {
  text: string;
  setText: (text: string) => void;
  /** As it is now, also between two renders. */
  readText: () => string;
} {
  const draft = useDraftStore();
  const { text } = useSyncExternalStore(draft.subscribe, draft.read);
  return { text, setText: draft.setText, readText: () => draft.read().text };
}

/** Turns the draft into a plan; throws `ApiError` and keeps the draft when that does not work. */
export function useCreateFromDump(): (
  signal?: AbortSignal,
) => Promise<Pick<BrainDumpReply, 'plannedBy'>> {
  const store = usePlanStore();
  const draft = useDraftStore();
  const device = useDevice();
  return useCallback(
    (signal) => createFromDump({ store, draft, device, ...(signal && { signal }) }),
    [store, draft, device],
  );
}

function useDraftStore(): DraftStore {
  const { notes } = useDevice();
  const { userId } = usePlanStore().getView();
  return useMemo(() => createDraft({ notes, userId }), [notes, userId]);
}
