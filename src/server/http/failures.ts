import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { ErrorBody } from '#domain/errors.ts';
import { RequestError } from './request-error.ts';
import { isStorageFailure } from '../db/storage-failure.ts';
import type { AppEnv } from './variables.ts';

/** Before the first retry: a page waits longer by itself after each failure that follows. */
const STORAGE_RETRY_SECONDS = 1;

/** Turns whatever a route threw into the one error shape. Nothing unforeseen reaches the client. */
export function answerError(thrown: Error, c: Context<AppEnv>): Response {
  const error = thrown instanceof RequestError ? thrown : foreseen(thrown);
  if (error.status >= 500) c.get('log').error({ err: thrown }, 'request failed');
  const { code, message, fields, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) c.header('retry-after', `${retryAfterSeconds}`);
  const requestId = c.get('requestId');
  const body: ErrorBody = {
    error: { code, message, requestId, ...(fields === undefined ? {} : { fields }) },
  };
  return c.json(body, error.status);
}

function foreseen(error: Error): RequestError {
  if (isStorageFailure(error)) {
    return new RequestError({
      status: 503,
      code: 'storage.unavailable',
      message: 'The database does not answer. Please try again.',
      retryAfterSeconds: STORAGE_RETRY_SECONDS,
    });
  }
  return new RequestError({
    status: 500,
    code: 'server.failed',
    message: 'Something went wrong. Please try again.',
  });
}

/**
 * Answers a path or method that no route serves, and says which methods the path has. Somebody who
 * typed an address gets `lostPage` to read, as far as there is one.
 */
export function answerUnknown(app: Hono<AppEnv>, lostPage: string | null) {
  // Finds the methods of a path; the place where a router keeps the method stays empty.
  const served = new TrieRouter<string>();
  for (const { path, method } of app.routes) if (method !== 'ALL') served.add('', path, method);
  return (c: Context<AppEnv>): Response => {
    const methods = served.match('', c.req.path)[0].map(([method]) => method);
    const isKnown = methods.length > 0;
    if (isKnown) c.header('allow', allowed(methods));
    if (isKnown && c.req.method === 'OPTIONS') return c.body(null, 204);
    if (!isKnown && lostPage !== null && isRead(c)) {
      c.header('vary', 'Accept');
      return c.html(lostPage, 404);
    }
    const error = new RequestError({
      status: isKnown ? 405 : 404,
      code: 'route.not_found',
      message: isKnown ? 'Not by this method.' : 'There is nothing here.',
    });
    return answerError(error, c);
  };
}

/** The methods for the `Allow` header, with OPTIONS and HEAD, which the app answers by itself. */
function allowed(methods: readonly string[]): string {
  const all = new Set([...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])]);
  return [...all].toSorted().join(', ');
}

/** Whether a person will read the answer in a browser, as opposed to a program. */
function isRead({ req }: Context<AppEnv>): boolean {
  const isForPeople = !req.path.startsWith('/api/') && req.method === 'GET';
  return isForPeople && (req.header('accept') ?? '').includes('text/html');
}
