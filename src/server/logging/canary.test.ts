/** What people say and what lets them in is put through every flow, also failing ones, and looked for in the log. */

import { sql } from 'drizzle-orm';
import { inspectRoutes } from 'hono/dev';
import { afterAll, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { aBrowser, type Person } from '../test-person.ts';

const CANARY = 'canary7f3a';
const EMAIL = `${CANARY}@example.org`;
const PASSWORD = `${CANARY} password`;

const database = await openTestDatabase();
afterAll(() => database.close());

/** Every secret that came up on the way, beside the canary itself. */
function secretsOf(person: Person): string[] {
  const token = decodeURIComponent(person.cookie().split('=')[1] ?? '').split('.')[0] ?? '';
  return token === '' ? [] : [token];
}

/** Everything that can be done, with the canary in every place where a person puts words. */
async function everyFlow(test: TestApp, person: Person): Promise<string[]> {
  const now = test.clock.now();
  const frame = { at: now, sentAt: now, zone: 'UTC' };
  const operation = (change: unknown) => ({
    opId: crypto.randomUUID(),
    schema: 1,
    at: now,
    zone: 'UTC',
    change,
  });
  const mountain = aMountain({
    id: `mountain-${CANARY}`,
    title: CANARY,
    description: CANARY,
    pebbles: [aPebble({ id: `pebble-${CANARY}`, title: CANARY, description: CANARY })],
  });
  const dump = {
    id: crypto.randomUUID(),
    text: CANARY,
    plannedBy: CANARY,
    mountainIds: [mountain.id],
    createdAt: now,
  };
  const visitor = aBrowser(test.request);
  const secrets = secretsOf(person);
  await person.post(PATHS.brainDumps, { ...frame, dumpId: crypto.randomUUID(), text: CANARY });
  await person.post(PATHS.operations, {
    sentAt: now,
    operations: [
      operation({ kind: 'mountains.add', mountains: [mountain] }),
      operation({
        kind: 'plan.import',
        mountains: [mountain],
        completions: [],
        brainDumps: [dump],
      }),
      operation({
        kind: 'pebble.setStatus',
        pebbleId: `pebble-${CANARY}`,
        status: 'moved',
        trackedMinutes: 3,
      }),
      operation({ kind: CANARY }),
    ],
  });
  for (const path of [PATHS.profile, PATHS.accountExport, PATHS.accountExportMarkdown])
    await (await person.get(path)).text();
  await person.get(PATHS.accountSessions);
  await person.post(PATHS.updateUser, { username: `${CANARY}-new` });
  await visitor.post(PATHS.signIn, { email: EMAIL, password: `${PASSWORD} wrong` });
  await visitor.post(PATHS.signUp, { email: EMAIL, username: `${CANARY}-2`, password: PASSWORD });
  await visitor.post(PATHS.recoveryRequest, { email: EMAIL });
  await visitor.post(PATHS.recoveryRequest, { email: `${CANARY}-unknown@example.org` });
  const text = (await test.mails()).at(-1)?.text ?? '';
  const pair = text.includes('access_token')
    ? pairIn(text)
    : { accessToken: `${CANARY}-access`, refreshToken: `${CANARY}-refresh` };
  secrets.push(pair.accessToken, pair.refreshToken);
  await visitor.post(PATHS.recoveryVerify, pair);
  await visitor.post(PATHS.recoveryVerify, { accessToken: CANARY, refreshToken: CANARY });
  await person.post(PATHS.accountPassword, {
    currentPassword: `${CANARY} wrong`,
    newPassword: `${CANARY} new`,
  });
  await person.post(PATHS.accountPassword, {
    currentPassword: PASSWORD,
    newPassword: `${CANARY} new`,
  });
  secrets.push(...secretsOf(person));
  await visitor.post(PATHS.recoveryPassword, { ...pair, password: `${CANARY} newer` });
  await person.post(PATHS.accountDelete, { password: `${CANARY} wrong` });
  await visitor.get(`/${CANARY}?token=${CANARY}`);
  for (const { method, path } of inspectRoutes(test.app).filter((route) => !route.isMiddleware))
    if (method === 'POST')
      await visitor.fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: `{"${CANARY}": ${CANARY}`,
      });
  await test.mails();
  return secrets;
}

function expectClean(logged: string, secrets: readonly string[]): void {
  expect(logged).not.toContain('@example.org');
  expect(logged.toLowerCase()).not.toContain(CANARY);
  for (const secret of secrets) expect(logged).not.toContain(secret);
}

const somebody = { email: EMAIL, username: CANARY, password: PASSWORD };

it('the log of every flow names routes and events, and nobody and nothing else', async () => {
  await database.empty();
  const test = await testApp({ database });
  const person = await test.signUp(somebody);
  const secrets = await everyFlow(test, person);
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  await person.post(PATHS.accountDelete, { password: `${CANARY} new` });
  const logged = test.logged();
  for (const event of ['sign-up', 'sign-in', 'recovery.requested', 'recovery.password'])
    expect(logged).toContain(`"event":"${event}"`);
  expect(logged).toContain('"event":"password changed"');
  expect(logged).toContain('"event":"account deleted"');
  expectClean(logged, secrets);
});

/** Each fails statements in its own way, with what was in them in the message. */
const FAILURES = [
  [
    'a trigger that quotes the row',
    `CREATE FUNCTION fail_with_row() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'refused: %', NEW USING DETAIL = NEW::text; END $$;
     CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON brain_dumps FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON mountains FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON completions FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON recovery FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON waiting_mails FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION fail_with_row();
     CREATE TRIGGER fail BEFORE UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION fail_with_row();`,
    'DROP FUNCTION fail_with_row() CASCADE',
  ],
  [
    'tables that are gone',
    `ALTER TABLE recovery RENAME TO recovery_gone;
ALTER TABLE completions RENAME TO completions_gone;
     ALTER TABLE brain_dumps RENAME TO brain_dumps_gone;
ALTER TABLE account RENAME TO account_gone;`,
    `ALTER TABLE recovery_gone RENAME TO recovery;
ALTER TABLE completions_gone RENAME TO completions;
     ALTER TABLE brain_dumps_gone RENAME TO brain_dumps;
ALTER TABLE account_gone RENAME TO account;`,
  ],
] as const;

async function asOwner(statements: string): Promise<void> {
  for (const statement of statements.split(/;\n|;$/)) {
    // The body of a function has a semicolon of its own, and no line ends with it.
    if (statement.trim() !== '') await database.asOwner(statement);
  }
}

it.each(FAILURES)(
  'the log says nothing more when the database fails: %s',
  async (_name, on, off) => {
    await database.empty();
    const test = await testApp({ database });
    const person = await test.signUp(somebody);
    await asOwner(on);
    try {
      const secrets = await everyFlow(test, person);
      const logged = test.logged();
      expect(logged).toContain('"msg":"request failed"');
      expectClean(logged, secrets);
    } finally {
      await asOwner(off);
    }
  },
);

it('the answer to a request that failed has a code and an id, and no cause', async () => {
  await database.empty();
  const test = await testApp({ database });
  const person = await test.signUp(somebody);
  const broken: Database = {
    ...database,
    withUser: () => Promise.reject(new Error(`the words of ${CANARY}`)),
    run: () => Promise.reject(new Error(`the words of ${CANARY}`)),
  };
  const failing = await testApp({ database: broken });
  const headers = { cookie: person.cookie() };
  for (const path of [PATHS.profile, PATHS.accountExport, PATHS.accountExportMarkdown]) {
    const reply = await failing.request(path, { headers });
    const text = await reply.text();
    expect(reply.status).toBe(500);
    expect(text).not.toContain(CANARY);
    expect(Object.keys((JSON.parse(text) as { error: object }).error).toSorted()).toEqual([
      'code',
      'message',
      'requestId',
    ]);
  }
  await database.orm.execute(sql`select 1`);
});
