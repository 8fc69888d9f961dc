import { expect, test, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { hashCheaply, testApp } from '../test-app.ts';
import { aBrowser } from '../test-person.ts';

/** Transactions that wait for what is to be done next. */
const OPEN = `SELECT query FROM pg_stat_activity
  WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;

test('a password is hashed while nothing is held in the database, which may have one connection', async () => {
  const database = await openTestDatabase();
  const server = await testApp({
    database,
    hashPassword: async (password) => {
      // Waits for ever inside a transaction of an embedded database; elsewhere an open one is seen.
      await vi.waitFor(async () => expect(await database.asOwner(OPEN)).toEqual([]), 60_000);
      return hashCheaply(password);
    },
  });
  const person = await server.signUp();
  const change = { currentPassword: person.password, newPassword: 'a louder evening' };
  expect((await person.post(PATHS.accountPassword, change)).status).toBe(200);
  await person.post(PATHS.recoveryRequest, { email: person.email });
  const link = pairIn((await server.mails()).at(-1)?.text ?? '');
  const visitor = aBrowser(server.request);
  const reset = await visitor.post(PATHS.recoveryPassword, { ...link, password: 'a third one' });
  expect(reset.status).toBe(200);
  await server.close();
});
