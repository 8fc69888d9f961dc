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
  const name = `unstuck_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `CREATE DATABASE ${name}`);
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  const database = await openDatabase({
    databaseUrl: databaseUrl.href,
    dataDir: '',
    log: silent,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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
