/** Who is signed in, on this device and across its tabs, and whose plan is open. */

import type { Snapshot } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import type { Channel, Device } from '../device/device.ts';
import { createPlanStore } from '../plan/plan-store.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { forgetTimerWatch } from '../plan/timer-watch.ts';
import type { SessionOver } from '../plan/sync/sync.ts';
import { stateAfterFailedLoad } from './data-load.ts';
import { openPlan, type OpenStorage } from './open-plan.ts';
import type { Session, SessionState, SignOutOutcome } from './session-state.ts';

export type SessionDeps = {
  readonly api: Api;
  readonly device: Device;
  readonly openStorage: OpenStorage;
};

/**
 * Names the person whose cookie this browser holds, for all tabs at once. It is taken away before
 * another sign-in is sent, so that no tab pushes one person's changes under another's cookie.
 */
const USER_KEY = 'unstuck.user';

type Running = SessionDeps & {
  readonly listeners: Set<() => void>;
  state: SessionState;
  channel: Channel | null;
  /** Grows with every new beginning; what an older one still brings is thrown away. */
  epoch: number;
};

export function createSession(deps: SessionDeps): Session {
  const running: Running = {
    ...deps,
    listeners: new Set(),
    state: { status: 'loading' },
    channel: null,
    epoch: 0,
  };
  return {
    getState: () => running.state,
    subscribe(listener) {
      running.listeners.add(listener);
      return () => running.listeners.delete(listener);
    },
    async start() {
      running.channel ??= deps.device.openChannel('unstuck-session', () => void follow(running));
      await begin(running);
    },
    signIn: (account) => enter(running, () => deps.api.signIn(account)),
    signUp: (account) => enter(running, () => deps.api.signUp(account)),
    signOut: (options = {}) => signOut(running, options.discard ?? false),
    retry: () => begin(running),
    stop() {
      running.epoch += 1;
      running.channel?.close();
      storeOf(running)?.stop();
    },
  };
}

function setState(running: Running, state: SessionState): void {
  running.state = state;
  for (const listener of running.listeners) listener();
}

function storeOf({ state }: Running): PlanStore | null {
  return state.status === 'signed-in' ? state.store : null;
}

/** The device's copy first, without waiting for any network; its store asks the server by itself. */
async function begin(running: Running): Promise<void> {
  storeOf(running)?.stop();
  setState(running, { status: 'loading' });
  running.epoch += 1;
  const userId = running.device.notes.read(USER_KEY);
  if (userId !== null && (await open(running, { userId, snapshot: null }))) return;
  await load(running);
}

async function load(running: Running): Promise<void> {
  const { epoch } = running;
  try {
    const snapshot = await running.api.fetchSnapshot({ version: null });
    if (snapshot === null) throw new Error('The server answered a question that was not asked.');
    if (epoch !== running.epoch) return;
    const { userId } = snapshot.profile;
    running.device.notes.write(USER_KEY, userId);
    await open(running, { userId, snapshot });
  } catch (failure) {
    if (epoch !== running.epoch) return;
    const state = stateAfterFailedLoad(failure);
    if (state.status === 'signed-out') running.device.notes.write(USER_KEY, null);
    setState(running, state);
  }
}

/** True when there is nothing more to do: the plan is open, or a newer beginning has taken over. */
async function open(
  running: Running,
  ask: { userId: string; snapshot: Snapshot | null },
): Promise<boolean> {
  const { api, device, epoch, openStorage } = running;
  const { userId } = ask;
  const plan = await openPlan({ openStorage, ...ask });
  if (epoch !== running.epoch) {
    plan?.storage.close();
    return true;
  }
  if (plan === null) return false;
  const store = createPlanStore({
    ...plan,
    api,
    device,
    userId,
    isOwner: () => device.notes.read(USER_KEY) === userId,
    onSessionOver: (why) => void endedByServer(running, { why, store, userId }),
  });
  setState(running, { status: 'signed-in', userId, store });
  return true;
}

async function enter(running: Running, send: () => Promise<void>): Promise<void> {
  const { notes } = running.device;
  const before = notes.read(USER_KEY);
  notes.write(USER_KEY, null);
  try {
    await send();
  } catch (failure) {
    notes.write(USER_KEY, before);
    throw failure;
  }
  storeOf(running)?.stop();
  running.epoch += 1;
  await load(running);
  running.channel?.post('changed');
}

const ENDED_MESSAGE = 'Please sign in again. Everything is where you left it.';

async function endedByServer(
  running: Running,
  end: { why: SessionOver; store: PlanStore; userId: string },
): Promise<void> {
  const { store, userId, why } = end;
  const { notes } = running.device;
  if (storeOf(running) !== store) return;
  running.epoch += 1;
  const named = notes.read(USER_KEY);
  if (named === userId) notes.write(USER_KEY, null);
  const isSomebodyElse = why === 'other-person' || (named !== null && named !== userId);
  if (isSomebodyElse) void begin(running);
  else setState(running, { status: 'signed-out', message: ENDED_MESSAGE });
  // What has not reached the server stays for the next sign-in; a mere copy of it does not.
  await store.leave().catch(() => store.stop());
}

async function signOut(running: Running, mayDiscard: boolean): Promise<SignOutOutcome> {
  const store = storeOf(running);
  if (store === null) return { outcome: 'signed-out' };
  const changesWaiting = await store.flush();
  if (storeOf(running) !== store) return { outcome: 'signed-out' };
  if (changesWaiting > 0 && !mayDiscard) return { outcome: 'changes-waiting', changesWaiting };
  try {
    await running.api.signOut();
  } catch (failure) {
    const isOverAlready = failure instanceof ApiError && failure.status === 401;
    if (!isOverAlready) return { outcome: 'unreachable' };
  }
  running.device.notes.write(USER_KEY, null);
  running.epoch += 1;
  setState(running, { status: 'signed-out' });
  running.channel?.post('changed');
  forgetTimerWatch(running.device, store.getView().userId);
  await store.wipe().catch(() => undefined);
  return { outcome: 'signed-out' };
}

/** Another tab has signed in or out: whoever is named now is whom this tab shows. */
async function follow(running: Running): Promise<void> {
  const userId = running.device.notes.read(USER_KEY);
  const { state } = running;
  if (state.status === 'signed-in' && state.userId === userId) return;
  if (userId !== null) return begin(running);
  running.epoch += 1;
  storeOf(running)?.stop();
  setState(running, { status: 'signed-out' });
}
