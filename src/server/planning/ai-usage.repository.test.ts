import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { usageKeepsItsPromises } from './ai-usage.test-suite.ts';
import { createAiUsageRepository } from './ai-usage.repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// The clock is the database's: time passes by moving what it is compared with.
const pass = (ms: number) =>
  database.asOwner("UPDATE ai_usage SET held_until = held_until - $1 * interval '1 ms'", [ms]);

usageKeepsItsPromises(() => ({
  usage: createAiUsageRepository(database),
  person: () => aUser(database),
  pass: async (ms) => void (await pass(ms)),
}));

test('a request that could not be counted with those of all is given back', async () => {
  const usage = createAiUsageRepository(database);
  const request = { userId: await aUser(database), day: '2026-11-21', limit: 1, heldForMs: 95_000 };
  await database.asOwner('ALTER TABLE throttle RENAME TO throttle_away');
  await expect(usage.begin({ ...request, limitOfAll: 100 })).rejects.toThrow('throttle');
  await database.asOwner('ALTER TABLE throttle_away RENAME TO throttle');
  expect(await usage.begin({ ...request, limitOfAll: 100 })).toBe('begun');
});

test('what all people may ask together is for the whole day, on a server whose clock is behind as well', async () => {
  const usage = createAiUsageRepository(database);
  const ask = async () =>
    usage.begin({
      userId: await aUser(database),
      day: '2026-11-23',
      limit: 1,
      limitOfAll: 1,
      heldForMs: 95_000,
    });
  expect(await ask()).toBe('begun');
  await database.asOwner("UPDATE throttle SET resets_at = resets_at - interval '35 hours'");
  expect(await ask()).toBe('spent');
});

test('no more is kept of a person than the last day', async () => {
  const usage = createAiUsageRepository(database);
  const userId = await aUser(database);
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    await usage.begin({ userId, day, limit: 1, limitOfAll: 100, heldForMs: 1000 });
    await usage.end({ userId, day });
  }
  const rows = await database.asOwner(
    'SELECT day::text, requests, held_until FROM ai_usage WHERE user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ day: '2026-11-22', requests: 1, held_until: null }]);
});
