import { ApiError } from '../../api/api-error.ts';
import { tooManyTries } from '../../api/too-many.ts';

const UNREACHABLE = 'The server cannot be reached right now. Please try again.';
const WRONG_PASSWORD = 'This is not your current password';

export const WRONG = 'Something went wrong. Please try again.';

/** What went wrong with a call about the account, and what it did not do. */
export function accountProblem(cause: unknown, otherwise: string): string {
  if (!(cause instanceof ApiError)) return WRONG;
  if (cause.code === 'network') return UNREACHABLE;
  if (cause.code === 'request.too_many') return tooManyTries(cause);
  if (cause.code === 'account.credentials_wrong') return WRONG_PASSWORD;
  return otherwise;
}

/** Specification, section 8, "Password update"; `field` says where it is shown, null above the form. */
export function changeProblem(cause: unknown): {
  field: 'current' | 'password' | null;
  message: string;
} {
  const code = cause instanceof ApiError ? cause.code : null;
  if (code === 'account.credentials_wrong') return { field: 'current', message: WRONG_PASSWORD };
  if (code === 'account.same_password') {
    const message = 'New password must be different from your current password';
    return { field: 'password', message };
  }
  const refused = cause instanceof ApiError && cause.fields['newPassword'];
  if (refused) return { field: 'password', message: refused };
  const service = cause instanceof ApiError ? cause.message : '';
  return { field: null, message: accountProblem(cause, service || 'Failed to update password') };
}
