import { Hono } from 'hono';
import { PATHS } from '#domain/contract.ts';
import { mountainReviseRequestSchema } from '#domain/contract-schemas.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { askerOf } from '../planning/asker.ts';
import { allowLetters } from '../planning/letter-counts.ts';
import { wordsFor } from '../planning/words.ts';
import { CHANGES_BY_WORDS } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { reviseByWords, type ReviseDeps } from './revise.usecase.ts';

/** Where a mountain is changed by what a person says about it. */
export function mountainRoutes({
  throttle,
  ...deps
}: ReviseDeps & { readonly throttle: Pick<Throttle, 'allowPerson'> }) {
  return new Hono<AppEnv>().post(PATHS.mountainRevise, async (c) => {
    const request = await readJson(c, mountainReviseRequestSchema);
    const userId = c.get('userId');
    await throttle.allowPerson(c, { action: 'change-by-words', userId }, CHANGES_BY_WORDS);
    const changeText = wordsFor(request.changeText);
    const change = { ...request, changeText, mountainId: c.req.param('mountainId') };
    const mayPlan = (letters: number) => allowLetters(c, throttle, letters);
    return c.json(await reviseByWords({ change, asker: askerOf(c, change), mayPlan }, deps));
  });
}
