/** Every route of the table, with bodies that are almost right and with bodies that are not. */

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/rounds.ts';
import { PATHS } from '#domain/contract.ts';
import { anyOperation } from '#domain/operations/test-arbitraries.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { testApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { routesOf } from '../test-answers.ts';
import type { Person } from '../test-person.ts';

const RUNS_PER_ROUTE = rounds({ always: 10, atLength: 100 });
const MEGABYTE = 1024 * 1024;

let test: TestApp;
let database: TestDatabase;
let person: Person;
beforeAll(async () => {
  database = await openTestDatabase();
  test = await testApp({ database });
  person = await test.signUp();
});
afterAll(() => test.close());

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '‮⁦\u202e',
    '𝕬'.repeat(40),
    '\'; DROP TABLE "user"; --',
    '1e999',
  ),
);
const orOdd = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
const object = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, orOdd(of)]))),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.dictionary(anyText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 }),
        },
      ),
    )
    .map(([body, more]) => ({ ...body, ...more }));

const id = fc.uuid({ version: 4 });
const instant = fc.constantFrom(TEST_NOW, '2026-11-20T10:00:00.000Z', '1970-01-01T00:00:00.000Z');
const asked = {
  at: instant,
  sentAt: instant,
  zone: fc.constantFrom('UTC', 'Pacific/Auckland', 'Not/AZone', '+'),
  planner: fc.constantFrom('built-in', undefined),
};
const words = fc.oneof(anyText, fc.lorem({ maxCount: 20 }));
const email = fc.constantFrom('nobody@example.org', 'a@b', 'Person-1@example.org', 'ü@exämple.org');
const password = fc.constantFrom('a quiet morning', 'short', 'x'.repeat(200), 'pässwörd\u0000');
const username = fc.oneof(fc.constantFrom('ab', 'x'.repeat(65), 'Somebody'), anyText);
const pair = { accessToken: anyText, refreshToken: anyText };
const nothing = object({});

/** What each route takes. A route that is not here has not been fuzzed, and fails. */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  [PATHS.signUp]: object({ email, username, password }),
  [PATHS.signIn]: object({ email, password }),
  [PATHS.signOut]: nothing,
  [PATHS.updateUser]: object({ username }),
  [PATHS.recoveryRequest]: object({ email }),
  [PATHS.recoveryVerify]: object(pair),
  [PATHS.recoveryPassword]: object({ ...pair, password }),
  [PATHS.accountPassword]: object({ currentPassword: password, newPassword: password }),
  [PATHS.signOutEverywhere]: nothing,
  [PATHS.accountDelete]: object({ password }),
  [PATHS.operations]: object({
    sentAt: instant,
    operations: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: anyOperation },
        {
          weight: 2,
          arbitrary: object({
            opId: id,
            schema: fc.constant(1),
            at: instant,
            zone: asked.zone,
            change: fc.jsonValue({ maxDepth: 3 }),
          }),
        },
      ),
      { maxLength: 3 },
    ),
  }),
  [PATHS.brainDumps]: object({ ...asked, dumpId: id, text: words }),
  [PATHS.brainDumpRetry]: object({
    ...asked,
    retryId: id,
    beside: fc.constantFrom(true, undefined),
  }),
  [PATHS.brainDumpOpened]: nothing,
  [PATHS.mountainRevise]: object({ ...asked, opId: id, changeText: words }),
};

const READS: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  PATHS.profile,
  PATHS.planner,
  PATHS.brainDumps,
  PATHS.standIns,
  PATHS.accountSessions,
  PATHS.accountExport,
  PATHS.accountExportMarkdown,
  PATHS.events,
]);

const anyPart = fc.oneof(
  id,
  fc.constantFrom('%00', '%', '%ff', '..%2f..', '__proto__', 'constructor', '%F0%9F%8C%84', 'm0'),
  fc.string({ maxLength: 20 }).map(encodeURIComponentSafely),
);

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** An answer of ours: below 500, and an error only in the one shape of errors. */
async function isDeclared(reply: Response, what: string): Promise<void> {
  const text = reply.headers.get('content-type')?.startsWith('text/event-stream')
    ? await reply.body?.cancel().then(() => '')
    : await reply.text();
  expect(reply.status, `${what}: ${text?.slice(0, 200)}`).toBeLessThan(500);
  if (reply.status < 400) return;
  const { error } = JSON.parse(text ?? '') as { error: Record<string, unknown> };
  expect(Object.keys(error), what).toEqual(
    expect.arrayContaining(['code', 'message', 'requestId']),
  );
  expect(error['code'], what).toMatch(/^[a-z_]+\.[a-z_]+$/);
}

async function send(path: string, init: RequestInit): Promise<void> {
  const what = `${init.method} ${path} ${String(init.body).slice(0, 300)}`;
  await isDeclared(await person.fetch(path, init), what);
}

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
});

/** Some requests end sessions, or the person. */
async function somebodyIsThere(): Promise<void> {
  if ((await person.get(PATHS.profile)).status === 200) return;
  await database.asOwner('TRUNCATE throttle');
  person = await test.signUp();
}

describe('every route of the table', () => {
  it('is known to this test', () => {
    const unknown = routesOf(test).filter(
      ({ method, path }) => !(method === 'GET' ? READS.has(path) : path in BODIES),
    );
    expect(unknown).toEqual([]);
    expect(routesOf(test).length).toBeGreaterThan(15);
  });

  it('answers what is almost right as it answers anything: below 500, in a declared shape', async () => {
    for (const { path } of routesOf(test).filter(({ method }) => method === 'POST')) {
      await somebodyIsThere();
      const body = BODIES[path] ?? nothing;
      const runs = fc.assert(
        fc.asyncProperty(body, anyPart, (value, part) =>
          send(path.replaceAll(/:[a-zA-Z]+/g, part), post(JSON.stringify(value) ?? '')),
        ),
        { numRuns: RUNS_PER_ROUTE, endOnFailure: true },
      );
      await expect(runs, path).resolves.toBeUndefined();
    }
  });

  it('answers every other method, query and header', async () => {
    await somebodyIsThere();
    const headers = fc.record(
      {
        'if-none-match': fc.constantFrom('"1"', 'W/"x"', '*', '"\u00ff"'),
        'x-unstuck-user': fc.constantFrom('nobody', person.userId, "' or 1=1"),
        accept: fc.constantFrom('text/html', '*/*', 'nonsense'),
        'last-event-id': fc.constantFrom('-1', 'x'),
      },
      { requiredKeys: [] },
    );
    const query = fc.webQueryParameters();
    const method = fc.constantFrom('GET', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
    for (const { path } of routesOf(test)) {
      const runs = fc.assert(
        fc.asyncProperty(method, headers, query, anyPart, (by, said, asked, part) =>
          send(`${path.replaceAll(/:[a-zA-Z]+/g, part)}?${asked}`, { method: by, headers: said }),
        ),
        { numRuns: 8, endOnFailure: true },
      );
      await expect(runs, path).resolves.toBeUndefined();
    }
  });

  it('answers bodies that are no bodies of its own', async () => {
    const deep = 100_000;
    const bodies: [string, BodyInit, Record<string, string>][] = [
      ['nothing', '', json],
      ['half of it', '{"email":"a', json],
      ['depth', '['.repeat(deep) + ']'.repeat(deep), json],
      ['depth in objects', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep), json],
      ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}', json],
      ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json],
      ['null', 'null', json],
      ['a number', '1e309', json],
      ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['text', '{}', { 'content-type': 'text/plain' }],
      ['a false type', '{}', { 'content-type': 'application/json-but-not' }],
      ['a false length', '{}', { ...json, 'content-length': '-1' }],
      ['another site', '{}', { ...json, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ];
    for (const { path } of routesOf(test).filter(({ method }) => method === 'POST')) {
      await somebodyIsThere();
      for (const [, body, headers] of bodies) {
        await send(path.replaceAll(/:[a-zA-Z]+/g, 'x'), post(body, headers));
      }
    }
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('takes ten megabytes neither in nor into memory', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(10 * MEGABYTE) });
    const posts = routesOf(test).filter(({ method }) => method === 'POST');
    await somebodyIsThere();
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 3; round += 1) {
      for (const { path } of posts) {
        await somebodyIsThere();
        await send(path.replaceAll(/:[a-zA-Z]+/g, 'x'), post(large));
      }
    }
    // One of them is 10 MB; some fifty were sent.
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * MEGABYTE);
  });
});
