/** A data directory with a migrated, empty database: making one as a first start does takes seconds. */

import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fastFolder } from './test-disk.ts';
import { cachedDatabase, migratedFiles } from './test-in-memory.ts';

/** In a new folder, which is the caller's to remove. */
export async function aDataDirectory(): Promise<{ folder: string; dataDir: string }> {
  const folder = mkdtempSync(path.join(fastFolder(), 'unstuck-data-'));
  const dataDir = path.join(folder, 'data');
  await fillDataDirectory(dataDir);
  return { folder, dataDir };
}

/** Makes this data directory, as a server leaves it that nobody has used yet. */
export async function fillDataDirectory(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { mode: 0o700 });
  cpSync(await unusedDatabase(), path.join(dataDir, 'database'), { recursive: true });
}

let made: Promise<string> | undefined;

/** The files of a migrated, empty database, to be copied. */
export function unusedDatabase(): Promise<string> {
  // Two that ask at once would make the same folder under each other's hands.
  return (made ??= makeUnusedDatabase());
}

async function makeUnusedDatabase(): Promise<string> {
  const files = cachedDatabase();
  if (existsSync(files)) return files;
  const unfinished = `${files}.${process.pid}`;
  const loadDataDir = await migratedFiles();
  const fs = new NodeFS(unfinished);
  await (await PGlite.create({ fs, loadDataDir })).close();
  try {
    renameSync(unfinished, files);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another test file has put its own there in the meantime.
    if (!existsSync(files)) throw error;
  }
  return files;
}
