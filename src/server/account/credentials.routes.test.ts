import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS, type AccountSessionsReply } from '#domain/contract.ts';
import { rounds } from '../../../tests/setup/rounds.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { createAiUsageRepository } from '../planning/ai-usage.repository.ts';
import { testApp } from '../test-app.ts';
import { errorOf } from '../test-answers.ts';
import { aBrowser, type Person } from '../test-person.ts';

const NEW_PASSWORD = 'a louder evening';

let person: Person;

const database = await openTestDatabase();
const test = await testApp({ database });
beforeEach(async () => {
  await database.empty();
  person = await test.signUp();
});
afterAll(() => test.close());

const visitor = () => aBrowser(test.request);

/** The same person at another browser. */
async function elsewhere() {
  const browser = visitor();
  const reply = await browser.fetch(PATHS.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Another browser' },
    body: JSON.stringify(person),
  });
  expect(reply.status).toBe(200);
  return browser;
}

const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
  person.post(PATHS.accountPassword, { currentPassword, newPassword });

describe('changing the password while signed in', () => {
  it('ends the other sessions and every link, and goes on here under a new token', async () => {
    const other = await elsewhere();
    await visitor().post(PATHS.recoveryRequest, { email: person.email });
    const link = pairIn((await test.mails()).at(-1)?.text ?? '');
    const cookie = person.cookie();
    const reply = await change(person.password);
    expect([reply.status, await reply.text()]).toEqual([200, '{}']);
    expect((await other.get(PATHS.profile)).status).toBe(401);
    expect((await person.get(PATHS.profile)).status).toBe(200);
    expect(person.cookie()).not.toBe(cookie);
    expect((await test.request(PATHS.profile, { headers: { cookie } })).status).toBe(401);
    expect(await (await visitor().post(PATHS.recoveryVerify, link)).json()).toEqual({
      status: 'invalid',
    });
    expect((await test.mails()).at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your password for Unstuck was changed',
      text: expect.stringContaining('every device but the one it was changed on was signed out'),
    });
    expect((await visitor().post(PATHS.signIn, person)).status).toBe(401);
    const changed = { ...person, password: NEW_PASSWORD };
    expect((await visitor().post(PATHS.signIn, changed)).status).toBe(200);
  });

  it.each([
    ['a wrong one', 'not the one', NEW_PASSWORD, 403, 'account.credentials_wrong'],
    ['none', '', NEW_PASSWORD, 403, 'account.credentials_wrong'],
    ['the same again', 'a quiet morning', 'a quiet morning', 409, 'account.same_password'],
    ['one too short', 'a quiet morning', '12345', 400, 'account.invalid'],
    ['an empty one', 'a quiet morning', '', 400, 'account.invalid'],
  ])('is refused with %s, and nothing changes', async (_what, now, then, status, code) => {
    const other = await elsewhere();
    const error = await errorOf(await change(now, then));
    expect(error).toMatchObject({ status, code });
    const field = code === 'account.credentials_wrong' ? 'currentPassword' : 'newPassword';
    expect(error.fields).toEqual({ [field]: error.message });
    expect((await other.get(PATHS.profile)).status).toBe(200);
    expect((await visitor().post(PATHS.signIn, person)).status).toBe(200);
  });

  it('is done once when it is asked for twice at the same moment', async () => {
    const replies = await Promise.all([
      change(person.password, 'a first evening'),
      change(person.password, 'a second evening'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const password = replies[0].status === 200 ? 'a first evening' : 'a second evening';
    expect((await visitor().post(PATHS.signIn, { ...person, password })).status).toBe(200);
  });

  it('is mailed of five times an hour at most, also to an account that is deleted and made anew', async () => {
    const newsOf = async () =>
      (await test.mails()).filter(
        ({ to, subject }) => to === person.email && /changed/.test(subject),
      );
    const changeTo = (current: string, next: string) =>
      person.post(PATHS.accountPassword, { currentPassword: current, newPassword: next });
    let password = person.password;
    for (let time = 1; time <= 4; time += 1) {
      const next = `a louder evening ${time}`;
      expect((await changeTo(password, next)).status).toBe(200);
      expect(await newsOf()).toHaveLength(time);
      password = next;
    }
    expect((await person.post(PATHS.accountDelete, { password })).status).toBe(200);
    await person.post(PATHS.signUp, person);
    for (const [now, next] of [
      [person.password, 'the first after'],
      ['the first after', 'the second after'],
    ] as const) {
      expect((await changeTo(now, next)).status).toBe(200);
      expect(await newsOf()).toHaveLength(5);
    }
  });

  it('ends after ten times in ten minutes, also when each was right', async () => {
    const both = [person.password, NEW_PASSWORD] as const;
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await change(both[time % 2] ?? '', both[(time + 1) % 2])).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is done or a reset is, whenever the two meet', async () => {
    const meetings = rounds({ always: 10, atLength: 50 });
    for (let meeting = 0; meeting < meetings; meeting += 1) {
      await database.empty();
      const somebody = await test.signUp();
      await visitor().post(PATHS.recoveryRequest, { email: somebody.email });
      const link = pairIn((await test.mails()).at(-1)?.text ?? '');
      const asked = { currentPassword: somebody.password, newPassword: NEW_PASSWORD };
      const reset = { ...link, password: 'a third evening' };
      const [changed, set] = await Promise.all([
        somebody.post(PATHS.accountPassword, asked),
        visitor().post(PATHS.recoveryPassword, reset),
      ]);
      const isChanged = changed.status === 200;
      expect([changed.status, set.status]).toEqual(
        isChanged ? [200, 401] : [expect.toBeOneOf([401, 403]), 200],
      );
      const password = isChanged ? NEW_PASSWORD : reset.password;
      expect((await visitor().post(PATHS.signIn, { ...somebody, password })).status).toBe(200);
    }
  });

  it('cannot be used to try passwords without end', async () => {
    const codes: string[] = [];
    for (let time = 0; time < 11; time += 1)
      codes.push((await errorOf(await change(`guess ${time}`))).code);
    expect(codes.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => 'account.credentials_wrong'),
    );
    expect(codes[10]).toBe('request.too_many');
  });
});

describe('sessions', () => {
  it('are listed without tokens and addresses, the one in use first', async () => {
    const other = await elsewhere();
    const reply = await person.get(PATHS.accountSessions);
    const text = await reply.text();
    const { sessions } = JSON.parse(text) as AccountSessionsReply;
    expect(sessions.map(({ isCurrent, userAgent }) => ({ isCurrent, userAgent }))).toEqual([
      { isCurrent: true, userAgent: '' },
      { isCurrent: false, userAgent: 'Another browser' },
    ]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(
      ['createdAt', 'id', 'isCurrent', 'lastSeenAt', 'userAgent'].toSorted(),
    );
    for (const browser of [person, other])
      expect(text).not.toContain(decodeURIComponent(browser.cookie()).slice(8, 28));
    expect(text).not.toContain('127.0.0.1');
  });

  it('of other people are not among them, nor those that are over', async () => {
    await test.signUp();
    await elsewhere();
    await database.orm.execute(
      sql`update session set expires_at = now() - interval '1 second' where user_agent <> ''`,
    );
    const { sessions } = (await (
      await person.get(PATHS.accountSessions)
    ).json()) as AccountSessionsReply;
    expect(sessions).toHaveLength(1);
  });

  it('are all over after signing out everywhere, this one too, and nobody else’s', async () => {
    const other = await elsewhere();
    const stranger = await test.signUp();
    const cookie = person.cookie();
    expect((await person.post(PATHS.signOutEverywhere, {})).status).toBe(200);
    expect(person.cookie()).toBe('');
    expect((await test.request(PATHS.profile, { headers: { cookie } })).status).toBe(401);
    expect((await other.get(PATHS.profile)).status).toBe(401);
    expect((await stranger.get(PATHS.profile)).status).toBe(200);
  });
});

describe('deleting an account', () => {
  /** Every row of every table in which one of the words stands, by asking the catalog for the tables. */
  async function rowsWith(words: readonly string[]): Promise<string[]> {
    const tables = await database.asOwner<{ name: string }>(
      `SELECT quote_ident(relname) AS name FROM pg_class
        WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    expect(tables.length).toBeGreaterThan(12);
    const found: string[] = [];
    for (const { name } of tables)
      for (const word of words) {
        const rows = await database.asOwner(
          `SELECT 1 FROM ${name} AS t WHERE strpos(lower(t::text), lower($1)) > 0`,
          [word],
        );
        if (rows.length > 0) found.push(name);
      }
    return [...new Set(found)].toSorted();
  }

  /** Leaves a row in every table that has rows of people. */
  async function live(somebody: Person): Promise<void> {
    const now = test.clock.now();
    const common = { at: now, sentAt: now, zone: 'UTC' };
    const planted = await somebody.post(PATHS.brainDumps, {
      ...common,
      dumpId: crypto.randomUUID(),
      text: 'Paint the kitchen, call the dentist',
    });
    expect(planted.status).toBe(200);
    await createAiUsageRepository(database).begin({
      userId: somebody.userId,
      day: '2026-11-21',
      limit: 1,
      limitOfAll: 9,
      heldForMs: 1000,
    });
    await visitor().post(PATHS.recoveryRequest, { email: somebody.email });
    await test.mails();
    const [pebble] = await database.asOwner<{ id: string }>(
      'SELECT id FROM pebbles WHERE user_id = $1 LIMIT 1',
      [somebody.userId],
    );
    const pushed = await somebody.post(PATHS.operations, {
      sentAt: now,
      operations: [
        {
          opId: crypto.randomUUID(),
          schema: 1,
          at: now,
          zone: 'UTC',
          change: {
            kind: 'pebble.setStatus',
            pebbleId: pebble?.id,
            status: 'moved',
            trackedMinutes: 3,
          },
        },
      ],
    });
    expect(await pushed.json()).toMatchObject({ results: [{ ok: true }] });
  }

  it('leaves no row of the person in any table there is, and all of everybody else', async () => {
    const stranger = await test.signUp();
    await live(person);
    await live(stranger);
    const owned = [
      'account',
      'ai_usage',
      'applied_operations',
      'boulders',
      'brain_dumps',
      'completions',
      'mountains',
      'pebbles',
      'recovery',
      'rocks',
      'session',
      '"user"',
      'user_profiles',
    ].toSorted();
    expect(await rowsWith([person.userId])).toEqual(owned);
    const reply = await person.post(PATHS.accountDelete, { password: person.password });
    expect([reply.status, await reply.text()]).toEqual([200, '{}']);
    expect(person.cookie()).toBe('');
    expect(await rowsWith([person.userId, person.email, person.username])).toEqual([]);
    expect(await rowsWith([stranger.userId])).toEqual(owned);
    expect((await stranger.get(PATHS.profile)).status).toBe(200);
  });

  it('ends every session, and e-mail and username are free again', async () => {
    const other = await elsewhere();
    const cookie = person.cookie();
    await person.post(PATHS.accountDelete, { password: person.password });
    expect((await test.request(PATHS.profile, { headers: { cookie } })).status).toBe(401);
    expect((await other.get(PATHS.profile)).status).toBe(401);
    expect((await visitor().post(PATHS.signIn, person)).status).toBe(401);
    const again = await test.signUp({ email: person.email, username: person.username });
    expect(again.userId).not.toBe(person.userId);
  });

  it('asks for the password', async () => {
    for (const password of ['', 'not the one'])
      expect(await errorOf(await person.post(PATHS.accountDelete, { password }))).toMatchObject({
        status: 403,
        code: 'account.credentials_wrong',
      });
    expect((await person.get(PATHS.profile)).status).toBe(200);
  });
});
