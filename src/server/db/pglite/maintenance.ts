import type { Logger } from 'pino';
import type { LastingCluster } from './lasting-cluster.ts';

const HOUR_MS = 3_600_000;
const OFTEN_MS = HOUR_MS / 12;
const DAILY_MS = 24 * HOUR_MS;

/** What the session's role needs for this; neither role reads or changes a row. */
export const MAINTENANCE_ROLES = 'pg_checkpoint, pg_maintain';

type MaintainedSession = Pick<LastingCluster['session'], 'closed'> & {
  readonly exec: (statement: string) => Promise<unknown>;
};

export type Maintenance = { readonly stop: () => void };

/**
 * Does what a PostgreSQL server does in processes of its own, which PGlite does not have: without
 * checkpoints its log grows for ever, and every start after a crash would read all of it; without
 * statistics it guesses how best to run a query; without a vacuum no room of what changed is used again.
 *
 * The vacuum comes with the first round after a start in which somebody wrote, because a machine that is
 * switched off every evening never runs for a day, and once a day from then on.
 */
export function startMaintenance(
  { session, syncs }: Pick<LastingCluster, 'syncs'> & { readonly session: MaintainedSession },
  log: Logger,
): Maintenance {
  let syncsBefore = syncs();
  let vacuumed = { syncs: syncsBefore, at: Number.NEGATIVE_INFINITY };
  const round = async () => {
    const isVacuumDue = syncs() !== vacuumed.syncs && performance.now() - vacuumed.at >= DAILY_MS;
    if (!isVacuumDue && syncs() === syncsBefore) return;
    try {
      await session.exec(isVacuumDue ? 'VACUUM (ANALYZE)' : 'ANALYZE');
      await session.exec('CHECKPOINT');
      syncsBefore = syncs();
      if (isVacuumDue) vacuumed = { syncs: syncsBefore, at: performance.now() };
    } catch (error) {
      if (!session.closed) log.error({ err: error }, 'database maintenance failed');
    }
  };
  const timer = setInterval(round, OFTEN_MS).unref();
  return { stop: () => clearInterval(timer) };
}
