import { Hono, type Context } from 'hono';
import { PATHS, type StandInsReply } from '#domain/contract.ts';
import { brainDumpRequestSchema, brainDumpRetryRequestSchema } from '#domain/contract-schemas.ts';
import { readJson, readJsonObject } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { askerOf } from '../planning/asker.ts';
import { allowLetters } from '../planning/letter-counts.ts';
import { wordsFor } from '../planning/words.ts';
import { BRAIN_DUMPS } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { findDumpIds, findStandIns, forgetStandIn } from './brain-dumps.repository.ts';
import { plantDump, type PlantDeps } from './plant.usecase.ts';
import { mustBeId, replantDump } from './replant.usecase.ts';

/** Where everything in somebody's head goes, and mountains come back. */
export function brainDumpRoutes({
  throttle,
  ...deps
}: PlantDeps & { readonly throttle: Pick<Throttle, 'allowPerson'> }) {
  const allow = (c: Context<AppEnv>) =>
    throttle.allowPerson(c, { action: 'brain-dump', userId: c.get('userId') }, BRAIN_DUMPS);
  return new Hono<AppEnv>()
    .get(PATHS.brainDumps, async (c) => {
      const userId = c.get('userId');
      return c.json(await deps.database.withUser(userId, (tx) => findDumpIds({ tx, userId })));
    })
    .get(PATHS.standIns, async (c) => {
      const userId = c.get('userId');
      const standIns = await deps.database.withUser(userId, (tx) => findStandIns({ tx, userId }));
      return c.json({ standIns } satisfies StandInsReply);
    })
    .post(PATHS.brainDumps, async (c) => {
      const request = await readJson(c, brainDumpRequestSchema);
      await allow(c);
      const dump = { ...request, text: wordsFor(request.text) };
      await allowLetters(c, throttle, dump.text.length);
      return c.json(await plantDump({ dump, asker: askerOf(c, dump) }, deps));
    })
    .post(PATHS.brainDumpRetry, async (c) => {
      const request = await readJson(c, brainDumpRetryRequestSchema);
      await allow(c);
      const retry = { ...request, dumpId: c.req.param('dumpId') };
      const mayPlan = ({ length }: string) => allowLetters(c, throttle, length);
      return c.json(await replantDump({ retry, asker: askerOf(c, retry), mayPlan }, deps));
    })
    .post(PATHS.brainDumpOpened, async (c) => {
      await readJsonObject(c);
      const userId = c.get('userId');
      const dumpId = c.req.param('dumpId');
      mustBeId(dumpId);
      await deps.database.withUser(userId, (tx) => forgetStandIn({ tx, userId }, dumpId));
      return c.json({});
    });
}
