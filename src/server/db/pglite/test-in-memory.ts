/** Migrated, empty databases in memory, which the test files of a worker hand on to each other. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { knownMigrations } from '../migrate.ts';
import { AUTH_ROLE } from '../roles.ts';
import { PGLITE_VERSION } from './cluster.ts';
import type { PgliteSession } from './lasting-cluster.ts';
import { prepareSession } from './pglite-database.ts';

export type InMemory = {
  readonly session: PgliteSession;
  /** Runs a statement as the superuser that owns the tables. */
  readonly asOwner: <Row extends Record<string, unknown>>(
    text: string,
    parameters?: unknown[],
  ) => Promise<readonly Row[]>;
  /** Ends its use here; its rows are the borrower's to take away first. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const CACHE = path.join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'test-database');
const MIGRATIONS = path.join(import.meta.dirname, '..', 'migrations');

/** What each database would be made a copy of, by nobody here: two thirds of the files. */
const TEMPLATES = ['template0', 'template1'];

/** Two databases differ in it when a table, a function, a rule or a role of one was changed. */
const BUILD = `SELECT ${[
  'pg_attribute',
  'pg_authid',
  'pg_constraint',
  'pg_policy',
  'pg_proc',
  'pg_trigger',
  'public.schema_migrations',
]
  .map((table) => `(SELECT count(*) || '/' || sum(xmin::text::bigint) FROM ${table})`)
  .join(` || ' ' || `)} AS build`;

type Made = { readonly pg: PGlite; readonly build: string };

/** To make one takes a second of the processor. */
const givenBack: Made[] = [];

export async function borrowInMemory(): Promise<InMemory> {
  const made = givenBack.pop() ?? (await make());
  const { pg } = made;
  let isOver = false;
  const now = (): PGlite => {
    if (isOver) throw new Error('This database was given back.');
    return pg;
  };
  const session: PgliteSession = {
    query: async (...call) => now().query(...call),
    exec: async (...call) => now().exec(...call),
    transaction: async (work) => now().transaction(work),
    listen: async (...call) => now().listen(...call),
    get closed() {
      return isOver || pg.closed;
    },
  };
  return {
    session,
    asOwner: async (text, parameters) => asOwnerOf(now(), text, parameters),
    giveBack: async () => {
      isOver = true;
      // What a session remembers: its role, its statements, what it listens to.
      await pg.query('DISCARD ALL');
      if ((await buildOf(pg)) !== made.build) return pg.close();
      await pg.query(`SET ROLE ${AUTH_ROLE}`);
      givenBack.push(made);
    },
    close: () => pg.close(),
  };
}

async function make(): Promise<Made> {
  const pg = await PGlite.create({ loadDataDir: await migratedFiles() });
  const build = await buildOf(pg);
  await prepareSession(pg);
  return { pg, build };
}

function asOwnerOf<Row>(pg: PGlite, text: string, parameters?: unknown[]): Promise<readonly Row[]> {
  return pg.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE postgres');
    return (await tx.query<Row>(text, parameters)).rows;
  });
}

async function buildOf(pg: PGlite): Promise<string> {
  const { rows } = await pg.query<{ build: string }>(BUILD);
  return rows[0]?.build ?? '';
}

/** Making a database and migrating it takes seconds; unpacking one a fraction of that. */
export async function migratedFiles(): Promise<Blob> {
  const file = `${cachedDatabase()}.tar`;
  if (!existsSync(file)) {
    const pg = await PGlite.create();
    await prepareSession(pg);
    await pg.query('SET ROLE postgres');
    await pg.query('UPDATE pg_database SET datistemplate = false');
    for (const name of TEMPLATES) await pg.query(`DROP DATABASE ${name}`);
    const dump = await pg.dumpDataDir('none');
    await pg.close();
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Where a database of this schema is kept from run to run, without the ending. */
export function cachedDatabase(): string {
  const hash = createHash('sha256').update(PGLITE_VERSION).update(TEMPLATES.join());
  for (const { tag } of knownMigrations()) {
    hash.update(readFileSync(path.join(MIGRATIONS, `${tag}.sql`)));
  }
  return path.join(CACHE, hash.digest('hex'));
}
