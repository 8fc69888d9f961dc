import { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createLog } from '../logging/log.ts';
import { operationOf } from '../operations/test-push.ts';
import { pairIn } from '../recovery/test-link.ts';
import { TEST_NOW, testApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import type { LiveLimits } from './limits.ts';
import { createLive, type Live } from './live.ts';
import { aSlowReader, readEvents, type TestEvents } from './test-events.ts';

const log = createLog({ level: 'silent' });
const calm: Change = { kind: 'settings.set', settings: { theme: 'calm' } };

let open: { readonly close: () => void }[] = [];
const lives: Live[] = [];

const database = await openTestDatabase();
const test = await testApp({ database });
afterEach(() => {
  for (const events of open) events.close();
  open = [];
});
afterAll(async () => {
  for (const live of lives) await live.stop();
  await test.close();
});

/** A server on the same database with limits that a test can wait for. */
async function appWith(limits: Partial<LiveLimits>, now?: () => number) {
  const live = createLive({ database, log, limits, ...(now === undefined ? {} : { now }) });
  lives.push(live);
  return testApp({ database, live });
}

async function eventsOf(person: Person): Promise<TestEvents> {
  const events = await readEvents(person.fetch);
  open.push(events);
  return events;
}

/** Of the session of a browser: its cookie is the token with a signature. */
function tokenOf(person: Person): string {
  return decodeURIComponent(person.cookie()).split(/[=.]/)[1] ?? '';
}

async function push(person: Person, ...changes: readonly Change[]) {
  const operations = changes.map((change) => operationOf(change));
  const reply = await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
  expect(reply.status).toBe(200);
  return operations;
}

describe('a stream of events', () => {
  it('says the version when it opens and after each commit, and nothing else', async () => {
    const person = await test.signUp();
    await push(person, calm);
    const events = await eventsOf(person);
    await expect.poll(events.seen).toEqual(['version 1']);
    await push(person, calm);
    await expect.poll(events.seen).toEqual(['version 1', 'version 2']);
    const [repeated] = await push(person, calm);
    await person.post(PATHS.operations, { sentAt: TEST_NOW, operations: [repeated] });
    await push(person, { kind: 'node.delete', nodeType: 'rock', nodeId: 'none' });
    await expect.poll(events.last).toBe('version 4');
    expect(events.seen()).toEqual(['version 1', 'version 2', 'version 3', 'version 4']);
  });

  it('is heard of a brain dump, a change by words, an import and a new name', async () => {
    const person = await test.signUp();
    const events = await eventsOf(person);
    await expect.poll(events.seen).toEqual(['version 0']);
    const moment = { at: TEST_NOW, sentAt: TEST_NOW, zone: 'UTC' };
    const dump = { dumpId: crypto.randomUUID(), text: 'Call the dentist', ...moment };
    const planted = await person.post(PATHS.brainDumps, dump);
    const { mountainIds } = (await planted.json()) as { mountainIds: string[] };
    await expect.poll(events.last).toBe('version 1');
    const revise = PATHS.mountainRevise.replace(':mountainId', mountainIds[0] ?? '');
    const changeText = 'rename it to Teeth';
    const words = { opId: crypto.randomUUID(), changeText, ...moment };
    expect(await (await person.post(revise, words)).json()).toEqual({ version: 3 });
    await expect.poll(events.last).toBe('version 3');
    const mountains = [aMountain({ id: 'imported', pebbles: [aPebble({ id: 'p' })] })];
    await push(person, { kind: 'plan.import', mountains, completions: [] });
    await expect.poll(events.last).toBe('version 5');
    await person.post(PATHS.updateUser, { username: `Renamed-${person.username}` });
    await expect.poll(events.last).toBe('version 6');
  });

  it('is nobody else’s', async () => {
    const ann = await test.signUp();
    const events = await eventsOf(ann);
    await expect.poll(events.seen).toEqual(['version 0']);
    const ben = await test.signUp();
    await push(ben, calm, calm, calm);
    await push(ann, calm);
    await expect.poll(events.seen).toEqual(['version 0', 'version 1']);
  });

  it('has the headers that keep it live, private and whole', async () => {
    const { response } = await eventsOf(await test.signUp());
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('is not opened for a page of another site (%j)', async (headers) => {
    const person = await test.signUp();
    const before = test.live.count();
    const reply = await person.fetch(PATHS.events, { headers });
    expect(reply.status).toBe(403);
    expect(await reply.text()).not.toContain('version');
    expect(test.live.count()).toBe(before);
  });

  it('leaves nothing behind when its reader goes, nor when only its headers were asked for', async () => {
    const person = await test.signUp();
    const before = test.live.count();
    const events = await eventsOf(person);
    expect(test.live.count()).toBe(before + 1);
    events.close();
    await expect.poll(() => test.live.count()).toBe(before);
    expect((await person.fetch(PATHS.events, { method: 'HEAD' })).status).toBe(200);
    expect(test.live.count()).toBe(before);
  });

  it('is not begun for a reader who has left while the session was looked up', async () => {
    const person = await test.signUp();
    const before = test.live.count();
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
    outgoing.destroy();
    const headers = { cookie: person.cookie() };
    await test.app.request(PATHS.events, { headers }, { outgoing });
    expect(test.live.count()).toBe(before);
  });
});

describe('a stream ends', () => {
  it('with its session at a sign-out, and with no other', async () => {
    const person = await test.signUp();
    const events = await eventsOf(person);
    const other = await test.signUp();
    const others = await eventsOf(other);
    await expect.poll(others.seen).toEqual(['version 0']);
    await person.post(PATHS.signOut, {});
    await expect.poll(events.last).toBe('end signed-out');
    await events.ended;
    await push(other, calm);
    await expect.poll(others.last).toBe('version 1');
  });

  it('at a sign-out everywhere, and at the deletion of the account', async () => {
    const everywhere = await test.signUp();
    const first = await eventsOf(everywhere);
    await everywhere.post(PATHS.signOutEverywhere, {});
    await expect.poll(first.last).toBe('end signed-out');
    const leaving = await test.signUp();
    const second = await eventsOf(leaving);
    const { password } = leaving;
    expect((await leaving.post(PATHS.accountDelete, { password })).status).toBe(200);
    await expect.poll(second.last).toBe('end signed-out');
  });

  it('at a reset of the password', async () => {
    const person = await test.signUp();
    const events = await eventsOf(person);
    await person.post(PATHS.recoveryRequest, { email: person.email });
    const pair = pairIn((await test.mails()).at(-1)?.text ?? '');
    const reset = await person.post(PATHS.recoveryPassword, { ...pair, password: 'another one' });
    expect(reset.status).toBe(200);
    await expect.poll(events.last).toBe('end signed-out');
  });

  it('at a change of the password, and this browser is asked to come again', async () => {
    const person = await test.signUp();
    const events = await eventsOf(person);
    const change = { currentPassword: person.password, newPassword: 'a louder evening' };
    expect((await person.post(PATHS.accountPassword, change)).status).toBe(200);
    await expect.poll(events.last).toBe('end too-old');
    const again = await eventsOf(person);
    await expect.poll(again.last).toBe('version 0');
  });

  it('at a heartbeat after its session ran out, and goes on in between', async () => {
    let ms = Date.now();
    const app = await appWith({ heartbeatMs: 250 }, () => ms);
    const person = await app.signUp();
    const events = await eventsOf(person);
    await expect.poll(events.seen).toEqual(['version 0']);
    ms += 260;
    await expect.poll(events.seen).toEqual(['version 0', ':']);
    // An expiry is no deletion: nobody is told of it.
    await database.asOwner(
      `UPDATE session SET expires_at = now() - interval '1 minute' WHERE user_id = $1`,
      [person.userId],
    );
    ms += 260;
    await expect.poll(events.last).toBe('end signed-out');
  });

  it('with its session, and is kept alive until then, when the clock was set back', async () => {
    const app = await appWith({ heartbeatMs: 200 });
    const person = await app.signUp();
    const events = await eventsOf(person);
    await expect.poll(events.seen).toEqual(['version 0']);
    const asSet = Date.now;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => asSet() - 1_800_000);
    try {
      await expect.poll(() => events.seen().length).toBeGreaterThan(2);
      await database.asOwner('DELETE FROM session WHERE user_id = $1', [person.userId]);
      await expect.poll(events.last).toBe('end signed-out');
    } finally {
      clock.mockRestore();
    }
  });

  it('when it is old, so that it is opened anew', async () => {
    let ms = Date.now();
    const app = await appWith({ heartbeatMs: 50, maxLifeMs: 60_000 }, () => ms);
    const events = await eventsOf(await app.signUp());
    await expect.poll(events.seen).toEqual(['version 0']);
    ms += 60_000;
    await expect.poll(events.last).toBe('end too-old');
    await events.ended;
  });

  it('when the person opens too many, the oldest first', async () => {
    const app = await appWith({ perPerson: 2 });
    const person = await app.signUp();
    const [first, second, third] = [
      await eventsOf(person),
      await eventsOf(person),
      await eventsOf(person),
    ];
    await expect.poll(first.last).toBe('end too-many');
    await expect.poll(second.last).toBe('version 0');
    await expect.poll(third.last).toBe('version 0');
    expect(app.live.count()).toBe(2);
  });

  it('at once when the server has enough of them', async () => {
    const app = await appWith({ inAll: 1 });
    const first = await eventsOf(await app.signUp());
    const second = await eventsOf(await app.signUp());
    await expect.poll(second.seen).toEqual(['end too-many']);
    await second.ended;
    await expect.poll(first.last).toBe('version 0');
  });

  it('of the address that has most, for one that has less, when the server has enough of them', async () => {
    const trustedProxies = new BlockList();
    for (const proxy of ['127.0.0.1', '::1'])
      trustedProxies.addAddress(proxy, proxy === '::1' ? 'ipv6' : 'ipv4');
    const { live } = await appWith({ inAll: 3 });
    const app = await testApp({ database, live, trustedProxies });
    const from = async (address: string): Promise<TestEvents> => {
      const person = await app.signUp();
      const headers = { cookie: person.cookie(), 'x-forwarded-for': address };
      const events = await readEvents((path, init) => app.request(path, { ...init, headers }));
      open.push(events);
      await expect.poll(events.seen).not.toEqual([]);
      return events;
    };
    const crowd = [await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.9')];
    const one = await from('192.0.2.7');
    expect(one.last()).toBe('version 0');
    await expect
      .poll(() => crowd.map(({ last }) => last()))
      .toEqual(['end too-many', 'version 0', 'version 0']);
    expect((await from('203.0.113.9')).last()).toBe('end too-many');
    // With one more it would have most, and would have to give it up in turn.
    expect((await from('192.0.2.7')).last()).toBe('end too-many');
    expect([one, ...crowd.slice(1)].map(({ last }) => last())).toEqual(
      Array.from({ length: 3 }, () => 'version 0'),
    );
    expect(live.count()).toBe(3);
  });

  it('when nobody reads it, and of what was missed only the newest version is sent', async () => {
    let ms = Date.now();
    const app = await appWith({ heartbeatMs: 50, readWithinMs: 10_000 }, () => ms);
    const person = await app.signUp();
    const reader = aSlowReader();
    const token = tokenOf(person);
    app.live.open({ userId: person.userId, token, address: 'here', out: reader.out });
    await expect.poll(reader.seen).toEqual(['version 0']);
    await push(person, calm, calm, calm, calm);
    await expect
      .poll(async () => (await person.get(PATHS.profile)).headers.get('etag'))
      .toBe('"4"');
    // Another server's word of an earlier one comes late.
    app.live.moved(person.userId, 3);
    reader.take();
    await expect.poll(reader.seen).toEqual(['version 0', 'version 4']);
    ms += 10_001;
    await expect.poll(() => app.live.count()).toBe(0);
    expect(reader.out.destroyed).toBe(true);
    expect(reader.seen()).toEqual(['version 0', 'version 4']);
  });

  it('when the server stops, and one that comes then ends at once', async () => {
    const app = await appWith({});
    const person = await app.signUp();
    const events = await eventsOf(person);
    await expect.poll(events.seen).toEqual(['version 0']);
    app.live.endAll();
    await expect.poll(events.last).toBe('end stopping');
    await events.ended;
    const late = await eventsOf(person);
    await expect.poll(late.seen).toEqual(['end stopping']);
  });
});
