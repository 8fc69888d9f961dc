import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { mountainReviseRequestSchema } from '#domain/operations/schemas.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { askerOf } from '../planning/asker.ts';
import { wordsFor } from '../planning/words.ts';
import { reviseByWords, type ReviseDeps } from './revise.usecase.ts';

// 20,000 characters, each written as six: \uXXXX.
const MAX_BYTES = 256 * 1024;

/** Where a mountain is changed by what a person says about it. */
export function mountainRoutes(deps: ReviseDeps) {
  return new Hono<AppEnv>().post(PATHS.mountainRevise, async (c) => {
    const request = await readJson(c, mountainReviseRequestSchema, MAX_BYTES);
    const change = {
      ...request,
      changeText: wordsFor(request.changeText),
      mountainId: c.req.param('mountainId'),
    };
    return c.json(await reviseByWords({ change, asker: askerOf(c, change) }, deps));
  });
}
