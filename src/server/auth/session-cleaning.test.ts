import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from '../db/test-database.ts';
import { testApp } from '../test-app.ts';
import { startSessionCleaning } from './session-cleaning.ts';

const test = await testApp();
afterAll(() => test.close());

it('sessions that are over leave within a day, whoever had them, and the others stay', async () => {
  const people = [await test.signUp(), await test.signUp(), await test.signUp()] as const;
  const [idle, old, present] = people;
  const { orm } = test.database;
  await orm.execute(
    sql`update session set expires_at = now() - interval '1 second' where user_id = ${idle.userId}`,
  );
  await orm.execute(
    sql`update session set created_at = now() - interval '31 days' where user_id = ${old.userId}`,
  );
  const left = async () => rowsOf(test.database, sql`select user_id from session`);
  const cleaning = startSessionCleaning({ database: test.database, log: test.log, everyMs: 20 });
  await expect.poll(left).toEqual([{ user_id: present.userId }]);
  await orm.execute(sql`update session set expires_at = now() - interval '1 second'`);
  await expect.poll(left).toEqual([]);
  cleaning.stop();
});
