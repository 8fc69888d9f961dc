import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import { withUserOf, type Connection, type Statement } from '../connection.ts';
import { LIVE_CHANNEL, type ListenToChannel } from '../live-channel.ts';
import { migrate } from '../migrate.ts';
import { AUTH_ROLE } from '../roles.ts';
import { OperatorProblem } from '../../operator-problem.ts';
import { runKept } from './kept-statements.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { keepOpen, type PgliteSession } from './lasting-cluster.ts';
import { MAINTENANCE_ROLES, startMaintenance } from './maintenance.ts';
import { closeToOthers } from './private-files.ts';

/** The database that comes with the program: in this process, its files in the data directory. */
export async function openPglite({
  dataDir,
  log,
  reopenAfterMs = 2_000,
}: {
  readonly dataDir: string;
  readonly log: Logger;
  /** How long to wait, after trouble with the disk, before the database is opened again. */
  readonly reopenAfterMs?: number;
}): Promise<Connection> {
  const lock = lockDirectory(dataDir);
  try {
    closeToOthers({ dataDir, log });
    const open = async (): Promise<Cluster> => {
      const opened = await openCluster(dataDir);
      await prepareSession(opened.pg);
      await proveDurable(opened);
      return opened;
    };
    const cluster = await keepOpen({ open, log, retryMs: reopenAfterMs });
    const maintenance = startMaintenance(cluster, log);
    return {
      ...databaseOf(cluster.session),
      close: async () => {
        maintenance.stop();
        await cluster.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Migrates, and leaves the session in the role in which it serves. */
export async function prepareSession(pg: PGlite): Promise<void> {
  await migrate(pg);
  await pg.query(`GRANT ${MAINTENANCE_ROLES} TO ${AUTH_ROLE}`);
  await pg.query(`SET ROLE ${AUTH_ROLE}`);
}

/** A migrated PGlite as the program knows a database. */
export function databaseOf(pg: PgliteSession & Partial<Pick<PGlite, 'close'>>): Connection {
  // Drizzle calls `query` and `transaction` of it, and nothing else.
  const orm = drizzle({ client: pg as PGlite });
  return {
    kind: 'pglite',
    orm,
    run: async <Row>(statement: Statement, parameters: readonly unknown[]) =>
      runKept<Row>(pg, statement, parameters) ??
      (await pg.query<Row>(statement.text, [...parameters])).rows,
    withUser: withUserOf(orm),
    listen: listenInProcess(pg),
    pool: () => null,
    ping: async () => {
      await pg.query('SELECT 1');
    },
    close: async () => pg.close?.(),
  };
}

/** Nobody else is on this database: what is said on the channel, triggers of this session said. */
function listenInProcess(pg: PgliteSession): ListenToChannel {
  return ({ onPayload, onHeard }) => {
    const listening = pg.listen(LIVE_CHANNEL, onPayload);
    listening.then(onHeard, () => undefined);
    return {
      stop: async () => {
        const unlisten = await listening.catch(() => null);
        if (!pg.closed) await unlisten?.();
      },
    };
  };
}

/** Commits something and looks whether that reached the disk: no promise without this. */
export async function proveDurable({ pg, files }: Cluster): Promise<void> {
  const before = files.syncs;
  await pg.query("SELECT pg_logical_emit_message(true, 'unstuck.start', '')");
  if (files.syncs > before) return;
  await pg.close();
  throw new OperatorProblem(
    'The built-in database did not bring a change to the disk, so a power cut could lose data. This Unstuck will not run like that: reinstall it (rm -rf node_modules, then npm start), or name a PostgreSQL in DATABASE_URL.',
  );
}
