import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { AppEnv } from '../http/variables.ts';
import type { Live } from './live.ts';

/** Where a browser hears that there is a newer version; what is in it, it fetches. */
export function eventRoutes({
  live,
  appUrl,
}: {
  readonly live: Pick<Live, 'open'>;
  readonly appUrl: string;
}) {
  return new Hono<AppEnv>().get(PATHS.events, (c) => {
    requireSameOrigin({ c, appUrl });
    // A HEAD would leave a stream behind that nobody reads.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
    const by = { userId: c.get('userId'), token: c.get('sessionToken') };
    c.set('takeOver', (out) => live.open({ ...by, out }));
    return c.body(null, 200, {
      'content-type': 'text/event-stream',
      // A proxy that gathers what it passes on would keep the events to itself.
      'x-accel-buffering': 'no',
    });
  });
}
