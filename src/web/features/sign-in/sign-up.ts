import { ApiError } from '../../api/api-error.ts';
import type { Session } from '../../session/session-state.ts';

export type Account = { email: string; username: string; password: string };

/**
 * A sign-up that got no answer may have made the account. Whoever asks again in the same words is told
 * that somebody has it, and that is them: their password lets them in.
 */
export function createSignUp(session: Pick<Session, 'signIn' | 'signUp'>) {
  let unsure: string | null = null;
  return async (account: Account): Promise<void> => {
    const words = JSON.stringify(account);
    try {
      await session.signUp(account);
    } catch (failure) {
      const mayBeTheirs = isTaken(failure) && unsure === words;
      if (isUnsure(failure)) unsure = words;
      if (!mayBeTheirs) throw failure;
      await session.signIn(account).catch((refusal: unknown) => {
        throw isUnsure(refusal) ? refusal : failure;
      });
    }
  };
}

function isTaken(failure: unknown): boolean {
  const code = failure instanceof ApiError ? failure.code : null;
  return code === 'account.email_taken' || code === 'account.username_taken';
}

/** Also where the answer broke off, or somebody on the way gave one of their own. */
function isUnsure(failure: unknown): boolean {
  const code = failure instanceof ApiError ? failure.code : null;
  return code === 'network' || code === 'server.failed';
}
