/** What a browser takes from the address of a reset link. */

import type { RecoveryPair } from '#domain/contract.ts';

const LINK = /(https?:\/\/[^\s/]+)\/#type=recovery&access_token=([\w-]+)&refresh_token=([\w-]+)/;

export function pairIn(text: string): RecoveryPair {
  const [, , accessToken, refreshToken] = LINK.exec(text) ?? [];
  if (accessToken === undefined || refreshToken === undefined)
    throw new Error('No link in a mail.');
  return { accessToken, refreshToken };
}
