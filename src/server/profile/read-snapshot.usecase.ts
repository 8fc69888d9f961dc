import { utcDay } from '#domain/calendar/day.ts';
import type { Clock } from '../clock.ts';
import { orMade, type ProfileRepository } from './profile.repository.ts';
import type { SnapshotBytes } from './whole-profile.ts';

/** A person's whole profile, made now if their account has none. */
export function readSnapshot(
  userId: string,
  { profiles, clock }: { readonly profiles: ProfileRepository; readonly clock: Clock },
): Promise<SnapshotBytes> {
  const today = utcDay(clock.now());
  return orMade(
    () => profiles.snapshot(userId, today),
    () => profiles.make(userId),
  );
}
