import { PATHS, type RecoveryRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';

/** Asks for a reset link by mail; the reply never tells whether the account exists. */
export async function requestPasswordReset(api: Api, email: string): Promise<void> {
  const body: RecoveryRequest = { email };
  await api.call({ path: PATHS.recoveryRequest, body });
}
