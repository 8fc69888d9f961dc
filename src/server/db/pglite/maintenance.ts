import type { Logger } from 'pino';
import type { Cluster } from './cluster.ts';

const HOUR_MS = 3_600_000;
const CHECKPOINT_EVERY_MS = HOUR_MS / 12;
const VACUUM_EVERY_MS = 24 * HOUR_MS;

/** What the session's role needs for this; neither role reads or changes a row. */
export const MAINTENANCE_ROLES = 'pg_checkpoint, pg_maintain';

export type Maintenance = { readonly stop: () => void };

/**
 * Does what a PostgreSQL server does in processes of its own, which PGlite does not have: without
 * checkpoints its log grows for ever, and every start after a crash would read all of it.
 */
export function startMaintenance({ pg, files }: Cluster, log: Logger): Maintenance {
  let syncsBefore = files.syncs;
  const run = (statement: string) => {
    if (files.syncs === syncsBefore) return;
    pg.exec(statement).then(
      () => {
        syncsBefore = files.syncs;
      },
      (error: unknown) => {
        if (!pg.closed) log.error({ err: error, statement }, 'database maintenance failed');
      },
    );
  };
  const timers = [
    setInterval(run, CHECKPOINT_EVERY_MS, 'CHECKPOINT'),
    setInterval(run, VACUUM_EVERY_MS, 'VACUUM (ANALYZE)'),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
