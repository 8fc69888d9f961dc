import {
  closeSync,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { DISK_REASONS } from '../data-directory.ts';
import { fsyncPath } from '../db/pglite/fsync-tree.ts';
import { codeOf } from '../error-code.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { readBackup, type BackupContent } from './read-backup.ts';

export type BackupFile = BackupContent & { readonly file: string; readonly bytes: number };

const REASONS: Readonly<Record<string, string>> = {
  ...DISK_REASONS,
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a file is where a folder should be',
};

/**
 * Keeps a backup as a file that only its user can read. It gets its name when it is whole, was read
 * again and is on the disk; whatever goes wrong before leaves nothing behind.
 */
export async function keepBackup(
  file: string,
  write: (to: Writable) => Promise<void>,
): Promise<BackupFile> {
  const draft = `${file}.${process.pid}.unfinished`;
  try {
    if (statSync(file, { throwIfNoEntry: false }) !== undefined)
      throw new OperatorProblem(`${file} is there already. Name another file.`);
    await writeTo(draft, write);
    const content = await readBackup(draft);
    sync(draft);
    renameSync(draft, file);
    fsyncPath(path.dirname(file));
    return { ...content, file, bytes: statSync(file).size };
  } catch (error) {
    rmSync(draft, { force: true });
    throw explained(error, file);
  }
}

async function writeTo(draft: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const to = createWriteStream(draft, { fd: openSync(draft, 'wx', 0o600) });
  // What is wrong with it, `write` reports.
  to.on('error', () => undefined);
  try {
    await write(to);
  } finally {
    to.destroy();
  }
}

/** Where backups go that nobody named a file for. */
export function backupFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'backups');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explained(error, folder);
  }
  return folder;
}

function sync(file: string): void {
  // Windows brings only a file to the disk that is open for writing.
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function explained(error: unknown, file: string): unknown {
  const reason = REASONS[codeOf(error)];
  if (reason === undefined) return error;
  return new OperatorProblem(`The backup cannot be written to ${file}: ${reason}.`, {
    cause: error,
  });
}
