/** Moments as text. One of the few files that may touch `Date`. */

import type { Instant } from './day.ts';

const INSTANT = /^(?:19[7-9]|2\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Milliseconds since 1970 of a moment, for arithmetic. */
export function millisecondsOf(instant: Instant): number {
  return Date.parse(instant);
}

/** The moment that lies so many milliseconds after 1970. */
export function instantOf(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString();
}

/** Whether a text is a real moment of the years 1970 to 2999 in exactly the form of `Instant`. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && instantOf(milliseconds) === text;
}

/** The later of two moments. */
export function laterInstant(one: Instant, other: Instant): Instant {
  return one < other ? other : one;
}

/** Whether two moments differ by nothing but whole seconds: by their milliseconds, as they are written. */
export function areWholeSecondsApart(one: Instant, other: Instant): boolean {
  return one.slice(-4) === other.slice(-4);
}
