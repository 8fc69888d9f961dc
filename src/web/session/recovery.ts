/** Password-reset mode: what a mailed link has opened. It lies over the session, which goes on beneath. */

import type { RecoveryPair } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { RecoveryLink } from './recovery-link.ts';

export type RecoveryState =
  | { readonly mode: 'none' }
  /** The server is being asked whether the link can be used. */
  | { readonly mode: 'checking' }
  /** It could not be asked; the same link may be tried again. */
  | { readonly mode: 'unchecked'; readonly message: string }
  | { readonly mode: 'choosing' }
  /** The link is of no use. Where the person goes on, these words are shown. */
  | { readonly mode: 'refused'; readonly message: string };

export type Recovery = {
  getState(): RecoveryState;
  follow(link: RecoveryLink): void;
  /** Again after `unchecked`. */
  checkAgain(): void;
  /** Throws `ApiError`; afterwards the session is over, and `close` shows the sign-in screen. */
  setPassword(password: string): Promise<void>;
  /** The link turned out to be of no use after all. */
  refuse(message: string): void;
  close(): void;
};

const NONE: RecoveryState = { mode: 'none' };
const UNCHECKED: RecoveryState = {
  mode: 'unchecked',
  message: 'Failed to establish password reset session. Please try again.',
};

export function createRecovery(deps: {
  onState: () => void;
  /** Asks the server what the link is good for. Throws where it could not be asked. */
  look: (pair: RecoveryPair) => Promise<RecoveryState>;
  setPassword: (asked: RecoveryPair & { password: string }) => Promise<void>;
}): Recovery {
  let state = NONE;
  let pair: RecoveryPair | null = null;
  const show = (next: RecoveryState): void => {
    state = next;
    deps.onState();
  };
  const end = (next: RecoveryState): void => {
    pair = null;
    show(next);
  };
  const check = async (asked: RecoveryPair): Promise<void> => {
    pair = asked;
    show({ mode: 'checking' });
    const next = await deps.look(asked).catch((): RecoveryState => UNCHECKED);
    if (pair !== asked) return;
    if (next.mode === 'refused') end(next);
    else show(next);
  };
  return {
    getState: () => state,
    follow(link) {
      if (link.kind === 'refused') end({ mode: 'refused', message: link.message });
      else void check({ accessToken: link.accessToken, refreshToken: link.refreshToken });
    },
    checkAgain() {
      if (pair !== null) void check({ ...pair });
    },
    async setPassword(password) {
      if (pair === null) throw noLink();
      await deps.setPassword({ ...pair, password });
    },
    refuse: (message) => end({ mode: 'refused', message }),
    close() {
      if (state.mode !== 'none') end(NONE);
    },
  };
}

function noLink(): ApiError {
  return new ApiError({ status: 401, code: 'session.missing', message: 'No link was followed.' });
}
