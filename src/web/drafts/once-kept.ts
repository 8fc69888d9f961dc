import type { PlanStore } from '../plan/plan-view.ts';

/**
 * Lets go of words of which something was made, when that outlives this tab: it is on the disk, or where
 * there is none, with the server. Only the disk is waited for.
 */
export async function onceKept(
  store: Pick<PlanStore, 'kept' | 'getView' | 'subscribe'>,
  letGo: () => void,
): Promise<void> {
  if ((await store.kept()) || store.getView().waiting === 0) return letGo();
  const forget = store.subscribe(() => {
    if (store.getView().waiting > 0) return;
    forget();
    letGo();
  });
}
