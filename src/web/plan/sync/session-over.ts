import { ApiError } from '../../api/api-error.ts';
import { OTHER_PERSON } from './pull.ts';

export type SessionOver = 'unauthorised' | 'other-person';

/** Null where what failed says nothing of the session. */
export function sessionOver(failure: unknown): SessionOver | null {
  if (failure === OTHER_PERSON) return 'other-person';
  return failure instanceof ApiError && failure.status === 401 ? 'unauthorised' : null;
}
