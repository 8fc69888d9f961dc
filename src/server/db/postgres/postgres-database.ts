import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { POOL_SIZE } from '../../env.ts';
import { withUserOf, type Connection } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { AUTH_ROLE } from '../roles.ts';
import { isTimeUp } from '../storage-failure.ts';
import { listenOnPostgres } from './channel-listener.ts';
import { connect, requireVersion } from './connect.ts';

const CONNECT_WITHIN_MS = 5_000;
const IDLE_MS = 30_000;
/** Beyond the end of every statement: who has not answered by then is not there. */
const ANSWER_WITHIN_MS = 17_000;

// Dates as the columns of the schema read them, and an end to every statement: a request that
// waits longer than this has been given up by its browser.
const SESSION = [
  `SET ROLE ${AUTH_ROLE}`,
  "SET timezone = 'UTC'",
  'SET datestyle = ISO',
  'SET statement_timeout = 15000',
  'SET lock_timeout = 10000',
  'SET idle_in_transaction_session_timeout = 30000',
].join(';');

/** A PostgreSQL server, of which several Unstucks may use one database. */
export async function openPostgres({
  databaseUrl,
  poolSize = POOL_SIZE,
  answerWithinMs = ANSWER_WITHIN_MS,
  log,
}: {
  readonly databaseUrl: string;
  readonly poolSize?: number | undefined;
  readonly answerWithinMs?: number;
  readonly log: Logger;
}): Promise<Connection> {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'unstuck',
  } satisfies PoolConfig;
  await prepare(new Client(connection), log);
  const pool = new Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
    // On a connection that leads nowhere unheard, a query fails after this time instead of never.
    query_timeout: answerWithinMs,
    // Awaited before anybody gets the client; its published type lags behind.
    onConnect: async (client: ClientBase) => {
      await client.query(SESSION);
    },
  });
  survive(pool, log);
  const orm = drizzle(releasing(pool));
  return {
    kind: 'postgres',
    orm,
    run: async ({ name, text }, parameters) => {
      return (await pool.query({ name, text, values: [...parameters] })).rows;
    },
    withUser: withUserOf(orm),
    listen: listenOnPostgres({ connection, log }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: () => pool.end(),
  };
}

/** Whether row-level security binds the user of DATABASE_URL only in one of the two roles. */
async function isUnbound(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ unbound: boolean }>(
    'SELECT rolsuper OR rolbypassrls AS unbound FROM pg_roles WHERE rolname = session_user',
  );
  return rows[0]?.unbound ?? false;
}

async function prepare(client: Client, log: Logger): Promise<void> {
  await connect(client);
  try {
    await requireVersion(client);
    await migrate({ query: (text, parameters) => client.query(text, parameters) });
    if (await isUnbound(client)) {
      log.warn(
        'the database user of DATABASE_URL is a superuser or may bypass row-level security: a plain owner is enough',
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * The pool as Drizzle uses it for transactions. Drizzle gives a connection back after its work, but not
 * when `begin` itself fails, on a connection that was cut while it was idle: it goes back here. One that
 * has stopped answering is cut, or the next request would wait on it as long, and all after that.
 */
function releasing(pool: Pool): Pool {
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    const release = client.release.bind(client);
    const ask: (...asked: unknown[]) => Promise<unknown> = client.query.bind(client);
    let isReleased = false;
    client.release = (error) => {
      if (isReleased) return;
      isReleased = true;
      client.off('end', lost);
      Reflect.deleteProperty(client, 'query');
      release(error);
    };
    const lost = (): void => client.release(true);
    client.once('end', lost);
    const query = async (...asked: unknown[]): Promise<unknown> => {
      try {
        return await ask(...asked);
      } catch (error) {
        if (isTimeUp(error)) lost();
        throw error;
      }
    };
    return Object.assign(client, { query });
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A server that goes away takes its connections with it, not this process: the next request reconnects. */
function survive(pool: Pool, log: Logger): void {
  const note = (error: Error) => log.warn({ err: error }, 'lost a connection to the database');
  pool.on('error', note);
  // The pool listens to idle clients only; an error of one at work would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
}
