import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { clientAddress } from '../http/client-address.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { AppEnv } from '../http/variables.ts';
import { networkOf } from '../throttle/network.ts';
import type { Live } from './live.ts';

/** Where a browser hears that there is a newer version; what is in it, it fetches. */
export function eventRoutes({
  live,
  appUrl,
  trustedProxies,
}: {
  readonly live: Pick<Live, 'open'>;
  readonly appUrl: string;
  readonly trustedProxies: BlockList;
}) {
  return new Hono<AppEnv>().get(PATHS.events, (c) => {
    requireSameOrigin({ c, appUrl });
    // A HEAD would leave a stream behind that nobody reads.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
    const address = networkOf(clientAddress({ c, trustedProxies }));
    const by = { userId: c.get('userId'), token: c.get('sessionToken'), address };
    c.set('takeOver', (out) => live.open({ ...by, out }));
    return c.body(null, 200, {
      'content-type': 'text/event-stream',
      // A proxy that gathers what it passes on would keep the events to itself.
      'x-accel-buffering': 'no',
    });
  });
}
