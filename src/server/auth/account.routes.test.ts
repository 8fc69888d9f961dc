import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { testApp } from '../test-app.ts';
import { errorOf, snapshotOf } from '../test-answers.ts';
import { rowsOf } from '../db/test-database.ts';
import { aBrowser, someCredentials } from '../test-person.ts';

const test = await testApp();
afterAll(() => test.close());

const visitor = () => aBrowser(test.request);

describe('sign-up', () => {
  it('signs the person in, with a profile of their own', async () => {
    const person = await test.signUp({ username: 'Ada_Lovelace-1' });
    const { profile } = (await (await person.get(PATHS.profile)).json()) as {
      profile: { userId: string; username: string };
    };
    expect(profile).toMatchObject({ userId: person.userId, username: 'Ada_Lovelace-1' });
  });

  it.each([
    ['America/Los_Angeles', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-21'],
  ])('begins on the day that it is for the person: %s', async (zone, day) => {
    const person = visitor();
    await person.post(PATHS.signUp, { ...someCredentials(), zone });
    const { profile } = await snapshotOf(person);
    expect(profile.lastActive).toBe(day);
  });

  it('has made an account also when its first day could not be kept', async () => {
    const withUser = () => Promise.reject(new Error('The disk is full.'));
    const { request } = await testApp({ database: { ...test.database, withUser } });
    const person = someCredentials();
    const reply = await aBrowser(request).post(PATHS.signUp, { ...person, zone: 'Asia/Tokyo' });
    expect(reply.status).toBe(200);
    expect((await aBrowser(test.request).post(PATHS.signIn, person)).status).toBe(200);
  });

  it('is done also when the try that it was could not be taken back', async () => {
    const fails = (): never => {
      throw new Error('The disk is full.');
    };
    const orm = new Proxy(test.database.orm, {
      get: (all, name) => (name === 'update' ? fails : (Reflect.get(all, name) as unknown)),
    });
    const { request, logged } = await testApp({ database: { ...test.database, orm } });
    const person = aBrowser(request);
    expect((await person.post(PATHS.signUp, someCredentials())).status).toBe(200);
    expect(logged()).toContain('a sign-up that told nothing is counted like one that did');
    expect((await person.get(PATHS.profile)).status).toBe(200);
  });

  it('begins on the day of UTC where no zone is told', async () => {
    for (const zone of [undefined, 7, 'Atlantis', 'x'.repeat(1000)]) {
      const person = visitor();
      expect((await person.post(PATHS.signUp, { ...someCredentials(), zone })).status).toBe(200);
      const { profile } = await snapshotOf(person);
      expect(profile.lastActive).toBe(profile.createdAt.slice(0, 10));
    }
  });

  it.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b' }, { email: 'Please enter a valid email address' }],
    [{ email: `${'x'.repeat(260)}@example.org` }, { email: 'Please enter a valid email address' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(129) }, { password: 'Password must be at most 128 characters' }],
    [{ username: '' }, { username: 'Username is required' }],
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'x'.repeat(65) }, { username: 'Username must be at most 64 characters' }],
    [
      { username: 'a.b.c' },
      { username: 'Username can only contain letters, numbers, hyphens, and underscores' },
    ],
    [
      { email: 7, password: ['x'] },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('names what is wrong with %j', async (wrong, fields) => {
    const body = { ...someCredentials(), ...wrong };
    expect(await errorOf(await visitor().post(PATHS.signUp, body))).toMatchObject({
      status: 400,
      code: 'account.invalid',
      fields,
    });
  });

  it('takes the specification’s shortest password and username', async () => {
    const person = await test.signUp({ username: 'a-1', password: '123456' });
    expect((await person.get(PATHS.profile)).status).toBe(200);
  });

  it('says that an e-mail is taken, whatever the case of its letters', async () => {
    const { email } = await test.signUp();
    const again = someCredentials({ email: email.toUpperCase() });
    expect(await errorOf(await visitor().post(PATHS.signUp, again))).toMatchObject({
      status: 409,
      code: 'account.email_taken',
      message: 'An account with this email already exists',
    });
  });

  it('says that a username is taken, whatever the case of its letters', async () => {
    await test.signUp({ username: 'Taken-Name' });
    const again = someCredentials({ username: 'taken-NAME' });
    expect(await errorOf(await visitor().post(PATHS.signUp, again))).toMatchObject({
      status: 409,
      code: 'account.username_taken',
      message: 'This username is already taken',
    });
  });

  it.each([
    ['username', { username: 'Twins-name' }, 'account.username_taken'],
    ['email', { email: 'twins@example.org' }, 'account.email_taken'],
  ] as const)('lets one of many simultaneous sign-ups have a %s', async (_what, same, code) => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => visitor().post(PATHS.signUp, someCredentials(same))),
    );
    const won = replies.filter((reply) => reply.ok);
    const lost = await Promise.all(replies.filter((reply) => !reply.ok).map(errorOf));
    expect(won).toHaveLength(1);
    expect(lost.map((error) => error.code)).toEqual([code, code, code]);
    const users = await rowsOf(
      test.database,
      sql`select count(*)::int as n from "user" where lower(username) = 'twins-name' or email = 'twins@example.org'`,
    );
    expect(users).toEqual([{ n: _what === 'username' ? 1 : 2 }]);
  });

  it('leaves no user behind without a password and without a profile', async () => {
    const rows = await rowsOf(
      test.database,
      sql`select count(*)::int as n from "user" u left join account a on a.user_id = u.id where a.id is null`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('takes nothing from the body but the three fields', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const body = {
      ...someCredentials({ username: 'Plain-Name' }),
      id,
      emailVerified: true,
      role: 'admin',
      name: '<b>',
      displayUsername: '<script>',
      image: 'https://example.org/x.png',
      callbackURL: 'https://evil.example',
      rememberMe: false,
    };
    const reply = await visitor().post(PATHS.signUp, body);
    expect(reply.status).toBe(200);
    const rows = await rowsOf(
      test.database,
      sql`select name, display_username, email_verified, image from "user" where email = ${body.email}`,
    );
    expect(rows).toEqual([
      { name: 'Plain-Name', display_username: 'Plain-Name', email_verified: false, image: null },
    ]);
    expect(((await reply.json()) as { user: { id: string } }).user.id).not.toBe(id);
  });
});

describe('sign-in', () => {
  it('takes the right password, and a fresh cookie comes each time', async () => {
    const person = await test.signUp();
    const browser = visitor();
    expect((await browser.post(PATHS.signIn, person)).status).toBe(200);
    expect((await browser.get(PATHS.profile)).status).toBe(200);
    expect(browser.cookie()).not.toBe(person.cookie());
  });

  it('ends the session that the browser had before', async () => {
    const person = await test.signUp();
    const earlier = person.cookie();
    await person.post(PATHS.signIn, person);
    const reply = await test.request(PATHS.profile, { headers: { cookie: earlier } });
    expect(reply.status).toBe(401);
    expect((await person.get(PATHS.profile)).status).toBe(200);
  });

  it('takes an e-mail with blanks around and other letter case, as people type it', async () => {
    const { email, password } = await test.signUp();
    const reply = await visitor().post(PATHS.signIn, {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(reply.status).toBe(200);
  });

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const { email } = await test.signUp();
    const wrong = {
      status: 401,
      code: 'account.credentials_wrong',
      message: 'Invalid email or password',
    };
    const password = 'not the one';
    expect(await errorOf(await visitor().post(PATHS.signIn, { email, password }))).toMatchObject(
      wrong,
    );
    const unknown = { email: 'who@example.org', password };
    expect(await errorOf(await visitor().post(PATHS.signIn, unknown))).toMatchObject(wrong);
  });

  it.each(['nul\0@example.org', 'cut\ud800@example.org', 'two\r\nBcc: lines@example.org'])(
    'takes %j for no address, nor does a request for a reset link',
    async (email) => {
      const wrong = {
        status: 400,
        code: 'account.invalid',
        fields: { email: 'Please enter a valid email address' },
      };
      const body = { email, password: 'a quiet morning' };
      for (const path of [PATHS.signIn, PATHS.recoveryRequest])
        expect(await errorOf(await visitor().post(path, body))).toMatchObject(wrong);
    },
  );

  it('knows a password however its accents were typed', async () => {
    const person = await test.signUp({ password: 'caf\u00e9 au lait' });
    const reply = await visitor().post(PATHS.signIn, { ...person, password: 'cafe\u0301 au lait' });
    expect(reply.status).toBe(200);
  });
});

describe('a session', () => {
  it('is a cookie that no script can read', async () => {
    const reply = await visitor().post(PATHS.signUp, someCredentials());
    const [cookie, ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^unstuck=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('never shows its token in a body', async () => {
    const browser = visitor();
    const reply = await browser.post(PATHS.signUp, someCredentials());
    const token =
      decodeURIComponent(browser.cookie())
        .replace(/^unstuck=/, '')
        .split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(await reply.text()).not.toContain(token);
    expect(await (await browser.get(PATHS.profile)).text()).not.toContain(token);
  });

  it('is bound to host and https where the public address is https', async () => {
    const { database } = test;
    const secure = await testApp({ database, appUrl: 'https://unstuck.example.org' });
    const reply = await aBrowser(secure.request).post(PATHS.signUp, someCredentials());
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^__Host-unstuck=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is over on the server after signing out', async () => {
    const person = await test.signUp();
    const cookie = person.cookie();
    expect((await person.post(PATHS.signOut, {})).status).toBe(200);
    expect(person.cookie()).toBe('');
    expect((await test.request(PATHS.profile, { headers: { cookie } })).status).toBe(401);
  });

  it('cannot be made up', async () => {
    const person = await test.signUp();
    const [name, value = ''] = person.cookie().split('=');
    const forged = `${name}=${value.slice(0, -6)}AAAA%3D`;
    expect((await test.request(PATHS.profile, { headers: { cookie: forged } })).status).toBe(401);
  });

  it('ends after seven idle days, and after thirty in any case', async () => {
    const idle = await test.signUp();
    const old = await test.signUp();
    await test.database.orm.execute(
      sql`update session set expires_at = now() - interval '1 second' where user_id = ${idle.userId}`,
    );
    await test.database.orm.execute(
      sql`update session set created_at = now() - interval '30 days 1 second' where user_id = ${old.userId}`,
    );
    expect((await idle.get(PATHS.profile)).status).toBe(401);
    expect((await old.get(PATHS.profile)).status).toBe(401);
    const left = await rowsOf(
      test.database,
      sql`select 1 from session where user_id in (${idle.userId}, ${old.userId})`,
    );
    expect(left).toEqual([]);
  });

  it('is made longer by use, once a day', async () => {
    const person = await test.signUp();
    expect((await person.get(PATHS.profile)).headers.getSetCookie()).toEqual([]);
    await test.database.orm.execute(
      sql`update session set expires_at = now() + interval '5 days 23 hours' where user_id = ${person.userId}`,
    );
    const reply = await person.get(PATHS.profile);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^unstuck=.+Max-Age=604800/);
    const rows = await rowsOf(
      test.database,
      sql`select expires_at > now() + interval '6 days 23 hours' as longer from session where user_id = ${person.userId}`,
    );
    expect(rows).toEqual([{ longer: true }]);
  });

  it('forgets with it what became of operations more than a year ago, and nothing younger', async () => {
    const person = await test.signUp();
    const kept = () =>
      test.database.withUser(person.userId, (tx) =>
        rowsOf(
          { orm: tx },
          sql`select result ->> 'age' as age from applied_operations order by applied_at`,
        ),
      );
    await test.database.withUser(person.userId, async (tx) => {
      await tx.execute(
        sql`insert into applied_operations (user_id, op_id, result, applied_at)
            select ${person.userId}, gen_random_uuid(), json_build_object('age', age), now() - make_interval(days => age)
              from unnest(array[401, 399]) as age`,
      );
      await tx.execute(
        sql`delete from applied_operations where applied_at > now() - interval '400 days'`,
      );
    });
    expect(await kept()).toEqual([{ age: '401' }, { age: '399' }]);
    await test.database.orm.execute(
      sql`update session set expires_at = now() + interval '5 days' where user_id = ${person.userId}`,
    );
    await person.get(PATHS.profile);
    expect(await kept()).toEqual([{ age: '399' }]);
  });
});

describe('a username', () => {
  it('can be changed, and the profile counts as changed', async () => {
    const person = await test.signUp();
    const before = await person.get(PATHS.profile);
    expect((await person.post(PATHS.updateUser, { username: 'New_Name' })).status).toBe(200);
    const after = await person.fetch(PATHS.profile, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(((await after.json()) as { profile: { username: string } }).profile.username).toBe(
      'New_Name',
    );
  });

  it('cannot become somebody else’s, whatever the case of its letters', async () => {
    await test.signUp({ username: 'Somebody-Else' });
    const person = await test.signUp();
    const reply = await person.post(PATHS.updateUser, { username: 'somebody-else' });
    expect(await errorOf(reply)).toMatchObject({ status: 409, code: 'account.username_taken' });
  });

  it('goes to one of two who want it at the same moment', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    const replies = await Promise.all(
      [one, two].map((person) => person.post(PATHS.updateUser, { username: 'Wanted-by-two' })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
  });

  it('can change the case of its letters', async () => {
    const person = await test.signUp({ username: 'lower-case' });
    expect((await person.post(PATHS.updateUser, { username: 'Lower-Case' })).status).toBe(200);
  });

  it.each([
    { username: null },
    { username: '' },
    { username: 'a b' },
    {},
    { name: 'x', image: 'y' },
  ])('is not lost to %j', async (body) => {
    const person = await test.signUp();
    const reply = await person.post(PATHS.updateUser, body);
    expect(await errorOf(reply)).toMatchObject({ status: 400, code: 'account.invalid' });
    const { profile } = await snapshotOf(person);
    expect(profile.username).toBe(person.username);
  });
});
