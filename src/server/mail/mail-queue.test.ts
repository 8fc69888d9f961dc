import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { openTestDatabase, rowsOf } from '../db/test-database.ts';
import { pairIn } from '../recovery/test-link.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { RefusedForGood, type Mail } from './mail.ts';
import { addMailIn } from './waiting-mails.repository.ts';

const MINUTE_MS = 60_000;

const database = await openTestDatabase();
beforeEach(() => database.empty());
afterAll(() => database.close());

const waiting = () => rowsOf(database, sql`select * from waiting_mails`);

/** A server whose mails do not get out until it is told otherwise. */
async function aServer() {
  const sent: Mail[] = [];
  const gate = { isOpen: false };
  const mailer = {
    async send(mail: Mail) {
      if (!gate.isOpen) throw new Error('The mail server is away.');
      sent.push(mail);
    },
  };
  const server = await testApp({ database, mailer });
  return { ...server, sent, gate };
}

/** A server whose process ends in the middle of sending: nothing it would do later is done. */
function dyingServer(): Promise<TestApp> {
  return testApp({ database, mailer: { send: () => new Promise<never>(() => undefined) } });
}

it('a mail that was promised is sent by the next server when the first one dies', async () => {
  const first = await aServer();
  const person = await first.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await first.mails();
  const second = await aServer();
  second.gate.isOpen = true;
  second.clock.advanceBy(2_000);
  await second.mails();
  expect(second.sent.map(({ to }) => to)).toEqual([person.email]);
  const verified = await person.post(PATHS.recoveryVerify, pairIn(second.sent[0]?.text ?? ''));
  expect(await verified.json()).toEqual({ status: 'ok' });
  expect(await waiting()).toEqual([]);
});

it('a mail that a server died over is taken up by another after three minutes, not before', async () => {
  const dying = await dyingServer();
  const person = await dying.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  const other = await aServer();
  other.gate.isOpen = true;
  await expect
    .poll(() => rowsOf(database, sql`select tries from waiting_mails`))
    .toEqual([{ tries: 1 }]);
  other.clock.advanceBy(3 * MINUTE_MS - 1);
  await other.mails();
  expect(other.sent).toEqual([]);
  other.clock.advanceBy(1);
  await other.mails();
  expect(other.sent.map(({ to }) => to)).toEqual([person.email]);
});

it('of two servers one sends each mail', async () => {
  const [one, two] = [await aServer(), await aServer()];
  const people = await Promise.all(Array.from({ length: 6 }, () => one.signUp()));
  for (const person of people) await person.post(PATHS.recoveryRequest, { email: person.email });
  await one.mails();
  for (const server of [one, two]) {
    server.gate.isOpen = true;
    server.clock.advanceBy(MINUTE_MS);
  }
  await Promise.all([one.mails(), two.mails()]);
  const all = [...one.sent, ...two.sent].map(({ to }) => to);
  expect(all.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});

it('a link that could not be mailed for an hour is not mailed any more', async () => {
  const server = await aServer();
  const person = await server.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await server.mails();
  server.clock.advanceBy(60 * MINUTE_MS);
  server.gate.isOpen = true;
  await server.mails();
  expect(server.sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('a mail server that stays away is asked less and less often, and given up on', async () => {
  const server = await aServer();
  const person = await server.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  for (let minute = 0; minute < 61; minute += 1) {
    await server.mails();
    server.clock.advanceBy(MINUTE_MS);
  }
  expect(server.logged().match(/a mail could not be sent/g)?.length).toBeLessThan(10);
  expect(await waiting()).toEqual([]);
});

it('a mail that is refused for good is not tried again, and others are', async () => {
  const tried: string[] = [];
  const mailer = {
    async send({ to }: Mail) {
      tried.push(to);
      throw to.startsWith('gone') ? new RefusedForGood(new Error('550')) : new Error('450');
    },
  };
  const server = await testApp({ database, mailer });
  const people = [
    await server.signUp({ email: 'gone@example.org' }),
    await server.signUp({ email: 'later@example.org' }),
  ];
  for (const person of people) await person.post(PATHS.recoveryRequest, { email: person.email });
  await server.mails();
  server.clock.advanceBy(MINUTE_MS);
  await server.mails();
  expect(tried.toSorted()).toEqual(['gone@example.org', 'later@example.org', 'later@example.org']);
  expect(await rowsOf(database, sql`select user_id from waiting_mails`)).toEqual([
    { user_id: people[1]?.userId },
  ]);
});

it('links go out before news, and a mail that takes long holds up no other', async () => {
  const sent: string[] = [];
  const begun: string[] = [];
  const [slow, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const mailer = {
    async send({ to, subject }: Mail) {
      begun.push(subject);
      await (to.startsWith('slow') ? slow : others).promise;
      sent.push(subject);
    },
  };
  const server = await testApp({ database, mailer });
  const [slowOne, person] = [
    await server.signUp({ email: 'slow@example.org' }),
    await server.signUp(),
  ];
  const inAnHour = new Date(Date.parse(server.clock.now()) + 60 * MINUTE_MS);
  for (const [userId, kind] of [
    [slowOne.userId, 'reset-link'],
    ...Array.from({ length: 5 }, () => [person.userId, 'password-changed'] as const),
    [person.userId, 'reset-link'],
  ] as const)
    await database.orm.execute(
      sql`insert into waiting_mails (id, user_id, kind, due_at, expires_at) values
        (gen_random_uuid(), ${userId}, ${kind}, ${kind === 'reset-link' ? server.clock.now() : '2026-11-21T08:00:00Z'}, ${inAnHour.toISOString()})`,
    );
  const looks = vi.spyOn(database.orm, 'update');
  const done = server.mails();
  await expect.poll(() => begun.length).toBe(4);
  // Of those that are under way at once, two are the links, though they were due last.
  expect(begun.filter((subject) => subject.startsWith('Set a new password'))).toHaveLength(2);
  others.resolve();
  await expect.poll(() => sent.length).toBe(6);
  // One that comes after the slow one began, when nothing else is to be done.
  await expect.poll(waiting).toHaveLength(1);
  // Seven found a mail; then the three who are free looked once more, and it came to nothing.
  await expect.poll(() => looks.mock.calls.length).toBe(7 + 3);
  looks.mockRestore();
  await waiting();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await expect.poll(() => sent.length).toBe(7);
  slow.resolve();
  await done;
});

it('news of a password waits once for each person, and again behind one that may be on its way', async () => {
  const slow = Promise.withResolvers<void>();
  const server = await testApp({ database, mailer: { send: () => slow.promise } });
  const { userId } = await server.signUp();
  const dueAt = new Date(server.clock.now());
  const expiresAt = new Date(dueAt.getTime() + 60 * MINUTE_MS);
  const news = { userId, kind: 'password-changed', dueAt, expiresAt } as const;
  const newsComes = () => addMailIn(database.orm, news);
  await newsComes();
  await newsComes();
  expect(await waiting()).toHaveLength(1);
  const done = server.mails();
  await expect.poll(waiting).toMatchObject([{ tries: 1 }]);
  await newsComes();
  await newsComes();
  expect(await waiting()).toHaveLength(2);
  slow.resolve();
  await done;
});

it('what waits names no address and holds nothing that lets anybody in', async () => {
  const server = await aServer();
  const person = await server.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await person.post(PATHS.recoveryRequest, { email: 'nobody@example.org' });
  const columns = Object.keys((await waiting())[0] ?? {}).toSorted();
  expect(columns).toEqual(['due_at', 'expires_at', 'id', 'kind', 'tries', 'user_id']);
  await server.mails();
  expect(await rowsOf(database, sql`select user_id, kind from waiting_mails`)).toEqual([
    { user_id: person.userId, kind: 'reset-link' },
  ]);
});

it('a link that waits to be mailed is dropped when the password changes, and the news of it is not', async () => {
  const server = await aServer();
  const person = await server.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await server.mails();
  const reply = await person.post(PATHS.accountPassword, {
    currentPassword: person.password,
    newPassword: 'a louder evening',
  });
  expect(reply.status).toBe(200);
  server.gate.isOpen = true;
  server.clock.advanceBy(MINUTE_MS);
  await server.mails();
  expect(server.sent.map(({ subject }) => subject)).toEqual([
    'Your password for Unstuck was changed',
  ]);
});

it('mails leave with the account they are for', async () => {
  const server = await aServer();
  const person = await server.signUp();
  await person.post(PATHS.recoveryRequest, { email: person.email });
  await server.mails();
  await person.post(PATHS.accountDelete, { password: person.password });
  expect(await waiting()).toEqual([]);
});
