import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';
import type { Cluster } from './cluster.ts';

/** What the program uses of PGlite. */
export type PgliteSession = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'closed'>;

export type LastingCluster = {
  /** Stays the same object, with all that listen to it, when the database is opened again. */
  readonly session: PgliteSession;
  /** How often something was brought to the disk; counted anew after the database was opened again. */
  readonly syncs: () => number;
  readonly close: () => Promise<void>;
};

/** SQLSTATE `cannot_connect_now`. */
const NOT_NOW = '57P03';

/** After these PostgreSQL ends, and PGlite would go round in a circle for ever at the next statement. */
const ENDING = new Set(['PANIC', 'FATAL']);

/**
 * A database that survives its disk. When the disk takes a write of the log or an fsync back,
 * PostgreSQL panics: what it has in memory counts no more, only what its log on the disk says. Its
 * own server then starts anew from the disk; this does the same. Until that succeeds every
 * statement fails at once, so that nothing is acknowledged that was not kept.
 */
export async function keepOpen({
  open,
  log,
  retryMs,
}: {
  readonly open: () => Promise<Cluster>;
  readonly log: Logger;
  readonly retryMs: number;
}): Promise<LastingCluster> {
  const keeping: Keeping = {
    open,
    log,
    retryMs,
    current: null,
    isClosed: false,
    retry: undefined,
    hearers: new Set(),
  };
  await use(keeping);
  return {
    session: reopeningSession(keeping),
    syncs: () => keeping.current?.files.syncs ?? 0,
    close: async () => {
      keeping.isClosed = true;
      clearTimeout(keeping.retry);
      await keeping.current?.pg.close();
    },
  };
}

type Hearer = {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  unlisten: () => Promise<void>;
};

type Keeping = {
  readonly open: () => Promise<Cluster>;
  readonly log: Logger;
  readonly retryMs: number;
  readonly hearers: Set<Hearer>;
  /** Null while the database is away. */
  current: Cluster | null;
  isClosed: boolean;
  retry: NodeJS.Timeout | undefined;
};

async function use(keeping: Keeping): Promise<void> {
  const cluster = await keeping.open();
  if (keeping.isClosed) return cluster.pg.close();
  guard(cluster, (error) => {
    keeping.current = null;
    cluster.files.abandon();
    keeping.log.fatal(
      { err: error },
      'the disk did not keep what the database wrote; opening the database again from what is on the disk',
    );
    useLater(keeping);
  });
  for (const hearer of keeping.hearers) {
    hearer.unlisten = await cluster.pg.listen(hearer.channel, hearer.onPayload);
  }
  keeping.current = cluster;
}

function useLater(keeping: Keeping): void {
  if (keeping.isClosed) return;
  const { log, retryMs } = keeping;
  keeping.retry = setTimeout(() => {
    use(keeping).then(
      () => log.info('the database is open again'),
      (error: unknown) => {
        log.error({ err: error }, 'the database does not open yet');
        useLater(keeping);
      },
    );
  }, retryMs);
}

function reopeningSession(keeping: Keeping): PgliteSession {
  const now = (): PGlite => {
    if (keeping.current === null) throw new DatabaseAway();
    return keeping.current.pg;
  };
  return {
    query: async (...call) => now().query(...call),
    exec: async (...call) => now().exec(...call),
    transaction: async (work) => now().transaction(work),
    async listen(channel, onPayload) {
      const unlisten = await now().listen(channel, onPayload);
      const hearer: Hearer = { channel, onPayload, unlisten };
      keeping.hearers.add(hearer);
      return async () => {
        keeping.hearers.delete(hearer);
        if (keeping.current !== null) await hearer.unlisten();
      };
    },
    get closed() {
      return keeping.isClosed;
    },
  };
}

/** No statement reaches a database that has panicked, not even the rollback of the one that did. */
function guard({ pg, files }: Cluster, onEnd: (error: unknown) => void): void {
  const execute = pg.execProtocolStream.bind(pg);
  let hasEnded = false;
  const end = (error: unknown): void => {
    if (!hasEnded) onEnd(error);
    hasEnded = true;
  };
  // Every statement of PGlite's goes through this method.
  pg.execProtocolStream = async (message, options) => {
    if (hasEnded) throw new DatabaseAway();
    const results = await execute(message, options).catch((error: unknown) => {
      if (isEnding(error) || files.failure !== null) end(files.failure ?? error);
      throw error;
    });
    if (files.failure === null) return results;
    end(files.failure);
    throw new DatabaseAway();
  };
}

function isEnding(error: unknown): boolean {
  return (
    error instanceof Error &&
    'severity' in error &&
    typeof error.severity === 'string' &&
    ENDING.has(error.severity)
  );
}

class DatabaseAway extends Error {
  readonly code = NOT_NOW;

  constructor() {
    super('The database is being opened again after trouble with the disk.');
    this.name = 'DatabaseAway';
  }
}
