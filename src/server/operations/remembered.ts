import { placedPebbles } from '#domain/plan/find.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Part } from './everyday.repository.ts';

/** Of plans that are read as a whole so much in all: some 20,000 pebbles as people write them. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What a pebble takes beside its words, with its share of what it stands in. */
const BESIDE_WORDS = 500;
const BYTES_OF_A_LETTER = 2;
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
  mostBytes = MOST_BYTES,
}: { readonly now?: () => number; readonly mostBytes?: number } = {}) {
  // In the order of their last use.
  const people = new Map<string, Kept>();
  let held = 0;

  function forget(userId: string): void {
    held -= people.get(userId)?.size ?? 0;
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
      if (part.pebbles === null) return;
      const profile = bare(part.profile);
      const size = profile.mountains.reduce(
        (sum, mountain) => sum + sizeOf(mountain),
        BESIDE_WORDS,
      );
      held += size;
      people.set(userId, { part: { ...part, profile }, size, at: now() });
      makeRoom();
    },
  };
}

/** Without what an everyday operation writes and does not read. */
function bare(profile: Profile): Profile {
  return { ...profile, xp: 0, activity: {}, recentCompletions: [] };
}

// An operation leaves all mountains but one as they are.
const sizes = new WeakMap<Mountain, number>();

/** In bytes, roughly. A person can write much in few pebbles. */
function sizeOf(mountain: Mountain): number {
  const known = sizes.get(mountain);
  if (known !== undefined) return known;
  let letters = mountain.title.length + mountain.description.length;
  let size = BESIDE_WORDS;
  for (const { boulderTitle, rockTitle, pebble } of placedPebbles([mountain])) {
    letters += boulderTitle.length + rockTitle.length;
    letters += pebble.title.length + pebble.description.length;
    size += BESIDE_WORDS;
  }
  size += letters * BYTES_OF_A_LETTER;
  sizes.set(mountain, size);
  return size;
}
