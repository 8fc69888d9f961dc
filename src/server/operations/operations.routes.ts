import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { pushFrameSchema } from '#domain/contract-schemas.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { KILOBYTES_PUSHED } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { createPush, type PushDeps } from './push.usecase.ts';

/** What people do every day is less, and is not weighed. */
const LIGHT_BYTES = 2048;

/**
 * Where a device sends the changes that it made. Whole plans and brain dumps come this way too: a device
 * that sends more of them than anybody writes is asked to wait, and keeps them until then.
 */
export function operationRoutes({
  throttle,
  ...deps
}: PushDeps & { readonly throttle: Pick<Throttle, 'allowPerson'> }) {
  const pushOperations = createPush(deps);
  return new Hono<AppEnv>().post(PATHS.operations, async (c) => {
    const push = await readJson(c, pushFrameSchema);
    // As they were read: to write them anew may take more stack than there is.
    const bytes = (await c.req.arrayBuffer()).byteLength;
    if (bytes > LIGHT_BYTES) {
      const sent = { action: 'push', userId: c.get('userId'), weight: Math.ceil(bytes / 1024) };
      for (const limit of KILOBYTES_PUSHED) await throttle.allowPerson(c, sent, limit);
    }
    return c.json(await pushOperations({ userId: c.get('userId'), push }));
  });
}
