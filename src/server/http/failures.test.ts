import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { silentLog } from '../db/test-database.ts';
import { answerError, answerUnknown } from './failures.ts';
import type { AppEnv } from './variables.ts';

const LOST = '<h1>There is nothing at this address.</h1>';
const FOR_PEOPLE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: Hono<AppEnv>;

beforeEach(() => {
  app = new Hono<AppEnv>();
  app.get('/known', (c) => c.text('here'));
  app.post('/known/:id/again', (c) => c.text('again'));
  app.notFound(answerUnknown(app, LOST));
});

it('gives somebody who typed a wrong address a page to read', async () => {
  const reply = await app.request('/nowhere', { headers: FOR_PEOPLE });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(reply.headers.get('vary')).toBe('Accept');
  expect(await reply.text()).toBe(LOST);
});

it.each([
  ['a program', '/nowhere', { headers: { accept: '*/*' } }, 404],
  ['whoever asks the interface', '/api/nowhere', { headers: FOR_PEOPLE }, 404],
  ['whoever sends something', '/nowhere', { method: 'POST', headers: FOR_PEOPLE }, 404],
  ['whoever uses another method', '/known', { method: 'PUT', headers: FOR_PEOPLE }, 405],
])('gives %s the one shape of error', async (_, path, init, status) => {
  const reply = await app.request(path, init);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ error: { code: 'route.not_found' } });
});

it('says which methods a path has, also one with an id in it', async () => {
  const allowed = async (path: string) => {
    const { status, headers } = await app.request(path, { method: 'DELETE' });
    return [status, headers.get('allow')];
  };
  expect(await allowed('/known')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await allowed('/known/7/again')).toEqual([405, 'OPTIONS, POST']);
  for (const path of ['/known/7', '/known//again', '/known/7/again/8'])
    expect(await allowed(path)).toEqual([404, null]);
});

it('has no page for anybody where none was built', async () => {
  const bare = new Hono<AppEnv>();
  bare.notFound(answerUnknown(bare, null));
  const reply = await bare.request('/nowhere', { headers: FOR_PEOPLE });
  expect(await reply.json()).toMatchObject({ error: { code: 'route.not_found' } });
});

it('says when to come again while the database does not give what is needed', async () => {
  // As PostgreSQL says that somebody held a lock for longer than this one waits.
  const held = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
  });
  app.use((c, next) => {
    c.set('log', silentLog);
    return next();
  });
  app.get('/held', () => {
    throw new Error('Failed query', { cause: held });
  });
  app.onError(answerError);
  const reply = await app.request('/held');
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  expect(await reply.json()).toMatchObject({ error: { code: 'storage.unavailable' } });
});
