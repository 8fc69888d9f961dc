/** Password-reset mode: what a mailed link has opened. It lies over the session, which goes on beneath. */

import type { RecoveryPair } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { setRecoveredPassword, verifyRecovery } from '../api/recovery.ts';
import { LINK_EXPIRED, LINK_INVALID, type RecoveryLink } from './recovery-link.ts';

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
const UNREACHABLE = 'Failed to establish password reset session. Please try again.';
const NOT_UNDERSTOOD = 'Failed to process password reset link. Please try again.';

export function createRecovery(deps: {
  api: Api;
  /** No tab takes the end of the session for another's deed meanwhile. */
  renew: (run: () => Promise<void>) => Promise<void>;
  onState: () => void;
  onPasswordSet: () => Promise<void>;
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
    const next = await stateAfterCheck(deps.api, asked);
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
      const asked = { ...pair, password };
      await deps.renew(async () => {
        await setRecoveredPassword(deps.api, asked);
        await deps.onPasswordSet();
      });
    },
    refuse: (message) => end({ mode: 'refused', message }),
    close() {
      if (state.mode !== 'none') end(NONE);
    },
  };
}

async function stateAfterCheck(api: Api, pair: RecoveryPair): Promise<RecoveryState> {
  try {
    const status = await verifyRecovery(api, pair);
    if (status === 'ok') return { mode: 'choosing' };
    return { mode: 'refused', message: status === 'expired' ? LINK_EXPIRED : LINK_INVALID };
  } catch (failure) {
    const isForm = failure instanceof ApiError && failure.code === 'request.invalid';
    if (isForm) return { mode: 'refused', message: LINK_INVALID };
    const isOurs = failure instanceof ApiError;
    return { mode: 'unchecked', message: isOurs ? UNREACHABLE : NOT_UNDERSTOOD };
  }
}

function noLink(): ApiError {
  return new ApiError({ status: 401, code: 'session.missing', message: 'No link was followed.' });
}
