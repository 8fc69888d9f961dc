import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import type { WithUser } from '../db/connection.ts';
import { openTestDatabase, rowsOf } from '../db/test-database.ts';
import { testApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { operationOf } from './test-push.ts';

let server: TestApp;
/** How many transactions of each person are open now, and were at most. */
const open = new Map<string, number>();
const most = new Map<string, number>();
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const database = await openTestDatabase();
  const withUser: WithUser = async (userId, work, config) => {
    const own = (open.get(userId) ?? 0) + 1;
    open.set(userId, own);
    most.set(userId, Math.max(own, most.get(userId) ?? 0));
    try {
      await held;
      return await database.withUser(userId, work, config);
    } finally {
      open.set(userId, (open.get(userId) ?? 1) - 1);
    }
  };
  server = await testApp({ database: { ...database, withUser } });
});
afterAll(() => server.close());

/** One that needs the lock. */
const aPush = () => ({
  sentAt: TEST_NOW,
  operations: [operationOf({ kind: 'node.delete', nodeType: 'pebble', nodeId: 'none' })],
});

test('one person takes one connection, however much is asked for at once, and nobody else waits for it', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()];
  const released = Promise.withResolvers<void>();
  held = released.promise;
  const pushes = Array.from({ length: 60 }, () => ann.post(PATHS.operations, aPush()));
  const refused = await Promise.race(pushes);
  // Nothing was done yet of what stands in line.
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ error: { code: 'request.too_many' } });
  expect(most.get(ann.userId)).toBe(1);

  const others = [ben, ben].map((person) => person.post(PATHS.operations, aPush()));
  await expect.poll(() => open.get(ben.userId)).toBe(1);
  released.resolve();
  const statuses = (await Promise.all([...pushes, ...others])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(statuses.filter((status) => status === 200)).toHaveLength(42);
  expect(most.get(ann.userId)).toBe(1);
  expect((await ann.post(PATHS.operations, aPush())).status).toBe(200);
});

test('what is asked to come back is not weighed until it does', async () => {
  const ann = await server.signUp();
  const released = Promise.withResolvers<void>();
  held = released.promise;
  const brainDump = {
    text: 'x'.repeat(3000),
    plannedBy: 'built-in',
    mountainIds: [],
    createdAt: TEST_NOW,
  };
  const pushes = Array.from({ length: 50 }, () =>
    ann.post(PATHS.operations, {
      sentAt: TEST_NOW,
      operations: [
        operationOf({
          kind: 'plan.import',
          mountains: [],
          completions: [],
          brainDumps: [{ ...brainDump, id: randomUUID() }],
        }),
      ],
    }),
  );
  expect((await Promise.race(pushes)).status).toBe(429);
  released.resolve();
  const statuses = (await Promise.all(pushes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  // Four kilobytes each.
  const counted = sql`select max(count) from throttle`;
  expect(await rowsOf(server.database, counted)).toEqual([{ max: 160 }]);
});
