import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { pushFrameSchema } from '#domain/contract-schemas.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import type { PushWeights } from './push-weights.ts';
import { createPush, type PushDeps } from './push.usecase.ts';

/**
 * Where a device sends the changes that it made. Whole plans and brain dumps come this way too: a device
 * that sends more of them than anybody writes is asked to wait, and keeps them until then.
 */
export function operationRoutes({
  weights,
  ...deps
}: PushDeps & { readonly weights: Pick<PushWeights, 'allow'> }) {
  const pushOperations = createPush(deps);
  return new Hono<AppEnv>().post(PATHS.operations, async (c) => {
    const push = await readJson(c, pushFrameSchema);
    // As they were read: to write them anew may take more stack than there is.
    const bytes = (await c.req.arrayBuffer()).byteLength;
    const userId = c.get('userId');
    const undone = await weights.allow(c, userId, bytes);
    return c.json(await pushOperations({ userId, push, undone }));
  });
}
