import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { RequestError } from '../http/request-error.ts';
import type { AppEnv } from '../http/variables.ts';

const ANSWERS_WITHIN_MS = 2_000;

/**
 * `/healthz`: the process lives. `/readyz`: requests may be sent here, because the database, which
 * is migrated at start, answers, and the server is not about to stop.
 */
export function healthRoutes({
  database,
  isStopping,
}: {
  readonly database: Pick<Database, 'ping'>;
  readonly isStopping: () => boolean;
}) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (isStopping()) throw stopping();
      const timeout = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      const tooLate = new Promise<never>((_resolve, reject) => {
        timeout.addEventListener('abort', () => reject(new Error('No answer in time.')));
      });
      try {
        await Promise.race([database.ping(), tooLate]);
      } catch (error) {
        c.get('log').warn({ err: error }, 'not ready');
        throw new RequestError({
          status: 503,
          code: 'storage.unavailable',
          message: 'The database does not answer.',
        });
      }
      return c.json({ status: 'ready' });
    });
}

function stopping(): RequestError {
  return new RequestError({
    status: 503,
    code: 'server.stopping',
    message: 'This server is about to stop.',
  });
}
