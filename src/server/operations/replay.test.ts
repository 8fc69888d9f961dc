import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { applyOperation } from '#domain/operations/apply.ts';
import { operationSchema } from '#domain/operations/schemas.ts';
import { anyLife } from '#domain/operations/test-arbitraries.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { aUser, openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { aDevice, PUSH_NOW } from './test-push.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

// After the last moment of a random life: nothing in it is in the future.
const NOW = instantOf(millisecondsOf(PUSH_NOW) + 151 * 3_600_000);
const RECENT_SINCE = addDays(NOW.slice(0, 10), -3);

/** What a snapshot says of it: the server leaves completions out that are no longer recent. */
function asSnapshot(profile: Profile): Profile {
  const recentCompletions = profile.recentCompletions.filter(({ day }) => day >= RECENT_SINCE);
  return { ...profile, recentCompletions };
}

describe('the rows of the server', () => {
  it('say what the reducer says, operation by operation, whatever is done', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        const userId = await aUser(database);
        const device = aDevice(database, userId, NOW);
        let { profile: expected, version } = await device.pull();
        for (const lived of life) {
          // Shrinking makes ids alike, and an operation of the same id is the same operation.
          const operation = { ...lived, opId: randomUUID() };
          if (!operationSchema.safeParse(operation).success) continue;
          const applied = applyOperation(expected, operation);
          const { results } = await device.push(operation);
          if (applied.ok) {
            expected = applied.profile;
            // An import leaps, so that a device reads the ledger that only the server knows.
            version += operation.change.kind === 'plan.import' ? 2 : 1;
            expect(results).toEqual([
              { opId: operation.opId, ok: true, version, at: operation.at },
            ]);
          } else {
            expect(results).toEqual([{ opId: operation.opId, ok: false, code: applied.code }]);
          }
        }
        expect(await device.pull()).toEqual({ version, profile: asSnapshot(expected) });
      }),
      { numRuns: 25, interruptAfterTimeLimit: 30_000 },
    );
  });
});
