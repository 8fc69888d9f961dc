/** A database for tests: the engine that TEST_ENGINE names, empty and migrated. */

import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { openDatabase, type Database } from './db/database.ts';
import { databaseOf, prepareSession } from './db/pglite/pglite-database.ts';

const silent = pino({ level: 'silent' });

export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (process.env['TEST_ENGINE'] !== 'postgres') return openInMemory();
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL.');
  return openOnServer(url);
}

/** What a statement of the sign-in role gives; the engines' own results have the rows in one place. */
export async function rowsOf(database: Pick<Database, 'orm'>, statement: SQL): Promise<unknown[]> {
  const result = (await database.orm.execute(statement)) as { rows: unknown[] };
  return result.rows;
}

async function openInMemory(): Promise<Database> {
  const pg = await PGlite.create();
  await prepareSession(pg);
  return databaseOf(pg);
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await createDatabase(server);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: silent });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** The settings of a whole server for the engine that TEST_ENGINE names. */
export async function testSettings(): Promise<{
  readonly settings: Record<string, string>;
  readonly drop: () => Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { settings: {}, drop: async () => {} };
  const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  const AUTH_SECRET = randomBytes(32).toString('hex');
  return { settings: { DATABASE_URL: url, AUTH_SECRET }, drop };
}

async function createDatabase(server: string) {
  const name = `unstuck_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
