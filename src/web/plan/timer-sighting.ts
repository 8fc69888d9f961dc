/** How the device notes what it remembers of a running timer. */

import type { Sighting } from '#domain/timer/timer-gap.ts';

/** Null for a note that nobody can read. */
export function parseSighting(raw: string | null): Sighting | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return isSighting(value) ? value : null;
  } catch {
    return null;
  }
}

function isSighting(value: unknown): value is Sighting {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pebbleId' in value &&
    'startedAt' in value &&
    'seenAt' in value &&
    'isClosed' in value &&
    'gapMs' in value &&
    typeof value.gapMs === 'number'
  );
}
