import type { ApiError } from './api-error.ts';

const MINUTE_MS = 60_000;

/** Says the wait that the server named: who comes back sooner would be refused once more. */
export function tooManyTries({ retryAfterMs }: ApiError): string {
  return `Too many tries in a short time. Please wait ${waitOf(retryAfterMs)}, then try again.`;
}

function waitOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes === 0) return 'a while';
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
