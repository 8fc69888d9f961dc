import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { hashCheaply, testApp } from '../test-app.ts';
import { aBrowser } from '../test-person.ts';

test(
  'a password is hashed while nothing is held in the database, which may have one connection',
  { timeout: 30_000 },
  async () => {
    const database = await openTestDatabase();
    const server = await testApp({
      database,
      hashPassword: async (password) => {
        // Waits for ever inside a transaction of an embedded database; elsewhere a held row is told.
        await database.orm.execute(sql`select 1 from account for update nowait`);
        await database.orm.execute(sql`select 1 from recovery for update nowait`);
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
  },
);
