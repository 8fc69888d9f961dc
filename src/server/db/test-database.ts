/** A migrated, empty database for a test file, on the engine that TEST_ENGINE names. */

import { randomBytes, randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { user } from './auth-schema.ts';
import { openDatabase, type Database } from './database.ts';
import { databaseOf } from './pglite/pglite-database.ts';
import { borrowInMemory } from './pglite/test-in-memory.ts';

export type TestDatabase = Database & {
  /** Runs a statement as the owner of the tables, who is a superuser: nothing is hidden from it. */
  readonly asOwner: <Row extends Record<string, unknown>>(
    text: string,
    parameters?: unknown[],
  ) => Promise<readonly Row[]>;
  /** Takes all rows away. */
  readonly empty: () => Promise<void>;
  /** So that nobody reaches it any more; after `close` another test file may be given it. */
  readonly closeForGood: () => Promise<void>;
  /** Where a second server would find it; null for the engine that has no second server. */
  readonly url: string | null;
};

/** A TRUNCATE gives each table and index a new file, which takes twenty times as long. */
const EMPTY = `DO $$
DECLARE name text;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
  LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
END $$`;

export const silentLog = pino({ level: 'silent' });

export function openTestDatabase(engine = testEngine()): Promise<TestDatabase> {
  return engine === 'postgres' ? openOnServer() : openInMemory();
}

/** The engine that TEST_ENGINE names. */
export function testEngine(): 'postgres' | 'pglite' {
  return process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** What a statement of the sign-in role gives; the engines' own results have the rows in one place. */
export async function rowsOf(database: Pick<Database, 'orm'>, statement: SQL): Promise<unknown[]> {
  const result = (await database.orm.execute(statement)) as { rows: unknown[] };
  return result.rows;
}

/** The settings of a whole server for the engine that TEST_ENGINE names. */
export async function testSettings(): Promise<{
  readonly settings: Record<string, string>;
  readonly drop: () => Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { settings: {}, drop: async () => {} };
  const { url, drop } = await aServerDatabase();
  const AUTH_SECRET = randomBytes(32).toString('hex');
  return { settings: { DATABASE_URL: url, AUTH_SECRET }, drop };
}

/** Somebody who has signed up. */
export async function aUser({ orm }: Pick<Database, 'orm'>, username?: string): Promise<string> {
  const name = username ?? `person-${randomUUID()}`;
  const [row] = await orm
    .insert(user)
    .values({
      name,
      email: `${name}@example.org`,
      username: name.toLowerCase(),
      displayUsername: name,
    })
    .returning({ id: user.id });
  if (row === undefined) throw new Error('No user was made.');
  return row.id;
}

async function openInMemory(): Promise<TestDatabase> {
  const { session, asOwner, giveBack, close } = await borrowInMemory();
  return {
    ...databaseOf(session),
    asOwner,
    empty: async () => void (await asOwner(EMPTY)),
    url: null,
    close: async () => {
      await asOwner(EMPTY);
      await giveBack();
    },
    closeForGood: close,
  };
}

async function openOnServer(): Promise<TestDatabase> {
  const { url, drop } = await aServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: silentLog });
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const asOwner: TestDatabase['asOwner'] = async (text, parameters) =>
    (await owner.query<never>(text, parameters)).rows;
  const close = async (): Promise<void> => {
    await database.close();
    await owner.end();
    await drop();
  };
  return {
    ...database,
    asOwner,
    empty: async () => void (await asOwner(EMPTY)),
    url,
    close,
    closeForGood: close,
  };
}

/** An empty database on the PostgreSQL of the tests, not migrated. */
export async function aServerDatabase(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const name = `unstuck_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Runs a statement in the server's first database, as its superuser. */
export async function asAdministrator(statement: string): Promise<void> {
  const administrator = new Client({ connectionString: serverUrl() });
  await administrator.connect();
  try {
    await administrator.query(statement);
  } finally {
    await administrator.end();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL.');
  return url;
}
