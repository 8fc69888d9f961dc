import type { Logger } from 'pino';
import type { LastingCluster } from './lasting-cluster.ts';

const HOUR_MS = 3_600_000;
const OFTEN_MS = HOUR_MS / 12;
const DAILY_MS = 24 * HOUR_MS;

/** What the session's role needs for this; neither role reads or changes a row. */
export const MAINTENANCE_ROLES = 'pg_checkpoint, pg_maintain';

export type Maintenance = { readonly stop: () => void };

/**
 * Does what a PostgreSQL server does in processes of its own, which PGlite does not have: without
 * checkpoints its log grows for ever, and every start after a crash would read all of it; without
 * statistics it guesses how best to run a query.
 */
export function startMaintenance({ session, syncs }: LastingCluster, log: Logger): Maintenance {
  let syncsBefore = syncs();
  const run = async (statements: readonly string[]) => {
    if (syncs() === syncsBefore) return;
    try {
      for (const statement of statements) await session.exec(statement);
      syncsBefore = syncs();
    } catch (error) {
      if (!session.closed) log.error({ err: error }, 'database maintenance failed');
    }
  };
  const timers = [
    setInterval(run, OFTEN_MS, ['ANALYZE', 'CHECKPOINT']),
    setInterval(run, DAILY_MS, ['VACUUM', 'CHECKPOINT']),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
