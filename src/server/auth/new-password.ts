import type { Orm } from '../db/connection.ts';
import { useAllIn } from '../recovery/recovery.repository.ts';
import { setPassword } from './password.repository.ts';
import { endSessions } from './session.repository.ts';

/**
 * Sets a new password and ends all that the old one let in: every session but that of `butToken`, and
 * every link. Belongs into a transaction that has locked the old password (`findHashOf`), which says why
 * in this order.
 */
export async function replacePasswordIn(
  tx: Orm,
  {
    hash,
    now,
    ...whose
  }: {
    readonly userId: string;
    readonly hash: string;
    readonly butToken?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId } = whose;
  await setPassword(tx, { userId, hash });
  await endSessions(tx, whose);
  await useAllIn(tx, userId, now);
}
