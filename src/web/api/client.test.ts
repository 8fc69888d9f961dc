import { expect, test, vi } from 'vitest';
import { USER_HEADER } from '#domain/contract.ts';
import { ApiError } from './api-error.ts';
import { answeredEarly, createApi, type Fetch } from './client.ts';
import { submitBrainDump } from './planner.ts';

const answering =
  (response: Response): Fetch =>
  () =>
    Promise.resolve(response);

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(failure instanceof ApiError)) throw new Error('Nothing failed.');
  return failure;
}

test('an error of the server comes with its status, code, words and fields', async () => {
  const fields = { username: 'This username is already taken' };
  const error = { code: 'account.username_taken', message: 'Taken.', fields };
  const api = createApi(answering(Response.json({ error }, { status: 422 })));
  const account = { email: 'a@b.c', username: 'ada', password: 'secret', zone: 'UTC' };
  expect(await failureOf(api.signUp(account))).toMatchObject({ ...error, status: 422 });
});

test('a profile that does not come is waited for five seconds', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const never: Fetch = (_path, { signal }) =>
    new Promise((_, reject) => signal?.aborted && reject(signal.reason));
  const failure = await failureOf(createApi(never).fetchSnapshot({ version: null }));
  expect(failure.code).toBe('network');
  expect(waits.mock.calls).toEqual([[5000]]);
  waits.mockRestore();
});

test('what is large may take as much longer as a slow line needs', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const api = createApi(answering(Response.json({ results: [] })));
  await api.call({ path: '/api/any', body: 'x'.repeat(99_998) });
  expect(waits.mock.calls).toEqual([[25_000]]);
  waits.mockRestore();
});

test('a page of somebody on the way is judged by its status', async () => {
  for (const [status, code] of [
    [401, 'session.missing'],
    [413, 'request.too_large'],
    [429, 'request.too_many'],
    [502, 'server.failed'],
    [503, 'storage.unavailable'],
  ] as const) {
    const api = createApi(answering(new Response('<h1>Sorry</h1>', { status })));
    expect(await failureOf(api.fetchSnapshot({ version: null }))).toMatchObject({ status, code });
  }
});

test('a network that fails, a body that breaks off and a stranger’s page are all no reply', async () => {
  const replies: Fetch[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    answering(new Response('{"version": 3, "prof')),
    answering(Response.json({ welcome: 'to the hotel network' })),
  ];
  for (const reply of replies) {
    const failure = await failureOf(createApi(reply).fetchSnapshot({ version: null }));
    expect(failure).toMatchObject({ status: 0, code: 'network' });
  }
});

test('the server’s wish for a pause is read', async () => {
  const headers = { 'retry-after': '7' };
  const api = createApi(answering(new Response('', { status: 429, headers })));
  expect((await failureOf(api.fetchSnapshot({ version: null }))).retryAfterMs).toBe(7_000);
});

test('a snapshot is asked for by version, and 304 means nothing new', async () => {
  let asked = new Headers();
  const api = createApi((_path, init) => {
    asked = new Headers(init.headers);
    return Promise.resolve(new Response(null, { status: 304 }));
  });
  expect(await api.fetchSnapshot({ version: 7, userId: 'ada' })).toBeNull();
  expect(asked.get('if-none-match')).toBe('"7"');
  expect(asked.get(USER_HEADER)).toBe('ada');
});

test('a brain dump can be called off', async () => {
  const api = createApi(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('called off')));
      }),
  );
  const at = '2026-11-20T10:00:00.000Z';
  const request = { dumpId: '1', text: 'taxes', at, sentAt: at, zone: 'UTC' };
  const off = new AbortController();
  const sending = submitBrainDump(api, { request, userId: 'ada', signal: off.signal });
  off.abort();
  expect((await failureOf(sending)).code).toBe('network');
});

test('what the page has asked already is not asked again, and later questions are', async () => {
  const asked: string[] = [];
  const server: Fetch = async (path) => {
    asked.push(path);
    return Response.json({ profile: 'late' });
  };
  const early = () => Promise.resolve(Response.json({ profile: 'early' }));

  const api = createApi(answeredEarly(early(), server));
  expect(await api.fetchSnapshot({ version: null })).toEqual({ profile: 'early' });
  expect(asked).toEqual([]);
  expect(await api.fetchSnapshot({ version: null })).toEqual({ profile: 'late' });
  expect(asked).toHaveLength(1);

  const known = createApi(answeredEarly(early(), server));
  expect(await known.fetchSnapshot({ version: 3 })).toEqual({ profile: 'late' });
  expect(await known.fetchSnapshot({ version: null })).toEqual({ profile: 'late' });
  expect(asked).toHaveLength(3);
});
