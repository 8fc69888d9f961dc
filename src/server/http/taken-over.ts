import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './variables.ts';

/**
 * Lets a route go on with the bare response of Node once its head is sent (`takeOver`). A body that
 * is open for half an hour has no use for all that belongs to a request: for thousands of them that
 * is most of their memory. Comes before all other middleware, which says what is in the head.
 */
export function takenOver() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const takeOver = c.get('takeOver');
    if (takeOver === undefined || c.error !== undefined) return;
    const outgoing = c.env?.outgoing;
    if (outgoing === undefined) throw new Error('A response that goes on needs a connection.');
    outgoing.writeHead(c.res.status, Object.fromEntries(c.res.headers));
    outgoing.flushHeaders();
    // A closed connection emits no further `close`, and its stream would never end.
    if (!outgoing.destroyed) takeOver(outgoing);
    // Hono copies the headers of the old response into a new `c.res`, so the old one is cleared first.
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });
}
