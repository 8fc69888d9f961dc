import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** A component whose code is fetched apart from the page. */
export type LazyPart<Props> = {
  get(): ComponentType<Props> | 'waiting' | 'failed';
  subscribe(listener: () => void): () => void;
  /** It has come with something else, and need not be fetched. */
  arrive(component: ComponentType<Props>): void;
  /** Fetches it unless it is there or on its way; after a failure it tries again. */
  load(): void;
};

/**
 * `React.lazy` keeps a failure for good, and shows its fallback for a moment even when the code is
 * there already; a dialog would open twice.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const listeners = new Set<() => void>();
  let state: ComponentType<Props> | 'waiting' | 'failed' = 'waiting';
  let isLoading = false;
  const become = (next: typeof state): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: become,
    load() {
      if (isLoading || typeof state !== 'string') return;
      isLoading = true;
      if (state === 'failed') become('waiting');
      fetchPart()
        .then(become, () => become('failed'))
        .finally(() => (isLoading = false));
    },
  };
}

/** `Part`: null until its code is here, which is fetched once the part is wanted. */
export function usePart<Props>(part: LazyPart<Props>, { isWanted }: { isWanted: boolean }) {
  const state = useSyncExternalStore(part.subscribe, part.get);
  useEffect(() => {
    if (isWanted) part.load();
  }, [part, isWanted]);
  return { Part: typeof state === 'string' ? null : state, hasFailed: state === 'failed' };
}
