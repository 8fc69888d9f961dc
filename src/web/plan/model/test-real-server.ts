/** The real app on a real database, as the model meets it: two people who have just signed up. */

import { setTimeout as wait } from 'node:timers/promises';
import { utcDay } from '#domain/calendar/day.ts';
import type { OperationResult } from '#domain/contract.ts';
import { snapshotOf } from '#server/profile/profile.repository.ts';
import type { TestDatabase } from '#server/db/test-database.ts';
import type { TestApp } from '#server/test-app.ts';
import { aTurn, type ModelServer } from './test-model-server.ts';

const LONG_IDLE = 50;

export async function aRealServer(app: TestApp, { asOwner }: TestDatabase): Promise<ModelServer> {
  // All these people come from one address.
  await asOwner('TRUNCATE throttle');
  const people = [await app.signUp(), await app.signUp()] as const;
  return {
    fetch: async (path, init) => app.request(path, init),
    people,
    async log(userId) {
      const rows = await asOwner<{ opId: string; result: OperationResult }>(
        'SELECT op_id AS "opId", result FROM applied_operations WHERE user_id = $1',
        [userId],
      );
      const place = ({ result }: { result: OperationResult }) => (result.ok ? result.version : 0);
      return rows
        .map((row) => ({ ...row, times: 1 }))
        .toSorted((one, other) => place(one) - place(other));
    },
    snapshot: async (userId) =>
      JSON.parse(`${(await snapshotOf(app.database, userId, utcDay(app.clock.now()))).json}`),
    async ledgerXp(userId) {
      const [row] = await asOwner<{ xp: number }>(
        'SELECT coalesce(sum(xp), 0)::int AS xp FROM completions WHERE user_id = $1',
        [userId],
      );
      return row?.xp ?? 0;
    },
    goBack: null,
    async endSessions(userId) {
      await asOwner('DELETE FROM session WHERE user_id = $1', [userId]);
    },
    // A password is being hashed, or a cookie signed: another thread needs the processor more.
    pause: (idle) => (idle < LONG_IDLE ? aTurn() : wait(1)),
    patience: 60_000,
  };
}
