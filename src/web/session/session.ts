/** Who is signed in, on this device and across its tabs, and whose plan is open. */

import type { Snapshot } from '#domain/contract.ts';
import { USER_KEY } from '../device/person-notes.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { isTooOld, noteAnswer } from '../plan/sync/last-answer.ts';
import { sessionOver, type SessionOver } from '../plan/sync/session-over.ts';
import { stateAfterFailedLoad } from './data-load.ts';
import { loadPlanCode } from './load-plan-code.ts';
import { loadSessionDeeds } from './load-session-deeds.ts';
import { createRecovery } from './recovery.ts';
import {
  announce,
  ENDED_MESSAGE,
  forgetCopyOf,
  leave,
  setState,
  storeOf,
  type Running,
  type SessionDeps,
} from './running-session.ts';
import { sessionSettled } from './session-lock.ts';
import type { Session } from './session-state.ts';

export function createSession(deps: SessionDeps): Session {
  const running = newlyRunning(deps);
  const recovery = createRecovery({
    onState: () => announce(running),
    look: async (pair) => (await loadSessionDeeds()).stateOfLink(deps.api, pair),
    setPassword: async (asked) => (await loadSessionDeeds()).resetPassword(running, asked),
  });
  let forgetOthers: (() => void) | null = null;
  const enterWith = (send: () => Promise<void>): Promise<void> =>
    enter(running, async () => {
      await send();
      // Before the plan is there, which would say once more what was wrong with a link.
      recovery.close();
    });
  return {
    recovery,
    getState: () => running.state,
    subscribe(listener) {
      running.listeners.add(listener);
      return () => running.listeners.delete(listener);
    },
    async start({ withoutSession = false } = {}) {
      running.channel ??= deps.device.openChannel(
        'unstuck-session',
        (news) => void follow(running, news),
      );
      forgetOthers ??= watchOthers(running);
      const isKnown = withoutSession && deps.device.notes.read(USER_KEY) === null;
      if (isKnown) setState(running, { status: 'signed-out' });
      else await begin(running);
    },
    signIn: (account) => enterWith(() => deps.api.signIn(account)),
    signUp: (account) => enterWith(() => deps.api.signUp({ ...account, zone: deps.device.zone() })),
    async signOut(how = {}) {
      const deeds = await loadSessionDeeds().catch(() => null);
      return deeds === null ? { outcome: 'unreachable' } : deeds.signOut(running, how);
    },
    deleteAccount: async (password) => (await loadSessionDeeds()).endAccount(running, password),
    changePassword: async (change) => (await loadSessionDeeds()).changePassword(running, change),
    retry: () => begin(running),
    stop() {
      running.epoch += 1;
      running.channel?.close();
      forgetOthers?.();
      storeOf(running)?.stop();
    },
  };
}

function newlyRunning(deps: SessionDeps): Running {
  return {
    ...deps,
    listeners: new Set(),
    state: { status: 'loading' },
    channel: null,
    plans: new Map(),
    epoch: 0,
    endedMessage: ENDED_MESSAGE,
  };
}

/** A page that slept, or that the browser kept as it was while somebody was elsewhere, has heard no message. */
function watchOthers(running: Running): () => void {
  const { notes, onWake } = running.device;
  const forgetWake = onWake(() => void look(running));
  const forgetNotes = notes.onChange((key) => {
    // Who signs out says so, and why; only whoever signs in is told by the note alone.
    const isNamed = (key === USER_KEY || key === null) && notes.read(USER_KEY) !== null;
    if (isNamed) void look(running);
  });
  return () => {
    forgetWake();
    forgetNotes();
  };
}

/** Shows nobody's plan any longer than they are named. Where nobody is, the server knows who is signed in. */
async function look(running: Running): Promise<void> {
  const { device, state } = running;
  const named = device.notes.read(USER_KEY);
  if (state.status !== 'signed-in' || state.userId === named) return;
  storeOf(running)?.stop();
  setState(running, { status: 'loading' });
  running.epoch += 1;
  const { epoch } = running;
  // In another tab somebody may be signing in.
  if (named === null)
    await device.withLock(ENTERING, () => Promise.resolve(), ENTERING_PATIENCE_MS);
  if (epoch === running.epoch) await begin(running);
}

/** The device's copy first, unless it is old, without waiting for any network; its store asks the server by itself. */
async function begin(running: Running): Promise<void> {
  storeOf(running)?.stop();
  setState(running, { status: 'loading' });
  running.epoch += 1;
  const userId = running.device.notes.read(USER_KEY);
  const isShown = userId !== null && !isTooOld({ device: running.device, userId });
  if (isShown && (await open(running, { userId, snapshot: null }))) return;
  await load(running, { isFirst: userId === null });
}

async function load(running: Running, { isFirst }: { isFirst: boolean }): Promise<void> {
  const { epoch } = running;
  try {
    const snapshot = await askForSnapshot(running);
    if (snapshot === null) throw new Error('The server answered a question that was not asked.');
    if (epoch !== running.epoch) return;
    const { userId } = snapshot.profile;
    const isNews = running.device.notes.read(USER_KEY) !== userId;
    noteAnswer({ device: running.device, userId });
    running.device.notes.write(USER_KEY, userId);
    await open(running, { userId, snapshot, isFirst });
    // Also after a reload in the middle of a sign-in: whoever began it can tell nobody any more.
    if (isNews) running.channel?.post('changed');
  } catch (failure) {
    if (epoch !== running.epoch) return;
    const state = stateAfterFailedLoad(failure);
    const named = running.device.notes.read(USER_KEY);
    if (state.status === 'signed-out') running.device.notes.write(USER_KEY, null);
    setState(running, state);
    if (named === null || state.status !== 'signed-out') return;
    // The other tabs may not send any more for somebody who is not named.
    running.channel?.post(ENDED);
    await forgetCopyOf(running, named);
  }
}

/** Of somebody who is named another tab may just be renewing the session: then it is asked again. */
async function askForSnapshot({ api, device }: Running): Promise<Snapshot | null> {
  const ask = () => api.fetchSnapshot({ version: null });
  try {
    return await ask();
  } catch (failure) {
    if (sessionOver(failure) === null || device.notes.read(USER_KEY) === null) throw failure;
    await sessionSettled(device);
    return ask();
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
  const left = running.plans.get(userId)?.left() ?? [];
  const store = createPlanStore({
    ...plan,
    left,
    api,
    device,
    userId,
    isNew: snapshot !== null,
    isOwner: () => device.notes.read(USER_KEY) === userId,
    sessionSettled: () => sessionSettled(device),
    onSessionOver: (why) => void endedByServer(running, { why, store, userId }),
  });
  running.plans.set(userId, store);
  setState(running, { status: 'signed-in', userId, store });
  return true;
}

const ENTERING = 'unstuck-entering';
/** Longer than a sign-in takes that is answered. */
const ENTERING_PATIENCE_MS = 20_000;

/** A busy browser needs some time to give even a lock that is free; nobody who signs in notices so much. */
const FREE_WITHIN_MS = 500;

/** No other tab asks meanwhile who is signed in; two that sign in do not wait for each other to the end. */
function enter(running: Running, send: () => Promise<void>): Promise<void> {
  return running.device.withLock(ENTERING, () => enterHeld(running, send), FREE_WITHIN_MS);
}

async function enterHeld(running: Running, send: () => Promise<void>): Promise<void> {
  const { notes } = running.device;
  const before = notes.read(USER_KEY);
  notes.write(USER_KEY, null);
  try {
    await send();
  } catch (failure) {
    // In another tab somebody may have signed in meanwhile.
    if (notes.read(USER_KEY) === null) notes.write(USER_KEY, before);
    throw failure;
  }
  storeOf(running)?.stop();
  running.epoch += 1;
  running.endedMessage = ENDED_MESSAGE;
  await load(running, { isFirst: false });
  // Nobody is named now: the other tabs still show whoever was there.
  if (storeOf(running) === null) running.channel?.post('changed');
}

function onlyHere(store: PlanStore | null): string {
  return store !== null && store.left().length > 0 ? ' Leave this tab open until then.' : '';
}

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
    setState(running, { status: 'signed-out', message: running.endedMessage + onlyHere(store) });
    // The other tabs could neither send nor ask any more, and would not say so.
    running.channel?.post(ENDED);
  }
  // What has not reached the server stays for the next sign-in; a mere copy of it does not.
  await leave(store);
}

/** Said to the other tabs where nobody has asked for the end of the session, or they would know why. */
const ENDED = 'ended';

/** Another tab has signed in or out: whoever is named now is whom this tab shows. */
async function follow(running: Running, news: unknown): Promise<void> {
  const userId = running.device.notes.read(USER_KEY);
  const { state } = running;
  if (state.status === 'signed-in' && state.userId === userId) return;
  if (userId !== null) return begin(running);
  // It knows already, and why.
  if (state.status === 'signed-out') return;
  running.epoch += 1;
  const store = storeOf(running);
  store?.stop();
  const left = onlyHere(store);
  // Whoever has signed out there may not know of what waits here alone.
  const isTold = news === ENDED || left !== '';
  setState(running, { status: 'signed-out', ...(isTold && { message: ENDED_MESSAGE + left }) });
}
