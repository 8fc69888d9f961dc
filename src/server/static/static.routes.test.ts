import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticRoutes } from './static.routes.ts';
import { inlineScriptHashes, readWebFiles } from './web-files.ts';

const PAGE = '<!doctype html><title>Unstuck</title><script>first()</script>';
const HELD = '<!doctype html><title>With the cookie of a session</title>';
const NONE = '<!doctype html><title>Without</title>';
let folder: string;
let routes: ReturnType<typeof staticRoutes>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unstuck-web-'));
  mkdirSync(path.join(folder, 'web', 'assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  write('secret.txt', 'not for anyone');
  write('web/.hidden', 'not for anyone');
  write('web/index.html', PAGE);
  write('web/index.html.gz', gzipSync(PAGE));
  write('web/signed-in.html', HELD);
  write('web/signed-out.html', NONE);
  write('web/signed-out.html.gz', gzipSync(NONE));
  write('web/favicon.svg', '<svg/>');
  write('web/sw.js', 'the worker');
  write('web/manifest.webmanifest', '{}');
  write('web/assets/index-a1b2c3.js', 'export {}');
  write('web/assets/index-a1b2c3.js.br', 'as brotli');
  write('web/assets/index-a1b2c3.js.gz', 'as gzip');
  write('web/assets/face-d4e5f6.woff2', 'font');
  routes = staticRoutes({
    webFiles: readWebFiles(path.join(folder, 'web')),
    holdsSession: async (c) => c.req.header('cookie') === 'unstuck=session',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (name: string, headers: Record<string, string> = {}) =>
  routes.request(name, { headers });

it('serves the page, to be asked about each time', async () => {
  const reply = await get('/index.html');
  expect(await reply.text()).toBe(PAGE);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  const etag = reply.headers.get('etag') ?? '';
  expect((await get('/index.html', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/index.html', { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect((await get('/index.html', { 'if-none-match': '"another"' })).status).toBe(200);
});

it('tells the page whether there is the cookie of a session, and lets no cache between mix that up', async () => {
  const held = await get('/', { cookie: 'unstuck=session' });
  const none = await get('/');
  expect([await held.text(), await none.text()]).toEqual([HELD, NONE]);
  for (const { headers } of [held, none]) {
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
  }
  const etag = none.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  const since = await get('/', { 'if-none-match': etag, cookie: 'unstuck=session' });
  expect(since.status).toBe(200);
});

it('names the scripts that stand in the page by their hashes', () => {
  const hash = createHash('sha256').update('first()').digest('base64');
  const files = readWebFiles(path.join(folder, 'web'));
  expect(inlineScriptHashes(files)).toEqual([`'sha256-${hash}'`]);
  expect(inlineScriptHashes(new Map())).toEqual([]);
});

it.each([
  ['/assets/index-a1b2c3.js', 'text/javascript; charset=utf-8'],
  ['/assets/face-d4e5f6.woff2', 'font/woff2'],
])('serves %s for good, because its name changes with it', async (name, type) => {
  const { headers } = await get(name);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('has the worker asked about each time, or an old one would stay in place', async () => {
  const { headers } = await get('/sw.js');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('says what a manifest is, so that browsers offer to install the page', async () => {
  const { headers } = await get('/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
});

it('has a type for a picture', async () => {
  expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

it.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip, deflate', 'gzip', 'as gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
  ['BR', 'br', 'as brotli'],
  ['identity', null, 'export {}'],
  ['', null, 'export {}'],
])('sends to a browser that takes "%s" what it takes', async (accepted, encoding, body) => {
  const reply = await get('/assets/index-a1b2c3.js', { 'accept-encoding': accepted });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toBe('Accept-Encoding');
  expect(reply.headers.get('content-length')).toBe(String(body.length));
  expect(await reply.text()).toBe(body);
});

it('keeps an encoded page and a plain one apart', async () => {
  const plain = await get('/');
  const packed = await get('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(NONE);
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});

it.each([
  '/nothing',
  '/assets/',
  '/assets',
  '/.hidden',
  '/index.html.gz',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/index-a1b2c3.js%00.html',
  '/%',
])('has nothing at %s', async (name) => {
  const reply = await get(name);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('not for anyone');
});

it('answers HEAD without the body', async () => {
  const reply = await routes.request('/', { method: 'HEAD' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-length')).toBe(String(NONE.length));
  expect(await reply.text()).toBe('');
});

it('serves nothing where nothing was built', () => {
  expect(readWebFiles(path.join(folder, 'no such folder')).size).toBe(0);
});
