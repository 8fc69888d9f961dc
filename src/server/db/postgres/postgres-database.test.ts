import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../../tests/setup/temporary-postgres.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { createLog } from '../../logging/log.ts';
import { aDevice, operationOf } from '../../operations/test-push.ts';
import type { Connection } from '../connection.ts';
import { portOf } from '../../http/port-of.ts';
import { OperatorProblem } from '../../operator-problem.ts';
import { aUser, silentLog } from '../test-database.ts';
import { openPostgres } from './postgres-database.ts';

// A server of its own: roles belong to a whole server, and here the first start makes them.
let postgres: TemporaryPostgres;
const open: Connection[] = [];

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(async () => {
  for (const database of open) await database.close();
  await postgres.stop();
});

async function administer(...statements: string[]): Promise<void> {
  const administrator = new Client({ connectionString: postgres.url });
  await administrator.connect();
  for (const statement of statements) await administrator.query(statement);
  await administrator.end();
}

function urlOf({ database, user }: { readonly database: string; readonly user?: string }): string {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  if (user !== undefined) {
    url.username = user;
    url.password = 'hush';
  }
  return url.href;
}

async function opened(databaseUrl: string): Promise<Connection> {
  const database = await openPostgres({ databaseUrl, log: silentLog });
  open.push(database);
  return database;
}

/** A way to the server whose connections can be left hanging, as a lost machine leaves them. */
async function aRelay(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(to);
  url.port = String(portOf(relay));
  return {
    url: url.href,
    /** What is sent over the connections of now arrives nowhere; new ones are as they should be. */
    silence: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

/** What two people see of each other's work after one of them did something. */
async function twoPeopleOn(database: Connection): Promise<readonly number[]> {
  const ann = aDevice(database, await aUser(database));
  const ben = aDevice(database, await aUser(database));
  await ann.push(operationOf({ kind: 'settings.set', settings: { theme: 'calm' } }));
  return [(await ann.pull()).version, (await ben.pull()).version];
}

// In this order: each test finds the roles as the ones before it left them.
describe('a PostgreSQL', () => {
  it('whose user may not make roles is refused, with what an administrator has to run', async () => {
    await administer("CREATE ROLE guest LOGIN PASSWORD 'hush'", 'CREATE DATABASE g OWNER guest');
    const databaseUrl = urlOf({ database: 'g', user: 'guest' });
    const refused = await openPostgres({ databaseUrl, log: silentLog }).catch((error) => error);
    expect(refused).toBeInstanceOf(OperatorProblem);
    const remedy = /run once: (.*;)$/.exec(String(refused.message))?.[1];
    expect(remedy).toBe(
      'CREATE ROLE unstuck_auth NOLOGIN; CREATE ROLE unstuck_app NOLOGIN; GRANT unstuck_auth, unstuck_app TO guest;',
    );
    await administer(remedy ?? '');
    expect(await twoPeopleOn(await opened(databaseUrl))).toEqual([1, 0]);
    await administer(
      'DROP DATABASE g WITH (FORCE)',
      'DROP ROLE unstuck_app',
      'DROP ROLE unstuck_auth',
    );
  });

  it('is migrated once by twenty servers that start on four new databases of it at once', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await administer(`CREATE DATABASE ${name}`);
    const starts = Array.from({ length: 20 }, (_, index) =>
      opened(urlOf({ database: 'abcd'.charAt(index % 4) })),
    );
    for (const database of await Promise.all(starts)) await database.ping();
    for (const database of open.slice(-4)) expect(await twoPeopleOn(database)).toEqual([1, 0]);
  });

  it('is used by a plain owner who may make roles but is no superuser', async () => {
    await administer(
      'DROP DATABASE a WITH (FORCE)',
      'DROP DATABASE b WITH (FORCE)',
      'DROP DATABASE c WITH (FORCE)',
      'DROP DATABASE d WITH (FORCE)',
      'DROP ROLE unstuck_app',
      'DROP ROLE unstuck_auth',
      "CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'hush'",
      'CREATE DATABASE o OWNER owner',
    );
    expect(await twoPeopleOn(await opened(urlOf({ database: 'o', user: 'owner' })))).toEqual([
      1, 0,
    ]);
    expect(await twoPeopleOn(await opened(urlOf({ database: 'o', user: 'owner' })))).toEqual([
      1, 0,
    ]);
  });

  it('whose user is a superuser is used, and the log says that a plain owner is enough', async () => {
    const warnings = async (databaseUrl: string) => {
      const lines: string[] = [];
      const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
      open.push(await openPostgres({ databaseUrl, log }));
      return lines;
    };
    const about = expect.stringContaining('a plain owner is enough');
    expect(await warnings(urlOf({ database: 'o' }))).toEqual([about]);
    expect(await warnings(urlOf({ database: 'o', user: 'owner' }))).toEqual([]);
  });

  it('whose roles could see everything is refused', async () => {
    await administer('ALTER ROLE unstuck_app BYPASSRLS');
    const starting = openPostgres({ databaseUrl: urlOf({ database: 'o' }), log: silentLog });
    await expect(starting).rejects.toThrow('ALTER ROLE unstuck_app NOSUPERUSER NOBYPASSRLS');
    await administer('ALTER ROLE unstuck_app NOBYPASSRLS');
  });

  it('is used again after it cut every connection, idle or at work', async () => {
    const database = await opened(urlOf({ database: 'o' }));
    const userId = await aUser(database);
    const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'o'";
    await administer(cut);
    const device = aDevice(database, userId);
    await device.pull().catch(() => undefined);
    expect(await device.pull()).toMatchObject({ version: 0 });

    const atWork = database.withUser(userId, async (tx) => {
      await administer(cut);
      await tx.execute(sql`select 1`);
    });
    const failure = await atWork.catch((error: unknown) => error);
    expect(isStorageFailure(failure)).toBe(true);
    expect(await device.pull()).toMatchObject({ version: 0 });
    const { total = 0, idle } = database.pool() ?? {};
    expect(idle, 'a connection that was cut is given back').toBe(total);
  });

  it('that takes no connections for a while is one that is away, and is used again', async () => {
    const database = await opened(urlOf({ database: 'o' }));
    const device = aDevice(database, await aUser(database));
    await administer('ALTER DATABASE o ALLOW_CONNECTIONS false');
    await administer("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'o'");
    await device.pull().catch(() => undefined);
    expect(isStorageFailure(await device.pull().catch((error: unknown) => error))).toBe(true);
    await administer('ALTER DATABASE o ALLOW_CONNECTIONS true');
    expect(await device.pull()).toMatchObject({ version: 0 });
  });

  it('that does not answer is not waited for without end, and is asked again', async () => {
    const databaseUrl = urlOf({ database: 'o' });
    const database = await openPostgres({ databaseUrl, log: silentLog, answerWithinMs: 3_000 });
    open.push(database);
    const asked = database.run({ name: 'slow', text: 'SELECT pg_sleep(60)::text' }, []);
    expect(isStorageFailure(await asked.catch((error: unknown) => error))).toBe(true);
    const again = database.run({ name: 'quick', text: 'SELECT 1 AS one' }, []);
    expect(await again).toEqual([{ one: 1 }]);
  });

  it('whose connections lead nowhere any more is reached again over new ones', async () => {
    const relay = await aRelay(urlOf({ database: 'o' }));
    const waits = { log: silentLog, answerWithinMs: 1_000, poolSize: 4 };
    const database = await openPostgres({ databaseUrl: relay.url, ...waits });
    const userId = await aUser(database);
    const looks = [
      () => database.ping(),
      () => database.run({ name: 'one', text: 'SELECT 1 AS one' }, []),
      () => database.orm.execute(sql`select 1`),
      () => database.withUser(userId, (tx) => tx.execute(sql`select 1`)),
    ];
    const all = (asked = looks) => Promise.allSettled(asked.map((look) => look()));
    await Promise.all(looks.map((look) => look()));
    for (const look of looks) {
      relay.silence();
      const outcomes = await all([look, look, look, look]);
      for (const outcome of outcomes)
        expect(outcome.status === 'rejected' && isStorageFailure(outcome.reason)).toBe(true);
      expect(await all()).toEqual(
        looks.map(() => expect.objectContaining({ status: 'fulfilled' })),
      );
    }
    // One that falls silent under a transaction, whose way back is then shut as well.
    const lost = database.withUser(userId, async (tx) => {
      relay.silence();
      await tx.execute(sql`select 1`);
    });
    expect(isStorageFailure(await lost.catch((error: unknown) => error))).toBe(true);
    await all();
    expect(await all()).toEqual(looks.map(() => expect.objectContaining({ status: 'fulfilled' })));
    await database.close();
    relay.stop();
  });

  it('that is not there is refused in words that do not name the password', async () => {
    const refusals = {
      'postgres://me:secret@127.0.0.1:1/x': 'nothing answers there',
      'postgres://me:secret@no-such-machine.invalid/x': /no machine of that name|not be looked up/,
      [urlOf({ database: 'missing' })]: 'there is no such database',
      [urlOf({ database: 'o', user: 'nobody' })]: 'it refuses the password',
    };
    for (const [databaseUrl, reason] of Object.entries(refusals)) {
      const refused = await openPostgres({ databaseUrl, log: silentLog }).catch((error) => error);
      expect(refused).toBeInstanceOf(OperatorProblem);
      expect(refused.message).toMatch(reason);
      expect(refused.message).not.toContain(new URL(databaseUrl).password);
    }
  });
});
