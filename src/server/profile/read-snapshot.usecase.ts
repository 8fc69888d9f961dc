import { utcDay } from '#domain/calendar/day.ts';
import type { Clock } from '../clock.ts';
import type { ProfileRepository } from './profile.repository.ts';
import type { SnapshotBytes } from './whole-profile.ts';

/** A person's whole profile, made now if their account has none. */
export async function readSnapshot(
  userId: string,
  { profiles, clock }: { readonly profiles: ProfileRepository; readonly clock: Clock },
): Promise<SnapshotBytes> {
  const today = utcDay(clock.now());
  const found = await profiles.snapshot(userId, today);
  if (found !== null) return found;
  await profiles.make(userId);
  const made = await profiles.snapshot(userId, today);
  if (made === null) throw new Error('The profile that was just made is not there.');
  return made;
}
