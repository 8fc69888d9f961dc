import { replay } from '#domain/operations/replay.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { standingOf, type Base, type OutboxRecord } from './record.ts';

export type Folded = {
  readonly version: number;
  readonly profile: Profile;
  readonly removed: readonly OutboxRecord[];
};

/** The base with its acknowledged changes taken in; null when the server must have seen other data. */
export function foldAcked(base: Base, records: readonly OutboxRecord[]): Folded | null {
  const { version, foldable } = standingOf({ records, version: base.version });
  const { profile, refused } = replay(
    base.profile,
    foldable.map(({ operation }) => operation),
  );
  return refused.length === 0 ? { version, profile, removed: foldable } : null;
}
