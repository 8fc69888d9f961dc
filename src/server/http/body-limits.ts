import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { MAX_PUSH_BYTES, PATHS } from '#domain/contract.ts';
import { RequestError } from './request-error.ts';
import { routeOf } from './request-log.ts';
import type { AppEnv } from './variables.ts';

const KILOBYTE = 1024;
const SMALL = 4 * KILOBYTE;
/** Without a length these have no body. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** 20,000 characters of any script, each written as six: \uXXXX. */
const WORDS = 256 * KILOBYTE;

const LARGER: Readonly<Record<string, number>> = {
  // Fifty operations, one of which may carry a whole plan.
  [PATHS.operations]: MAX_PUSH_BYTES,
  [PATHS.brainDumps]: WORDS,
  [PATHS.mountainRevise]: WORDS,
};

/** Refuses a body that is larger than its route can have use for, before it is read. */
export function bodyLimits() {
  const small = limit(SMALL);
  const larger = new Map(Object.entries(LARGER).map(([path, bytes]) => [path, limit(bytes)]));
  return createMiddleware<AppEnv>((c, next) => (larger.get(routeOf(c) ?? '') ?? small)(c, next));
}

function limit(maxSize: number) {
  const unannounced = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware<AppEnv>(async (c, next) => {
    // Node reads so many bytes and no more; to look at the body would make a stream of it.
    const size = c.req.header('content-length');
    const comesInPieces = c.req.header('transfer-encoding') !== undefined;
    if (size === undefined && !comesInPieces && READS.has(c.req.method)) return next();
    if (size === undefined || comesInPieces) return unannounced(c, next);
    if (Number.parseInt(size, 10) > maxSize) refuse();
    await next();
  });
}

function refuse(): never {
  throw new RequestError({
    status: 413,
    code: 'request.too_large',
    message: 'That is more than can be taken at once.',
  });
}
