import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { createSessionRepository } from './session.repository.ts';
import { countingAt } from './sessions.ts';

const DAILY_MS = 86_400_000;

/** Takes away, at the start and once a day, the sessions that are over: when and with what somebody signed in. */
export function startSessionCleaning({
  database,
  log,
  now = Date.now,
  everyMs = DAILY_MS,
}: {
  readonly database: Pick<Database, 'orm' | 'run'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now?: () => number;
  readonly everyMs?: number;
}) {
  const repository = createSessionRepository(database);
  const clean = (): void =>
    void repository.removeOver(countingAt(now())).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions that are over could not be removed');
    });
  clean();
  const timer = setInterval(clean, everyMs).unref();
  return { stop: (): void => clearInterval(timer) };
}
