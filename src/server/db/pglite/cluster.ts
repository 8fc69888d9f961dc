import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { OperatorProblem } from '../../operator-problem.ts';
import { DurableNodeFS } from './durable-file-system.ts';
import { fsyncPath, fsyncTree } from './fsync-tree.ts';

export type Cluster = { readonly pg: PGlite; readonly files: DurableNodeFS };

/** What package.json pins; the files of a cluster belong to one major version of PostgreSQL. */
export const PGLITE_VERSION = '0.5.16';
export const POSTGRES_MAJOR = '18';

// Without -F, which turns fsync off; fdatasync, the usual way to sync the log, does nothing in PGlite.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the database in a data directory, and makes it at the first start. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const directory = path.join(dataDir, 'database');
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await make(dataDir);
  const major = readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim();
  if (major !== POSTGRES_MAJOR) {
    throw new OperatorProblem(
      `The database in ${directory} was made by PostgreSQL ${major} (PGlite ${versionIn(dataDir)}); this Unstuck brings PostgreSQL ${POSTGRES_MAJOR}. Start the version that made it, export the data there, and import it here.`,
    );
  }
  const cluster = await open(directory);
  if (versionIn(dataDir) !== PGLITE_VERSION) {
    writeFileSync(path.join(dataDir, 'pglite_version'), `${PGLITE_VERSION}\n`);
  }
  return cluster;
}

/**
 * The new database gets its name only when it is whole and on the disk: a start that is killed
 * half-way leaves something that the next start throws away.
 */
async function make(dataDir: string): Promise<void> {
  const directory = path.join(dataDir, 'database');
  const unfinished = path.join(dataDir, 'database.unfinished');
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new OperatorProblem(
      `${directory} holds something that is not a database of Unstuck. Move it away, or name another directory in DATA_DIR.`,
    );
  }
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const { pg } = await open(unfinished);
  await pg.close();
  fsyncTree(unfinished);
  rmSync(directory, { recursive: true, force: true });
  renameSync(unfinished, directory);
  fsyncPath(dataDir);
}

async function open(directory: string): Promise<Cluster> {
  const files = new DurableNodeFS(directory);
  try {
    const pg = await PGlite.create({ fs: files, startParams: START_PARAMETERS });
    return { pg, files };
  } catch (error) {
    files.abandon();
    throw new OperatorProblem(
      `The database in ${directory} does not open: ${error instanceof Error ? error.message : String(error)}. If its files are damaged, restore a backup.`,
      { cause: error },
    );
  }
}

function versionIn(dataDir: string): string {
  const file = path.join(dataDir, 'pglite_version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'of another version';
}
