import { ApiError } from '../../api/api-error.ts';
import { tooManyTries } from '../../api/too-many.ts';

/** The words of the specification, section 8 "Sign in / up", for what the server answered. */
export function signInProblem(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.code === 'network') {
    return 'Something went wrong. Please try again.';
  }
  switch (cause.code) {
    case 'account.credentials_wrong':
      return 'Invalid email or password';
    case 'account.email_taken':
      return 'An account with this email already exists';
    case 'account.username_taken':
      return 'This username is already taken';
    case 'request.too_many':
      return tooManyTries(cause);
    default:
      return cause.message || 'Authentication failed';
  }
}
