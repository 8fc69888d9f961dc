import { RequestError } from '../http/request-error.ts';
import { UNUSABLE_EMAIL, type NewPasswordField } from './account-fields.ts';
import type { EngineReply } from './engine.ts';

/**
 * What a refusal of the sign-in engine means, in the words of the specification, section 8. `findTaken`: of a
 * sign-up, which of its names is somebody's.
 */
export async function refusalOf(
  { status, code }: EngineReply,
  findTaken?: () => Promise<'username' | 'email' | null>,
): Promise<Error> {
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new RequestError({
        status: 401,
        code: 'account.credentials_wrong',
        message: 'Invalid email or password',
      });
    case 'INVALID_EMAIL':
    case 'VALIDATION_ERROR':
      // All fields were checked before: only for addresses is better-auth's rule stricter than ours.
      return new RequestError({
        status: 400,
        code: 'account.invalid',
        message: UNUSABLE_EMAIL,
        fields: { email: UNUSABLE_EMAIL },
      });
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return taken('email');
    case 'USERNAME_IS_ALREADY_TAKEN':
      return taken('username');
    case 'FAILED_TO_CREATE_USER': {
      // The loser of two simultaneous sign-ups passes both checks and meets the index.
      const which = await findTaken?.();
      return !which ? unforeseen(status, code) : taken(which);
    }
    default:
      return unforeseen(status, code);
  }
}

function unforeseen(status: number, code: string): Error {
  return new Error(`The sign-in engine answered ${status} ${code}.`);
}

export function taken(which: 'email' | 'username'): RequestError {
  const message =
    which === 'email'
      ? 'An account with this email already exists'
      : 'This username is already taken';
  return new RequestError({
    status: 409,
    code: which === 'email' ? 'account.email_taken' : 'account.username_taken',
    message,
    fields: { [which]: message },
  });
}

/** Was somebody told that another has this e-mail or username? */
export function isTaken(refusal: unknown): boolean {
  return (
    refusal instanceof RequestError &&
    (refusal.code === 'account.email_taken' || refusal.code === 'account.username_taken')
  );
}

export function samePassword(field: NewPasswordField): RequestError {
  const message = 'New password must be different from your current password';
  return new RequestError({
    status: 409,
    code: 'account.same_password',
    message,
    fields: { [field]: message },
  });
}

/** Of somebody who is signed in already: other than at sign-in, there is no e-mail to be unsure of. */
export function wrongPassword(field: 'password' | 'currentPassword'): RequestError {
  const message = 'This is not your current password';
  return new RequestError({
    status: 403,
    code: 'account.credentials_wrong',
    message,
    fields: { [field]: message },
  });
}
