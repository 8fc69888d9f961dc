import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Brings a directory, with everything in it, to the disk. */
export function fsyncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const entryPath = path.join(directory, entry.name);
    if (entry.isDirectory()) fsyncTree(entryPath);
    else if (entry.isFile()) fsyncPath(entryPath);
  }
  fsyncPath(directory);
}

/** Brings one file, or the list of names in one directory, to the disk. */
export function fsyncPath(target: string): void {
  // Windows cannot open a directory, and keeps names on the disk by itself.
  const descriptor = openForSync(target);
  if (descriptor === null) return;
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openForSync(target: string): number | null {
  try {
    return openSync(target, 'r');
  } catch (error) {
    if (process.platform === 'win32') return null;
    throw error;
  }
}
