import { afterAll, expect, test } from 'vitest';
import { aUser, openTestDatabase } from '../db/test-database.ts';
import { createLog } from '../logging/log.ts';
import { createAiUsageRepository, type AiUsage } from './ai-usage.repository.ts';
import { askService } from './asked-service.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const NEXT_NOON = '2026-11-22T12:00:00.000Z';
const BUSY = { code: 'planner.busy' };
const SPENT = { code: 'planner.quota' };

const database = await openTestDatabase();
afterAll(() => database.close());

type Ask = Awaited<ReturnType<typeof aPerson>>;

async function aPerson({
  dailyLimit = 3,
  changed = {},
}: { dailyLimit?: number; changed?: Partial<AiUsage> } = {}) {
  const userId = await aUser(database);
  const asker = { userId, log: createLog({ level: 'silent' }) };
  const service = { deadlineMs: 90_000, dailyLimit, dailyLimitOfAll: 100, model: 'a model' };
  const usage = { ...createAiUsageRepository(database), ...changed };
  return (work: () => Promise<string>, now = NOON) =>
    askService({ service, usage, clock: { now: () => now }, asker }, work);
}

const plan = async () => 'a plan';

/** Returns when the work has begun. */
async function workOf(ask: Ask, result: Promise<string>): Promise<{ asked: Promise<string> }> {
  const begun = Promise.withResolvers<void>();
  const asked = ask(() => {
    begun.resolve();
    return result;
  });
  await begun.promise;
  return { asked };
}

test('a person asks one thing at a time, and another person is not in the way', async () => {
  const [ann, ben] = [await aPerson(), await aPerson()];
  const first = Promise.withResolvers<string>();
  const { asked } = await workOf(ann, first.promise);
  await expect(ann(plan)).rejects.toMatchObject(BUSY);
  expect(await ben(plan)).toBe('a plan');
  first.resolve('the first');
  expect(await asked).toBe('the first');
  expect(await ann(plan)).toBe('a plan');
});

test('a plan that was made is given also when its end cannot be noted', async () => {
  const end = () => Promise.reject(new Error('No connection.'));
  const ann = await aPerson({ changed: { end } });
  expect(await ann(plan)).toBe('a plan');
});

test('the quota is for a day, and what failed counts', async () => {
  const ann = await aPerson({ dailyLimit: 2 });
  await ann(plan);
  await expect(ann(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  await expect(ann(plan)).rejects.toMatchObject(SPENT);
  expect(await ann(plan, NEXT_NOON)).toBe('a plan');
});

test('a request is held until its deadline, and one whose server died holds nobody up for longer', async () => {
  const ann = await aPerson();
  const pass = (ms: number) =>
    database.asOwner("UPDATE ai_usage SET held_until = held_until - $1 * interval '1 ms'", [ms]);
  await workOf(ann, new Promise(() => undefined));
  await expect(ann(plan)).rejects.toMatchObject(BUSY);
  await pass(90_000);
  await expect(ann(plan)).rejects.toMatchObject(BUSY);
  await pass(5_001);
  expect(await ann(plan)).toBe('a plan');
});
