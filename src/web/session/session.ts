/** Who is signed in, on this device and across its tabs, and whose plan is open. */

import type { Snapshot } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import type { Channel, Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import type { SessionOver } from '../plan/sync/sync.ts';
import { deleteAccount, signOutEverywhere } from '../api/endings.ts';
import { forgetDrafts } from '../drafts/keys.ts';
import { stateAfterFailedLoad } from './data-load.ts';
import { loadPlanCode } from './load-plan-code.ts';
import type { OpenStorage } from './open-plan.ts';
import { forgetLook, USER_KEY } from './person-notes.ts';
import { createRecovery } from './recovery.ts';
import type { Session, SessionState, SignOutOutcome } from './session-state.ts';

export type SessionDeps = {
  readonly api: Api;
  readonly device: Device;
  readonly openStorage: OpenStorage;
};

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
  const recovery = createRecovery({
    api: deps.api,
    onState: () => announce(running),
    onPasswordSet: () => endAfterReset(running),
  });
  const enterWith = async (send: () => Promise<void>): Promise<void> => {
    await enter(running, send);
    recovery.close();
  };
  return {
    recovery,
    getState: () => running.state,
    subscribe(listener) {
      running.listeners.add(listener);
      return () => running.listeners.delete(listener);
    },
    async start({ withoutSession = false } = {}) {
      running.channel ??= deps.device.openChannel('unstuck-session', () => void follow(running));
      const isKnown = withoutSession && deps.device.notes.read(USER_KEY) === null;
      if (isKnown) setState(running, { status: 'signed-out' });
      else await begin(running);
    },
    signIn: (account) => enterWith(() => deps.api.signIn(account)),
    signUp: (account) => enterWith(() => deps.api.signUp({ ...account, zone: deps.device.zone() })),
    signOut: ({ discard = false, everywhere = false } = {}) =>
      signOut(running, {
        mayDiscard: discard,
        send: () => (everywhere ? signOutEverywhere(deps.api) : deps.api.signOut()),
      }),
    deleteAccount: (password) => endAccount(running, password),
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
  announce(running);
}

function announce(running: Running): void {
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
  await load(running, { isFirst: userId === null });
}

async function load(running: Running, { isFirst }: { isFirst: boolean }): Promise<void> {
  const { epoch } = running;
  try {
    const snapshot = await running.api.fetchSnapshot({ version: null });
    if (snapshot === null) throw new Error('The server answered a question that was not asked.');
    if (epoch !== running.epoch) return;
    const { userId } = snapshot.profile;
    const isNews = running.device.notes.read(USER_KEY) !== userId;
    running.device.notes.write(USER_KEY, userId);
    await open(running, { userId, snapshot, isFirst });
    // Also after a reload in the middle of a sign-in: whoever began it can tell nobody any more.
    if (isNews) running.channel?.post('changed');
  } catch (failure) {
    if (epoch !== running.epoch) return;
    const state = stateAfterFailedLoad(failure);
    if (state.status === 'signed-out') running.device.notes.write(USER_KEY, null);
    setState(running, state);
  }
}

type OpenAsk = {
  readonly userId: string;
  readonly snapshot: Snapshot | null;
  /** Nobody was named on this device, so that nothing of them waits there. */
  readonly isFirst?: boolean;
};

/** True when there is nothing more to do: the plan is open, or a newer beginning has taken over. */
async function open(
  running: Running,
  { userId, snapshot, isFirst = false }: OpenAsk,
): Promise<boolean> {
  const { api, device, epoch, openStorage } = running;
  const { createPlanStore, openBeforeKept, openPlan } = await loadPlanCode();
  const plan =
    isFirst && snapshot !== null
      ? openBeforeKept({ openStorage, userId, snapshot })
      : await openPlan({ openStorage, userId, snapshot });
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
    isNew: snapshot !== null,
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
  await load(running, { isFirst: false });
  // Nobody is named now: the other tabs still show whoever was there.
  if (storeOf(running) === null) running.channel?.post('changed');
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
  else {
    setState(running, { status: 'signed-out', message: ENDED_MESSAGE });
    // The other tabs could neither send nor ask any more, and would not say so.
    running.channel?.post('changed');
  }
  // What has not reached the server stays for the next sign-in; a mere copy of it does not.
  await store.leave().catch(() => store.stop());
}

async function signOut(
  running: Running,
  { mayDiscard, send }: { mayDiscard: boolean; send: () => Promise<void> },
): Promise<SignOutOutcome> {
  const store = storeOf(running);
  if (store === null) return signOutWithoutPlan(running, send);
  const changesWaiting = (await store.flush()) + store.getView().newer;
  if (storeOf(running) !== store) return { outcome: 'signed-out' };
  if (changesWaiting > 0 && !mayDiscard) return { outcome: 'changes-waiting', changesWaiting };
  if (!(await endsSession(send))) return { outcome: 'unreachable' };
  await forget(running, { store, message: undefined });
  return { outcome: 'signed-out' };
}

/** The profile never came, but the session is there: it is what a person signs out of. */
async function signOutWithoutPlan(
  running: Running,
  send: () => Promise<void>,
): Promise<SignOutOutcome> {
  if (running.state.status !== 'failed') return { outcome: 'signed-out' };
  if (!(await endsSession(send))) return { outcome: 'unreachable' };
  becomeSignedOut(running, undefined);
  return { outcome: 'signed-out' };
}

/** A session that is over already has ended as well. */
async function endsSession(send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (failure) {
    return failure instanceof ApiError && failure.status === 401;
  }
}

/** Nothing of the person is left on this device but the draft. */
async function forget(
  running: Running,
  { store, message }: { store: PlanStore; message: string | undefined },
): Promise<void> {
  becomeSignedOut(running, message);
  const { userId } = store.getView();
  forgetLook({ notes: running.device.notes, userId });
  await store.wipe().catch(() => undefined);
}

function becomeSignedOut(running: Running, message: string | undefined): void {
  running.device.notes.write(USER_KEY, null);
  running.epoch += 1;
  setState(running, { status: 'signed-out', ...(message !== undefined && { message }) });
  running.channel?.post('changed');
}

const DELETED_MESSAGE = 'Your account is deleted, and everything in it.';

async function endAccount(running: Running, password: string): Promise<void> {
  const store = storeOf(running);
  if (store === null) return;
  await deleteAccount(running.api, password);
  forgetDrafts({ notes: running.device.notes, userId: store.getView().userId });
  await forget(running, { store, message: DELETED_MESSAGE });
}

const RESET_MESSAGE = 'Password updated successfully! Please log in with your new password.';

/** The server has ended every session of that account, and that of this browser, whosever it was. */
async function endAfterReset(running: Running): Promise<void> {
  const store = storeOf(running);
  becomeSignedOut(running, RESET_MESSAGE);
  // As after every end that was not asked for here: what has not reached the server stays.
  await store?.leave().catch(() => store.stop());
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
