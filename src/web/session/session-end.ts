/** How a session ends by the person's own wish, and what of it stays on the device. */

import { ApiError } from '../api/api-error.ts';
import { deleteAccount } from '../api/endings.ts';
import { failureOf } from '../api/failure-of.ts';
import { forgetDrafts } from '../drafts/keys.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { forgetLook, USER_KEY } from './person-notes.ts';
import { setState, storeOf, type Running, type ServerEnd } from './running-session.ts';
import type { SignOutOutcome } from './session-state.ts';

export const ENDED_MESSAGE = 'Please sign in again. Everything is where you left it.';

/** Signs out, unless something was not sent yet and may not be thrown away. `send` asks the server for it. */
export async function signOut(
  running: Running,
  { mayDiscard, send }: { mayDiscard: boolean; send: () => Promise<void> },
): Promise<SignOutOutcome> {
  const store = storeOf(running);
  if (store === null) return signOutWithoutPlan(running, send);
  const changesWaiting = (await store.flush()) + store.getView().newer;
  if (storeOf(running) !== store) return { outcome: 'signed-out' };
  if (changesWaiting > 0 && !mayDiscard) return { outcome: 'changes-waiting', changesWaiting };
  const { failure, news } = await endBySelf(running, { store, send });
  if (news === null && !isEnded(failure)) return { outcome: 'unreachable' };
  await forget(running, { store, message: undefined });
  return { outcome: 'signed-out' };
}

/** The profile never came, but the session is there: it is what a person signs out of. */
async function signOutWithoutPlan(
  running: Running,
  send: () => Promise<void>,
): Promise<SignOutOutcome> {
  if (running.state.status !== 'failed') return { outcome: 'signed-out' };
  if (!isEnded(await failureOf(send))) return { outcome: 'unreachable' };
  becomeSignedOut(running, undefined);
  return { outcome: 'signed-out' };
}

/** A session that is over already has ended as well. */
function isEnded(failure: unknown): boolean {
  return failure === null || (failure instanceof ApiError && failure.status === 401);
}

/** Also what the server said of the end, meanwhile, to another request. */
async function endBySelf(
  running: Running,
  { store, send }: { store: PlanStore; send: () => Promise<void> },
): Promise<{ failure: unknown; news: ServerEnd | null }> {
  const ownEnd: NonNullable<Running['ownEnd']> = { store, news: null };
  running.ownEnd = ownEnd;
  const failure = await failureOf(send);
  running.ownEnd = null;
  return { failure, news: ownEnd.news };
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

/** Throws what `deleteAccount` throws, and then nothing is gone. */
export async function endAccount(running: Running, password: string): Promise<void> {
  const store = storeOf(running);
  if (store === null) return;
  const send = (): Promise<void> => deleteAccount(running.api, password);
  const { failure, news } = await endBySelf(running, { store, send });
  if (failure !== null) {
    if (news !== null) await leave(running, { store, message: ENDED_MESSAGE });
    throw failure;
  }
  forgetDrafts({ notes: running.device.notes, userId: store.getView().userId });
  await forget(running, { store, message: DELETED_MESSAGE });
}

const RESET_MESSAGE = 'Password updated successfully! Please log in with your new password.';

/** The server has ended every session of that account, and that of this browser, whosever it was. */
export async function endAfterReset(running: Running): Promise<void> {
  await leave(running, { store: storeOf(running), message: RESET_MESSAGE });
}

/** As after every end that was not asked for here: what has not reached the server stays. */
async function leave(
  running: Running,
  { store, message }: { store: PlanStore | null; message: string },
): Promise<void> {
  becomeSignedOut(running, message);
  await store?.leave().catch(() => store.stop());
}
