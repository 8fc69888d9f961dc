import type { Profile } from '#domain/profile/profile.ts';
import type { Part } from './everyday.repository.ts';

/** Of plans that are read as a whole so much in all: some 20,000 pebbles as people write them. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Somebody who did nothing for so long has put it aside. */
const FORGET_AFTER_MS = 10 * 60_000;

type RememberedPart = { readonly part: Part; readonly at: number };

export type Remembered = ReturnType<typeof createRemembered>;

/**
 * What this server last read or wrote of people with small plans. It is a guess: another server may have
 * written since. What is decided on it is kept only if the profile is still of that version.
 */
export function createRemembered({
  now = Date.now,
  mostBytes = MOST_BYTES,
}: { readonly now?: () => number; readonly mostBytes?: number } = {}) {
  // In the order of their last use.
  const people = new Map<string, RememberedPart>();
  let held = 0;

  function forget(userId: string): void {
    held -= people.get(userId)?.part.size ?? 0;
    people.delete(userId);
  }

  function makeRoom(): void {
    for (const [userId, { at }] of people) {
      if (held <= mostBytes && now() - at < FORGET_AFTER_MS) return;
      forget(userId);
    }
  }

  return {
    recall(userId: string): Part | null {
      const kept = people.get(userId);
      return kept !== undefined && now() - kept.at < FORGET_AFTER_MS ? kept.part : null;
    },
    forget,
    /** Behind a database that was away another one may answer, which has not all that this one had. */
    forgetEverybody(): void {
      people.clear();
      held = 0;
    },
    /** Only a whole plan answers for every everyday operation. */
    remember(userId: string, part: Part): void {
      forget(userId);
      if (part.size === null) return;
      held += part.size;
      people.set(userId, { part: { ...part, profile: bare(part.profile) }, at: now() });
      makeRoom();
    },
  };
}

/** The profile without the parts that everyday operations write and never read. */
function bare(profile: Profile): Profile {
  return { ...profile, xp: 0, activity: {}, recentCompletions: [] };
}
