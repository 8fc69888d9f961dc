import { standingOf } from '../outbox/record.ts';
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

/** Brings the base up to date: from the outbox alone where that is enough, else from the server. */
export async function pullSnapshot(deps: PushDeps, asked: Readonly<PullAsk>): Promise<void> {
  const { api, device, disk, held } = deps;
  const { base, records } = held.stored();
  const { foldable, hasGap } = standingOf({ records, version: base.version });
  const isLong = foldable.length > MOST_ACKED;
  const hasDiverged = isLong && (await disk.compact()) === 'diverged';
  if (!asked.pull && !asked.fresh && !hasGap && !hasDiverged) return;
  if (!deps.maySend()) return;
  const { userId, version } = held.getView();
  const isFresh = asked.fresh || hasDiverged;
  const snapshot = await api.fetchSnapshot({ version: isFresh ? null : version, userId });
  if (!deps.maySend()) return;
  if (snapshot !== null && snapshot.profile.userId !== userId) throw OTHER_PERSON;
  noteAnswer({ device, userId });
  if (snapshot === null) return;
  await disk.replaceBase(snapshot);
}
