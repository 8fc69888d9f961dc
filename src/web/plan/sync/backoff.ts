const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60_000;

/** How long to wait after so many failures in a row; spread, so that devices do not come back as one. */
export function backoffMs(ask: { failures: number; random: number; retryAfterMs: number }): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (ask.failures - 1));
  const spread = full * (0.5 + ask.random / 2);
  return Math.max(spread, Math.min(ask.retryAfterMs, LONGEST_DELAY_MS));
}
