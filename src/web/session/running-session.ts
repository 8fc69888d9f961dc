import type { Api } from '../api/client.ts';
import type { Channel, Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import type { OpenStorage } from './open-plan.ts';
import type { SessionState } from './session-state.ts';

export type SessionDeps = {
  readonly api: Api;
  readonly device: Device;
  readonly openStorage: OpenStorage;
};

/** A session and all that goes on in it. */
export type Running = SessionDeps & {
  readonly listeners: Set<() => void>;
  state: SessionState;
  channel: Channel | null;
  /** The last plan of each person here: where the browser keeps nothing, what waits is in it alone. */
  readonly plans: Map<string, PlanStore>;
  /** Grows with every new beginning; what an older one still brings is thrown away. */
  epoch: number;
  /** What to say when the server ends the session: more where a request without an answer may have. */
  endedMessage: string;
};

export const ENDED_MESSAGE = 'Please sign in again. What you wrote here is kept.';

export function setState(running: Running, state: SessionState): void {
  running.state = state;
  announce(running);
}

export function announce(running: Running): void {
  for (const listener of running.listeners) listener();
}

export function storeOf({ state }: Running): PlanStore | null {
  return state.status === 'signed-in' ? state.store : null;
}

/** As after every end that was not asked for here: what has not reached the server stays. */
export async function leave(store: PlanStore): Promise<void> {
  await store.leave().catch(() => store.stop());
}

/** The same for a plan that is not open. */
export async function forgetCopyOf({ openStorage }: Running, userId: string): Promise<void> {
  const storage = await openStorage(userId).catch(() => null);
  await storage?.forgetCopy().catch(() => undefined);
  storage?.close();
}
