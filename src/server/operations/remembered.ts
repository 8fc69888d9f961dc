import type { Profile } from '#domain/profile/profile.ts';
import type { Part } from './everyday.repository.ts';

/** Of plans that are read as a whole, so many pebbles in all: about 6 MB. */
const MOST_PEBBLES = 20_000;
/** Somebody who did nothing for so long has put it aside. */
const FORGET_AFTER_MS = 10 * 60_000;

type Kept = { readonly part: Part; readonly size: number; readonly at: number };

export type Remembered = ReturnType<typeof createRemembered>;

/**
 * What this server last read or wrote of people with small plans. It is a guess: another server may have
 * written since. What is decided on it is kept only if the profile is still of that version.
 */
export function createRemembered({
  now = Date.now,
  mostPebbles = MOST_PEBBLES,
}: { readonly now?: () => number; readonly mostPebbles?: number } = {}) {
  // In the order of their last use.
  const people = new Map<string, Kept>();
  let held = 0;

  function forget(userId: string): void {
    held -= people.get(userId)?.size ?? 0;
    people.delete(userId);
  }

  function makeRoom(): void {
    for (const [userId, { at }] of people) {
      if (held <= mostPebbles && now() - at < FORGET_AFTER_MS) return;
      forget(userId);
    }
  }

  return {
    recall: (userId: string): Part | null => people.get(userId)?.part ?? null,
    forget,
    /** Only a whole plan answers for every everyday operation. */
    remember(userId: string, part: Part): void {
      forget(userId);
      if (part.pebbles === null) return;
      // An empty plan takes room too.
      const size = part.pebbles + 1;
      held += size;
      people.set(userId, { part: { ...part, profile: bare(part.profile) }, size, at: now() });
      makeRoom();
    },
  };
}

/** Without what an everyday operation writes and does not read. */
function bare(profile: Profile): Profile {
  return { ...profile, xp: 0, activity: {}, recentCompletions: [] };
}
