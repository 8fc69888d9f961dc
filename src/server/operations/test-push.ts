/** What tests of operations share: a person with a database, who pushes and reads. */

import { randomUUID } from 'node:crypto';
import { utcDay, type Instant } from '#domain/calendar/day.ts';
import type { PushReply, Snapshot } from '#domain/contract.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import type { Database } from '../db/database.ts';
import { silentLog } from '../db/test-database.ts';
import { snapshotOf } from '../profile/profile.repository.ts';
import { createEveryday } from './everyday.usecase.ts';
import { createPush } from './push.usecase.ts';

export const PUSH_NOW: Instant = '2026-11-20T10:00:00.000Z';

export function operationOf(change: Change, overrides: Partial<Operation> = {}): Operation {
  return { opId: randomUUID(), schema: 1, at: PUSH_NOW, zone: 'UTC', change, ...overrides };
}

/** One person's two requests, without the web in between. */
export function aDevice(database: Database, userId: string, now: Instant = PUSH_NOW) {
  const clock = { now: () => now };
  const everyday = createEveryday(database, silentLog);
  const pushOperations = createPush({ database, everyday, clock, tellKept: () => undefined });
  return {
    push: (...operations: readonly { readonly opId: string }[]): Promise<PushReply> =>
      pushOperations({ userId, push: { sentAt: now, operations } }),
    pull: async (): Promise<Snapshot> =>
      JSON.parse(`${(await snapshotOf(database, userId, utcDay(now))).json}`),
  };
}
