import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createAiUsageRepository, type AiUsage } from './ai-usage.repository.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const LIMITS = { limit: 3, limitOfAll: 100, heldForMs: 95_000 };

let database: TestDatabase;
let usage: AiUsage;

beforeAll(async () => {
  database = await openTestDatabase();
  usage = createAiUsageRepository(database);
});
afterAll(() => database.close());

type Asked = { day?: string; limit?: number; limitOfAll?: number };

const begin = (userId: string, more: Asked = {}) =>
  usage.begin({ userId, day: TODAY, ...LIMITS, ...more });
const end = (userId: string, day = TODAY) => usage.end({ userId, day });

// The clock is the database's: time passes by moving what it is compared with.
const pass = (ms: number) =>
  database.asOwner("UPDATE ai_usage SET held_until = held_until - $1 * interval '1 ms'", [ms]);

test('one request of a person runs at a time, and nobody else waits for it', async () => {
  const [ann, ben] = [await aUser(database), await aUser(database)];
  expect(await begin(ann)).toBe('begun');
  expect(await begin(ann)).toBe('running');
  expect(await begin(ben)).toBe('begun');
  await end(ann);
  expect(await begin(ann)).toBe('begun');
  expect(await begin(ben)).toBe('running');
});

test('of many that begin at the same moment, one does', async () => {
  const ann = await aUser(database);
  const kinds = await Promise.all(Array.from({ length: 8 }, () => begin(ann)));
  expect(kinds.toSorted()).toEqual(['begun', ...Array.from({ length: 7 }, () => 'running')]);
});

test('a request that was turned away is not counted', async () => {
  const ann = await aUser(database);
  await begin(ann, { limit: 2 });
  expect(await begin(ann, { limit: 2 })).toBe('running');
  await end(ann);
  expect(await begin(ann, { limit: 2 })).toBe('begun');
});

test('a day has so many requests, and the next one has them again', async () => {
  const ann = await aUser(database);
  for (let n = 0; n < 3; n += 1) {
    expect(await begin(ann)).toBe('begun');
    await end(ann);
  }
  expect(await begin(ann)).toBe('spent');
  expect(await begin(ann)).toBe('spent');
  expect(await begin(ann, { day: TOMORROW })).toBe('begun');
});

test('all people together have so many a day, and whoever is turned away can go on when there are more', async () => {
  const day = '2026-12-24';
  const [ann, ben, cleo] = [await aUser(database), await aUser(database), await aUser(database)];
  const ask = (userId: string, more: Asked) => begin(userId, { day, ...more });
  // Who has none of their own left takes none from the others.
  await ask(ann, { limit: 1, limitOfAll: 2 });
  await end(ann, day);
  expect(await ask(ann, { limit: 1, limitOfAll: 2 })).toBe('spent');
  expect(await ask(ben, { limit: 1, limitOfAll: 2 })).toBe('begun');
  expect(await ask(cleo, { limit: 1, limitOfAll: 2 })).toBe('spent');
  expect(await ask(cleo, { limit: 1, limitOfAll: 9 })).toBe('begun');
  await end(ann, day);
  expect(await begin(ann, { day: '2026-12-25', limitOfAll: 2 })).toBe('begun');
});

test('a request that runs over midnight is still the only one', async () => {
  const ann = await aUser(database);
  expect(await begin(ann)).toBe('begun');
  expect(await begin(ann, { day: TOMORROW })).toBe('running');
  await end(ann);
  expect(await begin(ann, { day: TOMORROW })).toBe('begun');
});

test('a request that never ended holds nobody up for ever', async () => {
  const ann = await aUser(database);
  await begin(ann);
  await pass(94_000);
  expect(await begin(ann)).toBe('running');
  await pass(1_001);
  expect(await begin(ann)).toBe('begun');
});

test('a request that could not be counted with those of all is given back', async () => {
  const ann = await aUser(database);
  await database.asOwner('ALTER TABLE throttle RENAME TO throttle_away');
  await expect(begin(ann, { limit: 1 })).rejects.toThrow('throttle');
  await database.asOwner('ALTER TABLE throttle_away RENAME TO throttle');
  expect(await begin(ann, { limit: 1 })).toBe('begun');
});

test('what all people may ask together is for the whole day, on a server whose clock is behind as well', async () => {
  const ask = async () =>
    begin(await aUser(database), { day: '2026-11-23', limit: 1, limitOfAll: 1 });
  expect(await ask()).toBe('begun');
  await database.asOwner("UPDATE throttle SET resets_at = resets_at - interval '35 hours'");
  expect(await ask()).toBe('spent');
});

test('no more is kept of a person than the last day', async () => {
  const ann = await aUser(database);
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    await begin(ann, { day });
    await end(ann, day);
  }
  const rows = await database.asOwner(
    'SELECT day::text, requests, held_until FROM ai_usage WHERE user_id = $1',
    [ann],
  );
  expect(rows).toEqual([{ day: '2026-11-22', requests: 1, held_until: null }]);
});
