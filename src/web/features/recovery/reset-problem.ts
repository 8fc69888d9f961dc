import { ApiError, isUnanswered } from '../../api/api-error.ts';
import { tooManyTries } from '../../api/too-many.ts';
import { LINK_EXPIRED } from '../../session/recovery-link.ts';

/** Where the service has no words of its own. */
const FAILED = 'Failed to update password';

export type ResetProblem = {
  readonly message: string;
  /** It is the new password that has to be another. */
  readonly isAboutPassword: boolean;
  /** Trying again cannot help: this link is of no use. */
  readonly isLinkOver: boolean;
};

const USED =
  'Your first try got no answer, but the link is used by now. Please log in with the password of that try.';

/**
 * The words of the specification, section 8 "Password update" and "Recovery link". `isAgain`: an earlier
 * try got no answer, and may have used the link.
 */
export function resetProblem(cause: unknown, isAgain: boolean): ResetProblem {
  if (!(cause instanceof ApiError) || isUnanswered(cause)) {
    return stay('Something went wrong. Please try again.');
  }
  switch (cause.code) {
    case 'account.same_password':
      return another('New password must be different from your current password');
    case 'account.invalid':
      return another(cause.fields['password'] ?? (cause.message || FAILED));
    case 'recovery.expired':
      return over(LINK_EXPIRED);
    case 'recovery.invalid':
      return over(isAgain ? USED : 'Failed to authenticate for password reset.');
    case 'session.missing':
      return over('No user session found for password reset.');
    case 'request.too_many':
      return stay(tooManyTries(cause));
    default:
      return stay(cause.message || FAILED);
  }
}

function stay(message: string): ResetProblem {
  return { message, isAboutPassword: false, isLinkOver: false };
}

function another(message: string): ResetProblem {
  return { message, isAboutPassword: true, isLinkOver: false };
}

function over(message: string): ResetProblem {
  return { message, isAboutPassword: false, isLinkOver: true };
}
