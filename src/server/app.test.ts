import { BlockList } from 'node:net';
import { sql } from 'drizzle-orm';
import { inspectRoutes } from 'hono/dev';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { PUBLIC_ROUTES } from './auth/require-user.ts';
import { errorOf } from './test-answers.ts';
import { testApp, type TestApp } from './test-app.ts';
import { aBrowser, someCredentials, type Person } from './test-person.ts';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await testApp();
  person = await test.signUp();
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };

function routes() {
  return inspectRoutes(test.app).filter(({ isMiddleware }) => !isMiddleware);
}

it('says once, and not who, that a proxy is not named and that people type another address', async () => {
  const trustedProxies = new BlockList();
  const { database } = test;
  const headers = { 'x-forwarded-for': '203.0.113.9', host: 'unstuck.example.org' };
  const unnamed = await testApp({ database });
  for (let time = 0; time < 3; time += 1) await unnamed.request(PATHS.profile, { headers });
  const warned = () =>
    unnamed
      .logged()
      .split('\n')
      .filter((line) => line.includes('"warn"'));
  expect(warned()).toEqual([
    expect.stringContaining('TRUSTED_PROXIES'),
    expect.stringContaining('APP_URL'),
  ]);
  expect(warned().join('')).not.toContain('203.0.113.9');
  trustedProxies.addAddress('127.0.0.1');
  const named = await testApp({ database, trustedProxies, appUrl: 'https://unstuck.example.org' });
  for (const as of [
    headers,
    { host: 'Unstuck.example.org:443' },
    { host: '10.0.0.7:3000', 'x-forwarded-host': 'unstuck.example.org' },
    { host: '10.0.0.7:3000', 'x-forwarded-host': 'unstuck.example.org:443, inner.example.org' },
  ])
    await named.request(PATHS.profile, { headers: as });
  expect(named.logged()).not.toContain('"warn"');
  // Anybody can send this header; only the proxy's counts.
  const bare = await testApp({ database, appUrl: 'https://unstuck.example.org' });
  const claimed = { host: '10.0.0.7:3000', 'x-forwarded-host': 'unstuck.example.org' };
  await bare.request(PATHS.profile, { headers: claimed });
  expect(bare.logged()).toContain('APP_URL');
});

describe('the routes', () => {
  it('are these, and the public ones among them are these', () => {
    const known = routes().map(({ method, path }) => `${method} ${path}`);
    expect(known.toSorted()).toEqual([
      'GET /api/account/export',
      'GET /api/account/export.md',
      'GET /api/account/sessions',
      'GET /api/brain-dumps',
      'GET /api/brain-dumps/stand-ins',
      'GET /api/events',
      'GET /api/planner',
      'GET /api/profile',
      'GET /healthz',
      'GET /readyz',
      'POST /api/account/delete',
      'POST /api/account/password',
      'POST /api/account/sign-out-everywhere',
      'POST /api/auth/sign-in/email',
      'POST /api/auth/sign-out',
      'POST /api/auth/sign-up/email',
      'POST /api/auth/update-user',
      'POST /api/brain-dumps',
      'POST /api/brain-dumps/:dumpId/opened',
      'POST /api/brain-dumps/:dumpId/retry',
      'POST /api/mountains/:mountainId/revise',
      'POST /api/operations',
      'POST /api/recovery/password',
      'POST /api/recovery/request',
      'POST /api/recovery/verify',
    ]);
    const paths = new Set(routes().map(({ path }) => path));
    expect([...PUBLIC_ROUTES].filter((path) => !paths.has(path))).toEqual([]);
  });

  it('answer 401 to a stranger, all but the public ones', async () => {
    for (const { method, path } of routes().filter((route) => !PUBLIC_ROUTES.has(route.path))) {
      const reply = await test.request(path, { method, headers: json });
      expect(await errorOf(reply), `${method} ${path}`).toMatchObject({
        status: 401,
        code: 'session.missing',
      });
    }
  });

  it('answer 401 to somebody whose changes are another person’s', async () => {
    const other = await test.signUp();
    for (const { method, path } of routes().filter((route) => !PUBLIC_ROUTES.has(route.path))) {
      const headers = { ...json, 'x-unstuck-user': other.userId };
      const reply = await person.fetch(path, { method, headers });
      expect(reply.status, `${method} ${path}`).toBe(401);
    }
    const own = { headers: { 'x-unstuck-user': person.userId } };
    expect((await person.fetch(PATHS.profile, own)).status).toBe(200);
  });

  it('do not exist under other names, nor does the sign-in engine behind them', async () => {
    const paths = ['/nothing', '/api', '/api/nothing', '/api/auth/ok', '/api/auth/list-sessions'];
    for (const path of [...paths, '/api/auth/sign-in/username', '/api/auth/reset-password/x'])
      expect(await errorOf(await person.get(path)), path).toMatchObject({
        status: 404,
        code: 'route.not_found',
      });
  });

  it('name their methods to whoever uses another', async () => {
    const wrong = await person.fetch(PATHS.operations, { method: 'PUT' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('OPTIONS, POST');
    const options = await test.request(PATHS.profile, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answer HEAD as GET, without the body', async () => {
    const head = await person.fetch(PATHS.profile, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toMatch(/^"\d+"$/);
    expect(await head.text()).toBe('');
  });
});

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const HOSTILE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half a body', '{"email":'],
  ['text', 'hello'],
  ['null', 'null'],
  ['a number', '7'],
  ['an array', '[]'],
  ['an empty object', '{}'],
  ['wrong types', '{"email":{},"password":[],"username":1,"operations":{},"text":[],"sentAt":7}'],
  ['a prototype', '{"__proto__":{"userId":"x"},"constructor":{"prototype":{"a":1}}}'],
  ['fields that only prototypes have', '{"toString":"x","hasOwnProperty":1}'],
  ['deep nesting', deep(100_000).slice(0, 3_000)],
  ['closed deep nesting', `{"email":${deep(900)},"operations":${deep(900)},"text":${deep(100)}}`],
];

describe('a body that makes no sense', () => {
  /** They take nothing, so no object is wrong. */
  const bodiless: readonly string[] = [
    PATHS.signOut,
    PATHS.signOutEverywhere,
    PATHS.brainDumpOpened,
  ];
  const posts = () =>
    routes().filter((route) => route.method === 'POST' && !bodiless.includes(route.path));

  it.each(HOSTILE)('is refused with a code by every route: %s', async (_name, body) => {
    for (const { path } of posts()) {
      const reply = await person.fetch(path, { method: 'POST', headers: json, body });
      const error = await errorOf(reply);
      expect(error.status, path).toBe(400);
      expect(['request.invalid', 'account.invalid'], path).toContain(error.code);
      expect(error.requestId, path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is refused as too large before anything else is done with it', async () => {
    const limits: Record<string, number> = {
      [PATHS.operations]: 1024,
      [PATHS.brainDumps]: 256,
      [PATHS.mountainRevise]: 256,
    };
    for (const { path } of posts()) {
      const kilobytes = limits[path] ?? 4;
      const body = `{"text":"${'x'.repeat(kilobytes * 1024)}"}`;
      const reply = await person.fetch(path, { method: 'POST', headers: json, body });
      expect(await errorOf(reply), path).toMatchObject({ status: 413, code: 'request.too_large' });
    }
  });

  it('is refused as too large when it does not say how large it is', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    const init = { method: 'POST', headers: json, body, duplex: 'half' as const };
    const reply = await person.fetch(PATHS.operations, init);
    expect(reply.status).toBe(413);
  });

  it('is refused when it is not said to be JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      for (const { path } of posts()) {
        const headers = { 'content-type': type };
        const reply = await person.fetch(path, { method: 'POST', headers, body: '{}' });
        expect(reply.status, `${type} ${path}`).toBe(415);
      }
  });

  it('changes no prototype', () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('userId');
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });
});

describe('a request from another site', () => {
  const post = (headers: Record<string, string>) =>
    person.fetch(PATHS.updateUser, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{"username":"Taken-over"}',
    });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:5173', host: 'localhost:3000' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
  ])('is refused: %j', async (headers) => {
    expect(await errorOf(await post(headers))).toMatchObject({
      status: 403,
      code: 'request.cross_site',
    });
    expect(await (await person.get(PATHS.profile)).json()).toMatchObject({
      profile: { username: person.username },
    });
  });

  it.each([
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('is told from one of our own: %j', async (headers) => {
    expect((await post(headers)).status).toBe(200);
    await person.post(PATHS.updateUser, { username: person.username });
  });

  it('may read what is public, and gets no leave to read more', async () => {
    const reply = await test.request('/healthz', { headers: { origin: 'https://evil.example' } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the limits', () => {
  let guesses = 0;
  const guess = (request: TestApp['request'], headers: Record<string, string> = {}) =>
    request(PATHS.signIn, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ email: `nobody-${(guesses += 1)}@example.org`, password: 'a guess' }),
    });

  it('stop guessing from one address, also under addresses made up', async () => {
    const claiming = (n: number) => guess(test.request, { 'x-forwarded-for': `198.51.100.${n}` });
    await test.database.orm.execute(sql`delete from throttle`);
    for (let n = 0; n < 10; n += 1) expect((await claiming(n)).status).toBe(401);
    await test.database.orm.execute(sql`update throttle set count = 300 where count = 10`);
    const last = await claiming(10);
    expect(await errorOf(last)).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('do not reach people behind another address', async () => {
    const trustedProxies = new BlockList();
    trustedProxies.addAddress('127.0.0.1');
    const behindProxy = await testApp({ database: test.database, trustedProxies });
    expect((await guess(behindProxy.request)).status).toBe(429);
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' };
    expect((await guess(behindProxy.request, headers)).status).toBe(401);
  });
});

describe('what goes out', () => {
  it('is kept by no cache when it is of the API, whoever asks and whatever the answer', async () => {
    const paths = routes().filter(({ path }) => path.startsWith('/api/'));
    expect(paths.length).toBeGreaterThan(12);
    for (const fetch of [person.fetch, test.request]) {
      for (const { method, path } of [...paths, { method: 'GET', path: '/api/no-such-thing' }]) {
        if (path === PATHS.signOut || path === PATHS.signOutEverywhere) continue;
        const body = method === 'GET' ? {} : { body: '{}' };
        const reply = await fetch(path, { method, headers: json, ...body });
        expect(reply.headers.get('cache-control'), `${method} ${path}`).toBe('no-store');
        await reply.body?.cancel();
      }
    }
  });

  it('carries the security headers, whatever it is', async () => {
    const replies = [
      await person.get('/nothing'),
      await person.get(PATHS.profile),
      await test.request(PATHS.profile),
      await test.request('/healthz'),
      await person.post(PATHS.operations, 'x'),
      await test.request(PATHS.profile, { method: 'OPTIONS' }),
    ];
    for (const { headers } of replies) {
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self'; .*trusted-types unstuck$/,
      );
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('asks for https only where the public address has it', async () => {
    const secure = await testApp({
      database: test.database,
      appUrl: 'https://unstuck.example.org',
    });
    expect((await secure.request('/healthz')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000',
    );
  });
});

describe('the log', () => {
  it('never says who somebody is, what they wrote or what lets them in', async () => {
    const canary = 'canary-7f3a';
    const credentials = someCredentials({
      email: `${canary}@example.org`,
      password: `${canary}-password`,
    });
    const browser = aBrowser(test.request);
    await browser.post(PATHS.signUp, credentials);
    await browser.post(PATHS.signUp, credentials);
    await browser.post(PATHS.signIn, { ...credentials, password: `${canary}-wrong` });
    await Promise.all(
      [1, 2, 3].map((n) =>
        browser.post(
          PATHS.signUp,
          someCredentials({ email: `${canary}-${n}@example.org`, username: canary }),
        ),
      ),
    );
    await browser.post(PATHS.brainDumps, { text: canary });
    await browser.fetch(PATHS.operations, { method: 'POST', headers: json, body: `{"${canary}"` });
    await browser.get(`/${canary}?token=${canary}`);
    const cookie = decodeURIComponent(browser.cookie().split('=')[1] ?? canary);
    const logged = test.logged();
    expect(logged).toContain('"route":"/api/auth/sign-up/email"');
    expect(logged).not.toContain(canary);
    expect(logged).not.toContain(cookie.split('.')[0]);
    expect(logged).not.toContain('@example.org');
  });

  it('has one line for each request, under the id that the response names', async () => {
    const id = (await person.get(PATHS.profile)).headers.get('x-request-id') ?? '';
    const lines = test
      .logged()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'info',
        requestId: id,
        method: 'GET',
        route: PATHS.profile,
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
  });
});
