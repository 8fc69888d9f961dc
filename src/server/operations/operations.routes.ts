import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { pushFrameSchema } from '#domain/contract-schemas.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { createPush, type PushDeps } from './push.usecase.ts';

/** Where a device sends the changes that it made. */
export function operationRoutes(deps: PushDeps) {
  const pushOperations = createPush(deps);
  return new Hono<AppEnv>().post(PATHS.operations, async (c) => {
    const push = await readJson(c, pushFrameSchema);
    return c.json(await pushOperations({ userId: c.get('userId'), push }));
  });
}
