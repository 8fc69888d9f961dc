import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS, type PushReply } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { Run } from '../db/connection.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { testApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { aBrowser, type Person } from '../test-person.ts';
import { aDevice, operationOf } from './test-push.ts';

let database: TestDatabase;
let server: TestApp;
let ann: Person;
/** What `unstuck_record` fails of. */
let failure: Error | null = null;
/** The names of the statements that were sent for everyday operations and sessions. */
let sent: string[];

beforeAll(async () => {
  const opened = await openTestDatabase();
  const run: Run = (statement, parameters) => {
    sent.push(statement.name);
    if (failure !== null && statement.name === 'unstuck_record') return Promise.reject(failure);
    return opened.run(statement, parameters);
  };
  database = { ...opened, run };
  sent = [];
  server = await testApp({ database });
});
beforeEach(async () => {
  failure = null;
  ann = await server.signUp();
  const pebbles = ['p0', 'p1', 'p2'].map((id) => aPebble({ id }));
  await push([{ kind: 'mountains.add', mountains: [aMountain({ id: 'm1', pebbles })] }]);
  // From here on the server knows her and her plan.
  await push([timerOf('p0')]);
  sent = [];
});
afterAll(() => server.close());

const timerOf = (pebbleId: string): Change => ({
  kind: 'timer.set',
  timer: { pebbleId, startedAt: null, accumulatedMs: 0 },
});
const complete = (pebbleId: string): Change => ({
  kind: 'pebble.setStatus',
  pebbleId,
  status: 'moved',
  trackedMinutes: null,
});
const pushOf = (operations: readonly unknown[]) => JSON.stringify({ sentAt: TEST_NOW, operations });
const operationsOf = (changes: readonly Change[]) =>
  changes.map((change) => operationOf(change, { at: TEST_NOW }));

function send(body: string, headers: Record<string, string> = {}, request = server.overNetwork) {
  return request(PATHS.operations, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ann.cookie(), ...headers },
    body,
  });
}

async function push(changes: readonly Change[]): Promise<PushReply> {
  const reply = await send(pushOf(operationsOf(changes)));
  expect(reply.status).toBe(200);
  return (await reply.json()) as PushReply;
}

async function profileOfAnn() {
  const { version, profile } = await aDevice(server.database, ann.userId).pull();
  return { version, xp: profile.xp };
}

describe('an everyday operation of somebody who was here a moment ago', () => {
  it('is one statement', async () => {
    expect(await push([complete('p0')])).toMatchObject({ results: [{ ok: true, version: 3 }] });
    expect(sent).toEqual(['unstuck_record']);
    expect(await profileOfAnn()).toEqual({ version: 3, xp: 7 });
  });

  it('is answered with the headers and the line that the ordinary way gives', async () => {
    const answers: Record<string, string>[] = [];
    const lines: object[] = [];
    for (const changes of [[complete('p0')], [complete('p1'), { ...NOT_EVERYDAY }]]) {
      const reply = await send(pushOf(operationsOf(changes)));
      const { 'x-request-id': id = '', ...headers } = Object.fromEntries(reply.headers);
      const line =
        server
          .logged()
          .split('\n')
          .find((text) => text.includes(id)) ?? '{}';
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      answers.push({ ...headers, date: '', 'content-length': '' });
      lines.push({ ...(JSON.parse(line) as object), time: '', ms: 0, requestId: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(lines[0]).toEqual(lines[1]);
    expect(lines[0]).toMatchObject({ route: PATHS.operations, status: 200 });
  });

  it('that is sent twice takes effect once and gets the same answer', async () => {
    const body = pushOf(operationsOf([complete('p0')]));
    const first = await (await send(body)).text();
    expect(await (await send(body)).text()).toBe(first);
    expect(await profileOfAnn()).toEqual({ version: 3, xp: 7 });
  });

  it('meets what another server wrote meanwhile', async () => {
    const elsewhere = aDevice(database, ann.userId, TEST_NOW);
    await elsewhere.push(...operationsOf([timerOf('p1')]));
    expect(await push([complete('p0')])).toMatchObject({ results: [{ ok: true, version: 4 }] });
    expect((await elsewhere.pull()).profile.timer).toMatchObject({ pebbleId: 'p1' });
    await elsewhere.push(...operationsOf([complete('p1')]));
    // Moved already: nothing is earned.
    expect(await push([complete('p1')])).toMatchObject({ results: [{ ok: true, version: 6 }] });
    expect(await profileOfAnn()).toEqual({ version: 6, xp: 14 });
  });

  it.each([
    'DELETE FROM session WHERE user_id = $1',
    "UPDATE session SET expires_at = now() - interval '1 minute' WHERE user_id = $1",
  ])('is refused as soon as the session was ended, wherever that was: %s', async (ended) => {
    await database.asOwner(ended, [ann.userId]);
    const reply = await send(pushOf(operationsOf([complete('p0')])));
    expect(reply.status).toBe(401);
    expect(await profileOfAnn()).toEqual({ version: 2, xp: 0 });
  });

  it('goes the ordinary way together with what is not everyday, and counts once', async () => {
    const { results } = await push([complete('p0'), NOT_EVERYDAY, complete('p1')]);
    expect(results.map((result) => result.ok && result.version)).toEqual([3, 4, 5]);
    expect(await profileOfAnn()).toEqual({ version: 5, xp: 14 });
  });
});

describe('what is sent in small pushes', () => {
  it('is counted with all of it once there is much, and then refused like what is large', async () => {
    const padded = () => pushOf(operationsOf([timerOf('p0')])).padEnd(16_000);
    for (let sent = 0; sent < 17; sent += 1) expect((await send(padded())).status).toBe(200);
    const counts = () =>
      database.asOwner<{ count: number }>('SELECT count FROM throttle WHERE count > 200');
    // Of so few taps the database hears nothing.
    expect(await counts()).toEqual([]);
    expect(sent).toEqual(Array.from({ length: 17 }, () => 'unstuck_record'));
    expect((await send(padded())).status).toBe(200);
    // With what she sent before, in the hour and in the day.
    expect(await counts()).toEqual([{ count: 283 }, { count: 283 }]);

    await database.asOwner('UPDATE throttle SET count = 100000 WHERE count > 200');
    expect((await send(padded())).status).toBe(200);
    for (let sent = 0; sent < 16; sent += 1) await send(padded());
    const small = pushOf(operationsOf([complete('p1')]));
    for (const body of [padded(), small, small]) {
      const reply = await send(body);
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await profileOfAnn()).toMatchObject({ xp: 0 });
  });
});

describe('the lane', () => {
  it('leaves every refusal to the ordinary way', async () => {
    const good = pushOf(operationsOf([complete('p0')]));
    const cases: readonly (readonly [number, string, Record<string, string>])[] = [
      [403, good, { 'sec-fetch-site': 'cross-site' }],
      [403, good, { origin: 'https://elsewhere.example' }],
      [401, good, { 'x-unstuck-user': randomUUID() }],
      [401, good, { cookie: `${ann.cookie()}x` }],
      [415, good, { 'content-type': 'text/plain' }],
      [400, 'no JSON', {}],
      [400, JSON.stringify({ operations: [] }), {}],
      [413, `${good}${' '.repeat(1024 * 1024)}`, {}],
    ];
    for (const [status, body, headers] of cases) {
      const ordinary = await send(body, headers, async (path, init) => server.request(path, init));
      const reply = await send(body, headers);
      expect(reply.status).toBe(status);
      const { error } = (await reply.json()) as { error: object };
      expect(await ordinary.json()).toEqual({
        error: { ...error, requestId: expect.any(String) },
      });
    }
    expect(sent).not.toContain('unstuck_record');
    expect(server.logged()).not.toContain('the everyday way of an operation failed');
  });

  it('leaves a request that names no host, or what is none, to the ordinary way', async () => {
    const body = pushOf(operationsOf([complete('p0')]));
    const { port } = new URL((await server.overNetwork('/healthz')).url);
    const cases = [
      [1.0, 'Origin: null'],
      [1.1, 'Host: a b/../@c'],
    ] as const;
    for (const [version, header] of cases) {
      const socket = connect(Number(port));
      const head = [header, 'Content-Type: application/json', `Cookie: ${ann.cookie()}`];
      const length = `Content-Length: ${body.length}`;
      const request = [`POST ${PATHS.operations} HTTP/${version.toFixed(1)}`, ...head, length];
      socket.end(`${request.join('\r\n')}\r\n\r\n${body}`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    }
  });

  it('does not let anybody wait twice for a database that is silent', async () => {
    failure = new Error('Query read timeout');
    const reply = await send(pushOf(operationsOf([complete('p0')])));
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ error: { code: 'storage.unavailable' } });
    expect(sent).toEqual(['unstuck_record']);
    failure = null;
    expect(await push([complete('p0')])).toMatchObject({ results: [{ ok: true, version: 3 }] });
  });

  it('goes by nothing that it remembers of anybody once the database was away', async () => {
    const ben = await server.signUp();
    await send(pushOf(operationsOf([timerOf('p0')])), { cookie: ben.cookie() });
    await send(pushOf(operationsOf([timerOf('p0')])), { cookie: ben.cookie() });
    failure = new Error('Connection terminated unexpectedly');
    await send(pushOf(operationsOf([{ kind: 'timer.set', timer: null }])), {
      cookie: ben.cookie(),
    });
    failure = null;
    sent = [];
    expect(await push([complete('p0')])).toMatchObject({ results: [{ ok: true, version: 3 }] });
    expect(sent).toContain('unstuck_read');
  });

  it('that fails here by a fault is done the ordinary way, and the log says so', async () => {
    failure = new TypeError('A fault of the tests.');
    const [result] = (await push([complete('p0')])).results;
    failure = null;
    expect(result).toMatchObject({ ok: true });
    expect(server.logged()).toContain('A fault of the tests.');
  });

  it('knows nobody by another cookie of the same browser', async () => {
    const stranger = aBrowser(server.overNetwork);
    const reply = await stranger.post(PATHS.operations, { sentAt: TEST_NOW, operations: [] });
    expect(reply.status).toBe(401);
  });
});

const NOT_EVERYDAY: Change = {
  kind: 'node.delete',
  nodeType: 'pebble',
  nodeId: 'p2',
};
