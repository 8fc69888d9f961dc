import { PATHS } from '#domain/contract.ts';
import type { Api } from './client.ts';

/** Ends the session of this browser. */
export async function signOut(api: Api): Promise<void> {
  await api.call({ path: PATHS.signOut, body: {} });
}

/** Ends every session of the account, this one included. */
export async function signOutEverywhere(api: Api): Promise<void> {
  await api.call({ path: PATHS.signOutEverywhere, body: {} });
}

/** Afterwards the server keeps nothing of the account. */
export async function deleteAccount(api: Api, password: string): Promise<void> {
  await api.call({ path: PATHS.accountDelete, body: { password } });
}

/** The other sessions end; the one of this browser is renewed. */
export async function changePassword(
  api: Api,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await api.call({ path: PATHS.accountPassword, body: { currentPassword, newPassword } });
}
