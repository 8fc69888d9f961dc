import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { applyOperation } from '#domain/operations/apply.ts';
import { operationSchema } from '#domain/operations/schemas.ts';
import { anyLife } from '#domain/operations/test-arbitraries.ts';
import { versionStep } from '#domain/operations/version-step.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { aUser, openTestDatabase } from '../db/test-database.ts';
import { aDevice, PUSH_NOW } from './test-push.ts';

const database = await openTestDatabase();
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
          const step = versionStep(operation.change, expected);
          const { results } = await device.push(operation);
          if (applied.ok) {
            expected = applied.profile;
            version += step;
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

  it('say what the reducer says in the order of the versions, when servers work at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, fc.array(fc.nat(), { minLength: 41 }), async (life, turns) => {
        const userId = await aUser(database);
        // Each remembers for itself.
        const servers = [1, 2, 3].map(() => aDevice(database, userId, NOW));
        const start = await aDevice(database, userId, NOW).pull();
        const operations = life
          .map((lived) => ({ ...lived, opId: randomUUID() }))
          .filter((operation) => operationSchema.safeParse(operation).success);
        const [first, ...rest] = operations;
        if (first === undefined) return;
        const kept = new Map<number, (typeof operations)[number]>();
        const pushes = servers.map(async (server, place) => {
          for (const [at, operation] of rest.entries()) {
            const turn = turns[at % turns.length] ?? 0;
            // Now and then a change reaches two of them, as when a device sends it again.
            if (turn % 3 !== place && (turn % 7 !== 0 || (turn + 1) % 3 !== place)) continue;
            const { results } = await server.push(operation);
            for (const result of results) if (result.ok) kept.set(result.version, operation);
          }
        });
        const { results } = (await servers[0]?.push(first)) ?? { results: [] };
        for (const result of results) if (result.ok) kept.set(result.version, first);
        await Promise.all(pushes);
        let expected = start.profile;
        let version = start.version;
        for (const [reached, operation] of [...kept].toSorted(([one], [other]) => one - other)) {
          version += versionStep(operation.change, expected);
          expect(reached).toBe(version);
          const applied = applyOperation(expected, operation);
          if (!applied.ok) throw new Error(`${reached} was refused: ${applied.code}`);
          expected = applied.profile;
        }
        const pulled = await aDevice(database, userId, NOW).pull();
        expect(pulled).toEqual({ version, profile: asSnapshot(expected) });
      }),
      { numRuns: 10, interruptAfterTimeLimit: 30_000 },
    );
  });
});
