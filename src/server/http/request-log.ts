import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from './variables.ts';

/** Gives every request an id and a log that carries it, and writes one line when it is answered. */
export function requestLog({ log }: { readonly log: Logger }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID();
    const requestLog = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    const start = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    requestLog[levelOf(c)](
      answered({ method: c.req.method, route: routeOf(c) ?? 'none', status: c.res.status, start }),
      'request',
    );
  });
}

/** What the line of a request says of its answer. */
export function answered({ start, ...answer }: Answer & { readonly start: number }) {
  return { ...answer, ms: Math.round((performance.now() - start) * 10) / 10 };
}

type Answer = { readonly method: string; readonly route: string; readonly status: number };

/** The pattern of the route that serves a request, or null when only middleware does. */
export function routeOf(c: Context): string | null {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? null;
}

function levelOf(c: Context): 'error' | 'info' | 'debug' {
  if (c.res.status >= 500) return 'error';
  return c.req.path.startsWith('/api/') ? 'info' : 'debug';
}
