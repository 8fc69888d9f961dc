/** Whether the model that is set will be there tomorrow, asked of the service once at the start. */

import type { Logger } from 'pino';
import { z } from 'zod';
import type { AiSettings } from './ai-settings.ts';
import { politeFetch } from './polite-fetch.ts';

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
const SOON_DAYS = 120;

const date = z.union([
  z.number().transform((seconds) => seconds * 1000),
  z.string().transform((text) => Date.parse(text)),
]);
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().catch(''),
      shutdown_date: date.pipe(z.number()).nullish().catch(null),
    }),
  ),
});

/**
 * Warns the operator when the service no longer lists the model, or names a day within the next 120
 * on which it goes (`GET /models`, its `shutdown_date`). Services that have no such list say
 * nothing. It never throws, and nothing waits for it.
 */
export async function warnOfModelEnd({
  settings: { apiKey, baseUrl, model },
  log,
  now,
}: {
  readonly settings: Pick<AiSettings, 'apiKey' | 'baseUrl' | 'model'>;
  readonly log: Logger;
  readonly now: number;
}): Promise<void> {
  const models = await listedModels({ apiKey, baseUrl });
  if (models === null || models.length === 0) return;
  const listed = models.find(({ id }) => id === model || id === `${model}:latest`);
  if (listed === undefined) {
    log.warn({ model }, 'the AI service does not list this model: check OPENAI_MODEL');
    return;
  }
  const end = listed.shutdown_date ?? Number.NaN;
  if (Number.isNaN(end) || end - now > SOON_DAYS * DAY_MS) return;
  log.warn(
    { model, shutdownDate: new Date(end).toISOString().slice(0, 10) },
    end <= now
      ? 'the AI service says that this model is gone: set OPENAI_MODEL to another one'
      : 'the AI service will shut this model down: set OPENAI_MODEL to another one before that day',
  );
}

async function listedModels({ apiKey, baseUrl }: Pick<AiSettings, 'apiKey' | 'baseUrl'>) {
  try {
    const response = await politeFetch(`${baseUrl.replace(/\/$/u, '')}/models`, {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const read = listSchema.safeParse(response.ok ? await response.json() : null);
    return read.data?.data ?? null;
  } catch {
    return null;
  }
}
