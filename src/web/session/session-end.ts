/** How a session ends by the person's own wish, and what of it stays on the device. */

import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { RecoveryPair } from '#domain/contract.ts';
import { isUnanswered, networkError } from '../api/api-error.ts';
import {
  changePassword as sendPassword,
  deleteAccount,
  signOut as endSession,
  signOutEverywhere,
} from '../api/endings.ts';
import { failureOf } from '../api/failure-of.ts';
import { setRecoveredPassword } from '../api/recovery.ts';
import { forgetPerson } from '../device/forget-person.ts';
import { USER_KEY } from '../device/person-notes.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { sessionOver } from '../plan/sync/session-over.ts';
import {
  ENDED_MESSAGE,
  forgetCopyOf,
  leave,
  setState,
  storeOf,
  type Running,
} from './running-session.ts';
import { holdSession, SESSION_PATIENCE_MS } from './session-lock.ts';
import type { PasswordChange, PasswordOutcome, SignOutOutcome } from './session-state.ts';

type HowToSignOut = { readonly discard?: boolean; readonly everywhere?: boolean };

/** Signs out, unless something was not sent yet and may not be thrown away. */
export async function signOut(
  running: Running,
  { discard = false, everywhere = false }: HowToSignOut,
): Promise<SignOutOutcome> {
  const { api, device } = running;
  const store = storeOf(running);
  const named = device.notes.read(USER_KEY);
  if (store === null && running.state.status !== 'failed') return { outcome: 'signed-out' };
  if (store !== null) {
    const changesWaiting = (await store.flush()) + store.getView().newer;
    if (storeOf(running) !== store) return { outcome: 'signed-out' };
    if (changesWaiting > 0 && !discard) return { outcome: 'changes-waiting', changesWaiting };
  }
  const end = await attempt(running, {
    send: () => (everywhere ? signOutEverywhere(api) : endSession(api)),
  }).catch((): End => 'unknown');
  if (end !== 'done' && end !== 'over') return { outcome: 'unreachable' };
  if (store !== null) await forget(running, { store, discard, end: 'session' });
  // A copy that was too old to be shown. What was not sent of it is not known here, and waits for its owner.
  else if (named !== null) {
    forgetPerson({ notes: device.notes, userId: named, end: 'session' });
    await forgetCopyOf(running, named);
  }
  return { outcome: 'signed-out' };
}

/** What is known after a request that ends the session, or lets it go on under another token. */
type End =
  | 'done'
  /** The session is over, which need not be of this request. */
  | 'over'
  /** No answer came, and the session goes on: so far nothing was done. */
  | 'as-before'
  /** No answer came to anything, or it came too late to be the last word. */
  | 'unknown';

type Attempt = {
  readonly send: () => Promise<void>;
  /** Said where it is done, and the session over with it. */
  readonly done?: string;
  /** Said where the session turns out to be over, and no answer came. */
  readonly unsure?: string;
  /** Where it is done the session goes on. */
  readonly isRenewal?: boolean;
};

/** Throws what the server refuses. No tab takes the end of the session for another's deed meanwhile. */
async function attempt(running: Running, ask: Attempt): Promise<End> {
  const { epoch } = running;
  let end: End = 'over';
  await holdSession(running.device, async () => {
    // Another tab may have ended it while this one waited.
    if (running.epoch !== epoch) return;
    const isOvertaken = overtakenFromNow(running);
    const found = await endOf(running, ask);
    end = isOvertaken() ? 'unknown' : found;
    // Also where an answer came: it was too late to be told, so that nobody has heard of it.
    if (end === 'unknown' && ask.unsure !== undefined) running.endedMessage = ask.unsure;
    if (end === 'over') becomeSignedOut(running, ask.unsure && running.endedMessage);
    else if (end === 'done' && !ask.isRenewal) becomeSignedOut(running, ask.done);
  });
  return end;
}

/** A tab that was frozen in the middle is not waited for: somebody may have signed in again since. */
function overtakenFromNow({ device }: Running): () => boolean {
  const now = () => millisecondsOf(device.now());
  const begun = now();
  return () => now() - begun > SESSION_PATIENCE_MS;
}

async function endOf(running: Running, { send, unsure }: Attempt): Promise<End> {
  const failure = await failureOf(send);
  if (sessionOver(failure) !== null) return 'over';
  if (unsure !== undefined) running.endedMessage = isUnanswered(failure) ? unsure : ENDED_MESSAGE;
  if (failure === null) return 'done';
  if (!isUnanswered(failure)) throw failure;
  // The server may have done what it did not answer.
  const asked = await failureOf(() => running.api.fetchSnapshot({ version: null }));
  if (sessionOver(asked) !== null) return 'over';
  return asked === null ? 'as-before' : 'unknown';
}

/** Nothing of the person is left on this device but what outlasts such an end, and what they did meanwhile. */
async function forget(
  running: Running,
  { store, discard, end }: { store: PlanStore; discard: boolean; end: 'session' | 'account' },
): Promise<void> {
  const { userId } = store.getView();
  forgetPerson({ notes: running.device.notes, userId, end });
  const failure = await failureOf(() => store.wipe({ discard }));
  if (failure === null) return;
  // The copy of the plan goes if it can; whatever may be left, the person hears of it.
  await leave(store);
  const { state } = running;
  if (state.status !== 'signed-out') return;
  const message = [state.message, NOT_REMOVED].filter(Boolean).join(' ');
  setState(running, { ...state, message });
}

const NOT_REMOVED =
  'You are signed out, but this browser may still keep a part of your plan. On a device that others use, clear what it keeps of this page in its settings.';

function becomeSignedOut(running: Running, message: string | undefined): void {
  running.device.notes.write(USER_KEY, null);
  running.epoch += 1;
  setState(running, { status: 'signed-out', ...(message !== undefined && { message }) });
  running.channel?.post('changed');
}

const DELETED_MESSAGE = 'Your account is deleted, and everything in it.';
const UNSURE_OF_ACCOUNT =
  'No answer came about your account. If you cannot sign in any more, it is deleted.';

/** Throws what `deleteAccount` throws; where the server answered, nothing is gone then. */
export async function endAccount(running: Running, password: string): Promise<void> {
  const store = storeOf(running);
  if (store === null) return;
  const { api } = running;
  const end = await attempt(running, {
    send: () => deleteAccount(api, password),
    done: DELETED_MESSAGE,
    unsure: UNSURE_OF_ACCOUNT,
  });
  if (end === 'over') return leave(store);
  if (end !== 'done') throw networkError(null);
  await forget(running, { store, discard: true, end: 'account' });
}

const UNSURE_OF_PASSWORD =
  'No answer came about your password. Try the new one first; if it is refused, the old one still counts.';

/** Throws what the server refuses. */
export async function changePassword(
  running: Running,
  change: PasswordChange,
): Promise<PasswordOutcome> {
  const store = storeOf(running);
  const end = await attempt(running, {
    send: () => sendPassword(running.api, change),
    unsure: UNSURE_OF_PASSWORD,
    isRenewal: true,
  });
  if (end === 'over' && store !== null) await leave(store);
  return end;
}

const RESET_MESSAGE = 'Password updated successfully! Please log in with your new password.';

/** The server ends every session of that account, and that of this browser, whosever it was. */
export async function resetPassword(
  running: Running,
  asked: RecoveryPair & { password: string },
): Promise<void> {
  await holdSession(running.device, async () => {
    const isOvertaken = overtakenFromNow(running);
    await setRecoveredPassword(running.api, asked);
    if (isOvertaken()) return;
    const store = storeOf(running);
    becomeSignedOut(running, RESET_MESSAGE);
    if (store !== null) await leave(store);
  });
}
