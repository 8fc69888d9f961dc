import { beforeAll, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openTestDatabase } from './db/test-database.ts';
import { testApp, type TestApp } from './test-app.ts';
import { aBrowser, someCredentials, type Person } from './test-person.ts';

let test: TestApp;
let person: Person;

beforeAll(async () => {
  const database = await openTestDatabase();
  test = await testApp({ database });
  person = await test.signUp();
  await test.live.stop();
  await database.closeForGood();
});

const unavailable = { error: { code: 'storage.unavailable', requestId: expect.any(String) } };

it('is told as such to somebody who signs in, and not as a wrong password', async () => {
  const reply = await aBrowser(test.request).post(PATHS.signIn, person);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject(unavailable);
});

it('is told as such to somebody who signs up', async () => {
  const reply = await aBrowser(test.request).post(PATHS.signUp, someCredentials());
  expect(reply.status).toBe(503);
});

it('does not look like the end of a session', async () => {
  for (const reply of [
    await person.get(PATHS.profile),
    await person.post(PATHS.operations, {}),
    await person.post(PATHS.updateUser, { username: 'Another' }),
  ]) {
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject(unavailable);
  }
});

it('does not let a sign-out look done that the server could not do', async () => {
  const reply = await person.post(PATHS.signOut, {});
  expect(reply.status).toBe(503);
  expect(person.cookie()).not.toBe('');
});

it('does not let a sign-out look done when only the removal failed', async () => {
  const whole = await testApp();
  const someone = await whole.signUp();
  const lost = () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
  const orm = Object.assign(Object.create(whole.database.orm) as typeof whole.database.orm, {
    delete: lost,
  });
  const cut = await testApp({ database: { ...whole.database, orm } });
  const headers = { 'content-type': 'application/json', cookie: someone.cookie() };
  const reply = await cut.request(PATHS.signOut, { method: 'POST', headers, body: '{}' });
  expect(reply.status).toBe(503);
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect((await someone.get(PATHS.profile)).status).toBe(200);
  await whole.close();
});

it('is what readiness is about, and life is not', async () => {
  expect((await test.request('/readyz')).status).toBe(503);
  expect((await test.request('/healthz')).status).toBe(200);
});

it('is logged without a word of whom it concerned', () => {
  expect(test.logged()).toContain('request failed');
  expect(test.logged()).not.toContain(person.email);
  expect(test.logged()).not.toContain(person.username.toLowerCase());
});
