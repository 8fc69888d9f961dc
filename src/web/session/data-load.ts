import { ApiError } from '../api/api-error.ts';
import type { SessionState } from './session-state.ts';

/** Specification, section 8, "Data load": what the first read of the profile came to. */
export function stateAfterFailedLoad(failure: unknown): SessionState {
  if (!(failure instanceof ApiError)) return failed('Failed to load user data.', true);
  if (failure.status === 401) return { status: 'signed-out' };
  if (failure.code === 'network') return failed('Failed to load your profile.', true);
  if (failure.status === 404) {
    return failed('User profile not found. Please try logging in again.', false);
  }
  return failed('Failed to load your data.', true);
}

function failed(message: string, isRetryable: boolean): SessionState {
  return { status: 'failed', message, isRetryable };
}
