/** Every route there is, tried by whoever has no business there: made from the route table itself. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type RecoveryPair } from '#domain/contract.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { PUBLIC_ROUTES } from './auth/require-user.ts';
import { pairIn } from './recovery/test-link.ts';
import { testApp, type TestApp } from './test-app.ts';
import { routesOf } from './test-answers.ts';
import type { Person } from './test-person.ts';

const CANARY = 'canary-of-ann';

let test: TestApp;
let ann: Person;
let ben: Person;
let pair: RecoveryPair;

beforeAll(async () => {
  test = await testApp();
  ann = await test.signUp({ username: 'Ann-of-the-walk' });
  ben = await test.signUp();
  await ann.post(PATHS.brainDumps, {
    dumpId: crypto.randomUUID(),
    text: `Call ${CANARY}`,
    at: test.clock.now(),
    sentAt: test.clock.now(),
    zone: 'UTC',
  });
  await ann.post(PATHS.recoveryRequest, { email: ann.email });
  const [mail] = await test.mails();
  pair = pairIn(mail?.text ?? '');
});
afterAll(() => test.close());

function guarded() {
  return routesOf(test).filter(({ path }) => !PUBLIC_ROUTES.has(path));
}

const init = (method: string, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  ...(method === 'GET' ? {} : { body: '{}' }),
});

const NO_SESSION = '401 session.missing';

/** The whole answer, or the first event of a stream that would not end. */
async function firstOf(reply: Response): Promise<string> {
  if (reply.headers.get('content-type') !== 'text/event-stream') return reply.text();
  const reader = reply.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

async function answerOf(reply: Response): Promise<string> {
  const { error } = (await reply.json()) as Partial<ErrorBody>;
  return `${reply.status} ${error?.code}`;
}

describe('every route but the public ones', () => {
  it('is more than a handful, so that a table that cannot be read does not pass for safe', () => {
    expect(guarded().length).toBeGreaterThanOrEqual(9);
  });

  it('refuses somebody without a session', async () => {
    for (const { method, path } of guarded())
      expect(await answerOf(await test.request(path, init(method))), `${method} ${path}`).toBe(
        NO_SESSION,
      );
  });

  it('refuses an expired session, an ended one, and one that never was', async () => {
    const idle = await test.signUp();
    const old = await test.signUp();
    const ended = await test.signUp();
    const cookies = [idle.cookie(), old.cookie(), ended.cookie()];
    await ended.post(PATHS.signOut, {});
    const { orm } = test.database;
    for (const { method, path } of guarded()) {
      // The first use removes what is over: made anew for each route.
      await orm.execute(
        sql`update session set expires_at = now() - interval '1 second' where user_id = ${idle.userId}`,
      );
      await orm.execute(
        sql`update session set created_at = now() - interval '31 days' where user_id = ${old.userId}`,
      );
      for (const cookie of [...cookies, 'unstuck=made.up'])
        expect(await answerOf(await test.request(path, init(method, { cookie }))), path).toBe(
          NO_SESSION,
        );
      await idle.post(PATHS.signIn, idle);
      await old.post(PATHS.signIn, old);
      cookies[0] = idle.cookie();
      cookies[1] = old.cookie();
    }
  });

  it('refuses the two secrets of a reset link, wherever they are put', async () => {
    const { accessToken, refreshToken } = pair;
    expect(await (await ann.post(PATHS.recoveryVerify, pair)).json()).toEqual({ status: 'ok' });
    for (const secret of [accessToken, refreshToken, `${accessToken}.${refreshToken}`])
      for (const { method, path } of guarded()) {
        const body = JSON.stringify({ ...pair, password: 'a new password' });
        const attempts = [
          init(method, { authorization: `Bearer ${secret}` }),
          init(method, { cookie: `unstuck=${secret}` }),
          init(method, { cookie: `better-auth.session_token=${secret}; session_token=${secret}` }),
          method === 'GET' ? init(method) : { ...init(method), body },
        ];
        for (const attempt of attempts)
          expect(
            await answerOf(
              await test.request(`${path}?access_token=${secret}&refresh_token=${secret}`, attempt),
            ),
            path,
          ).toBe(NO_SESSION);
      }
    expect(await (await ann.post(PATHS.recoveryVerify, pair)).json()).toEqual({ status: 'ok' });
  });
});

describe('somebody who is signed in', () => {
  it('is refused by every route when the request names another person', async () => {
    for (const { method, path } of guarded()) {
      const reply = await ben.fetch(path, init(method, { 'x-unstuck-user': ann.userId }));
      expect(await answerOf(reply), `${method} ${path}`).toBe(NO_SESSION);
    }
  });

  it('is shown nothing of another by any route, whatever ids the request carries', async () => {
    const others = { userId: ann.userId, user_id: ann.userId, id: ann.userId, email: ann.email };
    for (const { method, path } of routesOf(test)) {
      const me = await test.signUp();
      const query = new URLSearchParams(others).toString();
      const body = JSON.stringify({
        ...others,
        username: me.username,
        password: 'a guess',
        currentPassword: 'a guess',
        newPassword: 'another guess',
        sentAt: test.clock.now(),
        operations: [],
      });
      const request = method === 'GET' ? init(method) : { ...init(method), body };
      const reply = await me.fetch(`${path}?${query}`, request);
      const said = (await firstOf(reply)) + JSON.stringify([...reply.headers]);
      for (const secret of [CANARY, ann.userId, ann.email, ann.username])
        expect(said, `${method} ${path}`).not.toContain(secret);
    }
    const { profile } = (await (await ann.get(PATHS.profile)).json()) as {
      profile: { username: string; mountains: unknown[] };
    };
    expect(profile.username).toBe('Ann-of-the-walk');
    expect(profile.mountains.length).toBeGreaterThan(0);
  });
});
