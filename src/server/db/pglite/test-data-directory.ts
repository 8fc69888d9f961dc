/** A data directory with a migrated, empty database: making one as a first start does takes seconds. */

import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { migratedFiles } from '../test-database.ts';
import { fastFolder } from './test-disk.ts';

/** In a new folder, which is the caller's to remove. */
export async function aDataDirectory(): Promise<{ folder: string; dataDir: string }> {
  const folder = mkdtempSync(path.join(fastFolder(), 'unstuck-data-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const fs = new NodeFS(path.join(dataDir, 'database'));
  await (await PGlite.create({ fs, loadDataDir: await migratedFiles() })).close();
  return { folder, dataDir };
}
