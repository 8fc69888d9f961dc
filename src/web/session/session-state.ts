import type { PlanStore } from '../plan/plan-view.ts';
import type { Recovery } from './recovery.ts';

export type SessionState =
  | { readonly status: 'loading' }
  /** The profile could not be had and nothing is kept on this device (specification, section 8, "Data load"). */
  | { readonly status: 'failed'; readonly message: string; readonly isRetryable: boolean }
  | { readonly status: 'signed-out'; readonly message?: string }
  | { readonly status: 'signed-in'; readonly userId: string; readonly store: PlanStore };

export type SignOutOutcome =
  | { readonly outcome: 'signed-out' }
  /** Nothing was done: ask first, then call again with `discard`. */
  | { readonly outcome: 'changes-waiting'; readonly changesWaiting: number }
  /** The server did not answer, so the session is still open and nothing was removed. */
  | { readonly outcome: 'unreachable' };

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

export type PasswordOutcome =
  | 'done'
  /** No answer came, and the session goes on: so far the password is what it was. */
  | 'as-before'
  /** No answer came to anything. */
  | 'unknown'
  /** The session is over; whoever signs in again finds out. */
  | 'over';

export type Session = {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Opens what the device keeps, at once, then asks the server: unless nothing is kept and the browser
   * came `withoutSession`, which is answer enough.
   */
  start(options?: { withoutSession?: boolean }): Promise<void>;
  /** Throws `ApiError`; afterwards the state is `signed-in`, or `failed` when the profile did not come. */
  signIn(account: { email: string; password: string }): Promise<void>;
  signUp(account: { email: string; username: string; password: string }): Promise<void>;
  signOut(options?: { discard?: boolean; everywhere?: boolean }): Promise<SignOutOutcome>;
  /** Deletes the account and what this device keeps of it. Throws `ApiError`; where the server answered, nothing is gone then. */
  deleteAccount(password: string): Promise<void>;
  /** The session goes on under another token, and every other one ends. Throws `ApiError` where it was refused. */
  changePassword(change: PasswordChange): Promise<PasswordOutcome>;
  /** Password-reset mode; it tells the same listeners. */
  readonly recovery: Recovery;
  /** Again after `failed`. */
  retry(): Promise<void>;
  /** Ends all work, leaving everything on the device as it is. */
  stop(): void;
};
