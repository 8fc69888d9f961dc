/** How a session ends by the person's own wish, and what of it stays on the device. */

import type { RecoveryPair } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { deleteAccount, signOut as endSession, signOutEverywhere } from '../api/endings.ts';
import { failureOf } from '../api/failure-of.ts';
import { setRecoveredPassword } from '../api/recovery.ts';
import { forgetDrafts } from '../drafts/keys.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { SESSION_LOCK, sessionOver } from '../plan/sync/session-over.ts';
import { forgetLook, USER_KEY } from './person-notes.ts';
import { leave, setState, storeOf, UNSURE_MESSAGE, type Running } from './running-session.ts';
import type { SignOutOutcome } from './session-state.ts';

type HowToSignOut = { readonly discard?: boolean; readonly everywhere?: boolean };

/** Signs out, unless something was not sent yet and may not be thrown away. */
export async function signOut(
  running: Running,
  { discard = false, everywhere = false }: HowToSignOut,
): Promise<SignOutOutcome> {
  const { api, device } = running;
  const store = storeOf(running);
  if (store === null && running.state.status !== 'failed') return { outcome: 'signed-out' };
  if (store !== null) {
    const changesWaiting = (await store.flush()) + store.getView().newer;
    if (storeOf(running) !== store) return { outcome: 'signed-out' };
    if (changesWaiting > 0 && !discard) return { outcome: 'changes-waiting', changesWaiting };
  }
  const send = () => (everywhere ? signOutEverywhere(api) : endSession(api));
  let hasEnded = false;
  await device.withLock(SESSION_LOCK, async () => {
    // Another tab may have ended it while this one waited.
    if (storeOf(running) !== store) return void (hasEnded = true);
    hasEnded = await endsSession(running, send);
    if (hasEnded) becomeSignedOut(running, undefined);
  });
  if (!hasEnded) return { outcome: 'unreachable' };
  if (store !== null) await forget(running, { store, discard });
  return { outcome: 'signed-out' };
}

/** A session that is over already has ended as well. */
async function endsSession(running: Running, send: () => Promise<void>): Promise<boolean> {
  const failure = await failureOf(send);
  if (failure === null || sessionOver(failure) !== null) return true;
  return isUnanswered(failure) && (await isSessionOver(running));
}

/** The server may have done what it did not answer. */
async function isSessionOver({ api }: Running): Promise<boolean> {
  return sessionOver(await failureOf(() => api.fetchSnapshot({ version: null }))) !== null;
}

function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'network';
}

/** Nothing of the person is left on this device but the draft, and what they did meanwhile. */
async function forget(
  { device }: Running,
  { store, discard }: { store: PlanStore; discard: boolean },
): Promise<void> {
  const { userId } = store.getView();
  forgetLook({ notes: device.notes, userId });
  await store.wipe({ discard }).catch(() => undefined);
}

function becomeSignedOut(running: Running, message: string | undefined): void {
  running.device.notes.write(USER_KEY, null);
  running.epoch += 1;
  setState(running, { status: 'signed-out', ...(message !== undefined && { message }) });
  running.channel?.post('changed');
}

const DELETED_MESSAGE = 'Your account is deleted, and everything in it.';

/** Throws what `deleteAccount` throws; where the server answered, nothing is gone then. */
export async function endAccount(running: Running, password: string): Promise<void> {
  const store = storeOf(running);
  if (store === null) return;
  const { api, device } = running;
  let isUnsure = false;
  await device.withLock(SESSION_LOCK, async () => {
    const failure = await failureOf(() => deleteAccount(api, password));
    isUnsure = isUnanswered(failure) && (await isSessionOver(running));
    running.isDeletionUnanswered = isUnanswered(failure);
    if (failure !== null && !isUnsure) throw failure;
    becomeSignedOut(running, isUnsure ? UNSURE_MESSAGE : DELETED_MESSAGE);
  });
  if (isUnsure) return leave(store);
  forgetDrafts({ notes: device.notes, userId: store.getView().userId });
  await forget(running, { store, discard: true });
}

const RESET_MESSAGE = 'Password updated successfully! Please log in with your new password.';

/** The server ends every session of that account, and that of this browser, whosever it was. */
export async function resetPassword(
  running: Running,
  asked: RecoveryPair & { password: string },
): Promise<void> {
  // No tab takes the end of the session for another's deed meanwhile.
  await running.device.withLock(SESSION_LOCK, async () => {
    await setRecoveredPassword(running.api, asked);
    const store = storeOf(running);
    becomeSignedOut(running, RESET_MESSAGE);
    if (store !== null) await leave(store);
  });
}
