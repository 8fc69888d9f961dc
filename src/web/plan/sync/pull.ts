import { containedIn, standingOf, toldOf } from '../outbox/record.ts';
import { noteAnswer } from './last-answer.ts';
import type { PushDeps } from './push.ts';

/** More acknowledged changes than this are folded into the base. */
const MOST_ACKED = 20;

export type PullAsk = {
  pull: boolean;
  /** Even when the version has not moved: what the version does not count, such as the username, may have. */
  fresh: boolean;
};

/** Thrown when the profile that came is not the one of this store. */
export const OTHER_PERSON = Symbol('another person is signed in');

/**
 * Brings the base up to date: from the outbox alone where that is enough, else from the server. True when that
 * has gone back, and what it had acknowledged waits again.
 */
export async function pullSnapshot(deps: PushDeps, asked: Readonly<PullAsk>): Promise<boolean> {
  const { api, device, disk, held } = deps;
  const stored = held.stored();
  const { base, records } = stored;
  const { foldable, hasGap } = standingOf({ records, version: base.version });
  const isLong = foldable.length > MOST_ACKED;
  const hasDiverged = isLong && (await disk.compact()) === 'diverged';
  // Acknowledged under a version that the base has: the first answer was lost, or the server has gone back.
  const isUnsure = containedIn({ records, version: base.version }).length > 0;
  const isFresh = asked.fresh || hasDiverged || isUnsure;
  if (!asked.pull && !isFresh && !hasGap) return false;
  if (!deps.maySend()) return false;
  const { userId, version } = held.getView();
  const told = toldOf(stored);
  const snapshot = await api.fetchSnapshot({ version: isFresh ? null : version, userId });
  if (!deps.maySend()) return false;
  if (snapshot !== null && snapshot.profile.userId !== userId) throw OTHER_PERSON;
  noteAnswer({ device, userId });
  if (snapshot === null) return false;
  await disk.replaceBase(snapshot, told);
  return snapshot.version < told.version;
}
