import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import type { OpenPlan } from '../plan/test-plan.ts';
import type { Client } from './session-context.tsx';
import type { Session } from './session-state.ts';
import { createSession } from './session.ts';

/** What a page is given where somebody is signed in to an open plan, and stays so. `parts`: of their session. */
export function signedInTo(
  { api, store, tab }: Pick<OpenPlan, 'api' | 'store' | 'tab'>,
  parts: Partial<Session> = {},
): Client {
  const { device } = tab;
  const state = { status: 'signed-in', userId: store.getView().userId, store } as const;
  const outer = createSession({ api, device, openStorage: openIdbStorage });
  const steady = { getState: () => state, subscribe: () => () => undefined };
  return { session: { ...outer, ...steady, ...parts }, api, device };
}
