import { PATHS, type RecoveryPair, type RecoveryVerifyReply } from '#domain/contract.ts';
import { bodyOf, type Api } from './client.ts';

/** Whether a link can still set a password. Asking changes nothing. */
export async function verifyRecovery(
  api: Api,
  { accessToken, refreshToken }: RecoveryPair,
): Promise<RecoveryVerifyReply['status']> {
  const body = { accessToken, refreshToken };
  const response = await api.call({ path: PATHS.recoveryVerify, body });
  return (await bodyOf<RecoveryVerifyReply>(response, 'status')).status;
}

/** Sets the password; the link is used up, and every session of the account is over. */
export async function setRecoveredPassword(
  api: Api,
  { accessToken, refreshToken, password }: RecoveryPair & { password: string },
): Promise<void> {
  const body = { accessToken, refreshToken, password };
  await api.call({ path: PATHS.recoveryPassword, body });
}
