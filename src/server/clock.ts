import type { Instant } from '#domain/calendar/day.ts';

/** What time it is, for everything that stores a moment. */
export type Clock = { readonly now: () => Instant };

export const systemClock: Clock = { now: () => new Date().toISOString() };
