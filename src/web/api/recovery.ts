import { errorOf, networkError } from './api-error.ts';

const RECOVERY_REQUEST = '/api/recovery/request';

/** Asks for a reset link by mail; the reply never tells whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const response = await fetch(RECOVERY_REQUEST, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!response.ok) throw await errorOf(response);
}
