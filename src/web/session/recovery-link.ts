import type { RecoveryPair } from '#domain/contract.ts';

/** What the address of a mailed link says, after its `#`. */
export type RecoveryLink =
  | ({ readonly kind: 'pair' } & RecoveryPair)
  | { readonly kind: 'refused'; readonly message: string };

/** Specification, section 8, "Recovery link". */
export const LINK_EXPIRED = 'Password reset link has expired. Please request a new one.';
export const LINK_INVALID = 'Password reset link is invalid. Please request a new one.';
export const LINK_BROKEN = 'Failed to process password reset link. Please try again.';
const OTHER_ERROR = 'Authentication error occurred.';

/** Anybody can write a link; what it makes us say stays short. */
const LONGEST_DESCRIPTION = 200;

/** Null when the address is not about recovery at all. */
export function readRecoveryLink(hash: string): RecoveryLink | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (['error', 'error_code', 'error_description'].some((name) => said.has(name))) {
    return { kind: 'refused', message: refusalOf(said) };
  }
  if (said.get('type') !== 'recovery') return null;
  const accessToken = said.get('access_token');
  const refreshToken = said.get('refresh_token');
  if (!accessToken || !refreshToken) return { kind: 'refused', message: LINK_BROKEN };
  return { kind: 'pair', accessToken, refreshToken };
}

function refusalOf(said: URLSearchParams): string {
  if (said.get('error') === 'access_denied') {
    return said.get('error_code') === 'otp_expired' ? LINK_EXPIRED : LINK_INVALID;
  }
  const description = said.get('error_description')?.trim().slice(0, LONGEST_DESCRIPTION);
  return description || OTHER_ERROR;
}

/**
 * Hands over the link that this page was opened with, and every later one. Its secrets leave the
 * address, and with it the history, before anything else happens.
 */
export function watchRecoveryLinks(onLink: (link: RecoveryLink) => void): () => void {
  const take = (): void => {
    const link = readRecoveryLink(location.hash);
    if (link === null) return;
    history.replaceState(null, '', location.pathname + location.search);
    onLink(link);
  };
  take();
  window.addEventListener('hashchange', take);
  return () => window.removeEventListener('hashchange', take);
}
