import { readFileSync } from 'node:fs';
import { ensureRoles, rolesAreReady } from './roles.ts';
import type { SqlSession } from './sql-session.ts';
import { OperatorProblem } from '../operator-problem.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number will do, as long as every version of the program uses the same. */
const LOCK = '7274100386116421';

type Migration = { readonly position: number; readonly tag: string };

/** The committed migrations, oldest first. */
export function knownMigrations(): readonly Migration[] {
  // The file is drizzle-kit's, written by `npm run db:generate` and committed.
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', FOLDER), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  return journal.entries.map(({ idx, tag }) => ({ position: idx + 1, tag }));
}

/**
 * Brings the database to this program's schema. Many servers may start on one database at the
 * same moment: one migrates, under a lock held by this one session, and the others wait for it.
 */
export async function migrate(session: SqlSession): Promise<void> {
  const migrations = knownMigrations();
  const isCurrent = (await positionOf(session, migrations.length)) === migrations.length;
  if (isCurrent && (await rolesAreReady(session))) return;
  await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await ensureRoles(session);
    const position = await positionOf(session, migrations.length);
    for (const migration of migrations.slice(position)) await apply(session, migration);
  } finally {
    // A session that is lost has let go of the lock already.
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

/** How many migrations the database has; a database that has more than we know is not touched. */
async function positionOf(session: SqlSession, known: number): Promise<number> {
  const table = await session.query<{ exists: boolean }>(
    "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS exists",
  );
  if (table.rows[0]?.exists !== true) return 0;
  const { rows } = await session.query<{ position: number }>(
    'SELECT coalesce(max(position), 0) AS position FROM public.schema_migrations',
  );
  const position = rows[0]?.position ?? 0;
  if (position > known) {
    throw new OperatorProblem(
      `The database was last used by a newer Unstuck (schema ${position}; this one knows ${known}). Start that version again, or restore a backup made before it.`,
    );
  }
  return position;
}

async function apply(session: SqlSession, { position, tag }: Migration): Promise<void> {
  const script = readFileSync(new URL(`${tag}.sql`, FOLDER), 'utf8');
  await session.query('BEGIN');
  try {
    await session.query(
      'CREATE TABLE IF NOT EXISTS public.schema_migrations (position integer PRIMARY KEY, tag text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    for (const statement of script.split('--> statement-breakpoint')) {
      await session.query(statement);
    }
    await session.query('INSERT INTO public.schema_migrations (position, tag) VALUES ($1, $2)', [
      position,
      tag,
    ]);
    await session.query('COMMIT');
  } catch (error) {
    await session.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
