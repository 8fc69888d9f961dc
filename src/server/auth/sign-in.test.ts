import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openTestDatabase, rowsOf } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { testApp } from '../test-app.ts';
import { aBrowser } from '../test-person.ts';

const database = await openTestDatabase();
const test = await testApp({ database });
beforeEach(() => database.empty());
afterAll(() => database.close());

const NEW_PASSWORD = 'a louder evening';

async function aPersonWithLink() {
  const person = await test.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  const pair = pairIn((await test.mails()).findLast(({ to }) => to === person.email)?.text ?? '');
  return { person, reset: { ...pair, password: NEW_PASSWORD } };
}

it('a password that changes between its check and the session lets nobody in', async () => {
  const person = await test.signUp();
  await database.asOwner(`
    CREATE FUNCTION reset_just_before() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE account SET password = 'another' WHERE user_id = NEW.user_id;
      DELETE FROM session WHERE user_id = NEW.user_id;
      RETURN NEW;
    END $$`);
  await database.asOwner(`
    CREATE TRIGGER reset_just_before BEFORE INSERT ON session
    FOR EACH ROW EXECUTE FUNCTION reset_just_before()`);
  const browser = aBrowser(test.request);
  const reply = await browser.post(PATHS.signIn, person);
  await database.asOwner('DROP FUNCTION reset_just_before CASCADE');
  expect(reply.status).toBe(401);
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await reply.json()).toMatchObject({ error: { code: 'account.credentials_wrong' } });
  expect(await rowsOf(database, sql`select id from session`)).toEqual([]);
});

it('no session of the old password is left, however sign-ins and a reset fall together', async () => {
  const { person, reset } = await aPersonWithLink();
  const browsers = Array.from({ length: 8 }, () => aBrowser(test.request));
  const signIns = browsers.map((browser) => browser.post(PATHS.signIn, person));
  const [done] = await Promise.all([
    aBrowser(test.request).post(PATHS.recoveryPassword, reset),
    ...signIns,
  ]);
  expect(done?.status).toBe(200);
  for (const browser of browsers) expect((await browser.get(PATHS.profile)).status).toBe(401);
  expect(await rowsOf(database, sql`select id from session`)).toEqual([]);
});
