import { beforeEach, expect, test } from 'vitest';
import { answerFromShell, dropOtherShells, keepShell, routesOf, type ShellDeps } from './shell.ts';
import { testCaches } from './test-caches.ts';

const ORIGIN = 'https://unstuck.example';

let caches: CacheStorage;
let server: Map<string, string>;
let fetched: string[];

beforeEach(() => {
  caches = testCaches(ORIGIN);
  fetched = [];
  server = new Map([
    ['/index.html', 'the page'],
    ['/assets/index-a1.js', 'code'],
    ['/assets/dialog-b2.js', 'dialog'],
  ]);
});

function aWorker(digest: string): ShellDeps {
  return {
    caches,
    origin: ORIGIN,
    build: { digest, files: [...server.keys()] },
    async fetch({ url }) {
      const { pathname } = new URL(url);
      fetched.push(pathname);
      const body = server.get(pathname);
      return new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 });
    },
  };
}

const asking = (path: string, init: { method?: string; mode?: string } = {}): Request => {
  const request = new Request(new URL(path, ORIGIN), { method: init.method ?? 'GET' });
  // No code may make a navigation; only the browser does.
  return init.mode === undefined
    ? request
    : Object.defineProperty(request, 'mode', { value: init.mode });
};

const said = async (deps: ShellDeps, request: Request): Promise<string | null> =>
  (await answerFromShell(deps, request))?.text() ?? null;

test('after it is kept, the page and every part of it come without the network', async () => {
  const worker = aWorker('one');
  await keepShell(worker);
  fetched = [];
  expect(await said(worker, asking('/?from=home', { mode: 'navigate' }))).toBe('the page');
  expect(await said(worker, asking('/assets/dialog-b2.js'))).toBe('dialog');
  expect(fetched).toEqual([]);
});

test('what the browser looks up without the worker lies under the very address it asks for', async () => {
  const worker = aWorker('one');
  await keepShell(worker);
  const routes = routesOf(worker.build);
  const source = { cacheName: 'unstuck-shell-one' };
  expect(routes).toEqual([
    ...['/', '/assets/*', '/index.html'].map((pathname) => ({
      condition: { requestMethod: 'GET', urlPattern: { pathname, search: '' } },
      source,
    })),
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ]);
  const keptFor = async (path: string): Promise<string | undefined> => {
    const cache = await caches.open(source.cacheName);
    return (await cache.match(path))?.text();
  };
  expect(await keptFor('/')).toBe('the page');
  expect(await keptFor('/assets/dialog-b2.js')).toBe('dialog');
  expect(await keptFor('/assets/dialog-of-another-build.js')).toBeUndefined();
});

test.each([
  ['what the server is asked', asking('/api/profile')],
  ['a change', asking('/', { method: 'POST' })],
  ['the worker itself', asking('/sw.js')],
  ['another place', new Request('https://elsewhere.example/assets/index-a1.js')],
  ['another page', asking('/healthz', { mode: 'navigate' })],
])('%s is none of its business', async (_name, request) => {
  const worker = aWorker('one');
  await keepShell(worker);
  expect(answerFromShell(worker, request)).toBeNull();
});

test('a page of an older build still gets its parts until the newer one takes over', async () => {
  const older = aWorker('one');
  await keepShell(older);
  server = new Map([
    ['/index.html', 'the newer page'],
    ['/assets/index-c3.js', 'newer code'],
  ]);
  const newer = aWorker('two');
  await keepShell(newer);
  expect(await said(older, asking('/', { mode: 'navigate' }))).toBe('the page');
  expect(await said(older, asking('/assets/dialog-b2.js'))).toBe('dialog');
  await dropOtherShells(newer);
  expect(await caches.keys()).toEqual(['unstuck-shell-two']);
  expect(await said(newer, asking('/', { mode: 'navigate' }))).toBe('the newer page');
});

test('a part that did not change is not fetched again', async () => {
  await keepShell(aWorker('one'));
  fetched = [];
  await keepShell(aWorker('two'));
  expect(fetched).toEqual(['/index.html']);
});

test('when one part does not come nothing is kept, and the older build stays', async () => {
  await keepShell(aWorker('one'));
  const newer = {
    ...aWorker('two'),
    build: { digest: 'two', files: ['/index.html', '/assets/lost-d4.js'] },
  };
  await expect(keepShell(newer)).rejects.toThrow('/assets/lost-d4.js did not come.');
  expect(await caches.keys()).toEqual(['unstuck-shell-one']);
});

test('a cache that the browser has emptied is no more than a slower page', async () => {
  const worker = aWorker('one');
  await keepShell(worker);
  await caches.delete('unstuck-shell-one');
  server.set('/', 'the page');
  expect(await said(worker, asking('/', { mode: 'navigate' }))).toBe('the page');
});
