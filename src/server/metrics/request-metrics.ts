import { createMiddleware } from 'hono/factory';
import { RequestError } from '../http/request-error.ts';
import { routeOf } from '../http/request-log.ts';
import type { AppEnv } from '../http/variables.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts every request by route and answer. A stream of events counts as answered when it opens. */
export function requestMetrics({ metrics }: { readonly metrics: Metrics }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    metrics.request({
      // Anybody may make up a method; a figure for each would be a way to fill the memory.
      method: METHODS.has(c.req.method) ? c.req.method : 'other',
      route: routeOf(c) ?? 'none',
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
    if (c.error === undefined) return;
    if (c.error instanceof RequestError) metrics.refusal(c.error.code);
    else metrics.refusal(c.res.status === 503 ? 'storage.unavailable' : 'server.failed');
  });
}
